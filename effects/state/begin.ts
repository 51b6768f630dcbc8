import type { Book } from '../book.ts';
import { newFrame } from '../flow/frame.ts';
import { cardId, frameId, objectId, playerId, type ZoneKey, zoneKey } from './ids.ts';
import { type ScriptedDraw, startRandom } from './random.ts';
import type { GameObject, MatchState } from './state.ts';

/** One player at the start: a name, and the ids of his cards from the bottom of the deck up. */
export interface PlayerSetup {
  readonly name: string;
  readonly deck: readonly string[];
}

/** Who plays with what, and by which chance. */
export interface MatchSetup {
  readonly players: readonly PlayerSetup[];
  /** Any whole number; the same seed and inputs give the same match. */
  readonly seed: number;
  /** Draws laid down for a test. */
  readonly script?: readonly ScriptedDraw[];
  /** Seat that begins; 0 when left out. */
  readonly first?: number;
}

/** The state before anything has happened; the first step runs the ruleset's setup. */
export function beginState(book: Book, setup: MatchSetup): MatchState {
  const { ruleset } = book;
  const objects: GameObject[] = [];
  const zones: Record<ZoneKey, readonly ReturnType<typeof objectId>[]> = {};
  for (const [name, decl] of Object.entries(ruleset.zones)) {
    if (decl.of === 'match') zones[zoneKey(name)] = [];
    else
      setup.players.forEach((_, i) => {
        zones[zoneKey(name, playerId(i))] = [];
      });
  }
  setup.players.forEach(({ deck }, i) => {
    const owner = playerId(i);
    const zone = zoneKey(ruleset.deckZone, owner);
    zones[zone] = deck.map((card) => {
      const id = objectId(objects.length);
      objects.push({ id, inc: objects.length + 1, card: cardId(card), owner, zone, facts: {} });
      return id;
    });
  });
  return {
    ruleset: ruleset.name,
    players: setup.players.map(({ name }) => ({ name, facts: {} })),
    objects,
    zones,
    turn: {
      number: 0,
      active: playerId(setup.first ?? 0),
      step: '',
      window: false,
      extraTurns: [],
      extraSteps: [],
    },
    frames: [
      newFrame({
        id: frameId(1),
        scope: 0,
        kind: 'effect',
        status: 'running',
        program: { in: 'rules', name: '', path: 'setup' },
        results: {},
        source: null,
        controller: playerId(setup.first ?? 0),
        cause: {},
      }),
    ],
    waiting: [],
    delayed: [],
    scopes: [],
    choices: [],
    modifiers: [],
    reveals: [],
    snapshots: [],
    priority: null,
    unchecked: false,
    history: { turn: [], lastTurn: [], uses: {} },
    random: startRandom(setup.seed, setup.script),
    counters: { incarnation: objects.length, frame: 1, choice: 0, modifier: 0, batch: 0, scope: 0, trigger: 0 },
    result: null,
  };
}
