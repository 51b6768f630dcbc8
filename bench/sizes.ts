import { listAnswers } from '../effects/choices/shapes.ts';
import { effective } from '../effects/effective/derive.ts';
import { makeBook } from '../effects/make-book.ts';
import { legalDeeds } from '../effects/rules/actions.ts';
import { viewOf } from '../effects/rules/views.ts';
import { beginState } from '../effects/state/begin.ts';
import { playerId, zoneKey } from '../effects/state/ids.ts';
import type { GameObject, MatchState } from '../effects/state/state.ts';
import { answer, begin, type Match } from '../search/index.ts';
import { skirmish, skirmishCards } from './skirmish/skirmish.ruleset.ts';

/** Microseconds for one of each, with so many objects in the match. */
export interface SizeRow {
  readonly objects: number;
  readonly fork: number;
  readonly listing: number;
  readonly effectiveCold: number;
  readonly effectiveCached: number;
  readonly view: number;
}

const { capacity: _, ...board } = skirmish.zones.board ?? { of: 'player', faces: 'all' };
const lord = {
  id: 'lord',
  name: 'lord',
  types: ['unit'],
  stats: { cost: 1, attack: 1, health: 1 },
  abilities: [
    {
      affects: { select: 'objects', in: ['board'], of: 'you' },
      patches: [{ patch: 'addStat', stat: 'attack', by: 1 }],
    },
  ],
} as const;
const book = makeBook({ ...skirmish, zones: { ...skirmish.zones, board } }, [...skirmishCards, lord]);

/** A match with a third of its objects on the boards, one of which makes the others on its side stronger. */
function sized(objects: number): Match {
  const each = Math.floor(objects / 2);
  const deck = Array.from({ length: each }, (_, i) => (i === 0 ? 'lord' : 'footman'));
  const state = beginState(book, { seed: 1, players: ['a', 'b'].map((name) => ({ name, deck })) });
  return begin(book, withBoards(state)).match;
}

function withBoards(state: MatchState): MatchState {
  const zones = { ...state.zones };
  const objects = [...state.objects];
  for (const player of [playerId(0), playerId(1)]) {
    const all = zones[zoneKey('deck', player)] ?? [];
    const laid = all.slice(0, Math.floor(all.length / 3));
    zones[zoneKey('deck', player)] = all.slice(laid.length);
    zones[zoneKey('board', player)] = laid;
    for (const id of laid) objects[id] = { ...(objects[id] as GameObject), zone: zoneKey('board', player) };
  }
  return { ...state, zones, objects };
}

/** Microseconds for one run, in the fastest of as many rounds as fit into the time. */
function micros(seconds: number, run: () => unknown): number {
  let best = Number.POSITIVE_INFINITY;
  let times = 1;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    const begun = performance.now();
    for (let k = 0; k < times; k++) run();
    const took = performance.now() - begun;
    best = Math.min(best, (took / times) * 1000);
    // Rounds of some milliseconds: long enough for the clock, short enough to fall between other work.
    if (took < 2) times *= 2;
  }
  return best;
}

/** A root of its own: nothing is remembered of it. */
const fresh = (match: Match): Match => ({ book: match.book, state: { ...match.state } });

export function measureSize(objects: number, seconds: number): SizeRow {
  const match = sized(objects);
  const [choice] = match.state.choices;
  const request = choice?.requests[0];
  if (!choice || !request) throw new Error('Nothing is asked.');
  const all = [...listAnswers(request)];
  const end = { type: 'answer', player: request.player, choice: choice.id, value: all.length - 1 } as const;
  const unit = match.state.objects.find((o) => o?.zone === zoneKey('board', playerId(0)));
  if (!unit) throw new Error('Nothing is on the board.');
  return {
    objects,
    fork: micros(seconds, () => answer(match, end)),
    listing: micros(seconds, () => legalDeeds(fresh(match), request.player, Object.keys(book.ruleset.actions))),
    effectiveCold: micros(seconds, () => effective(fresh(match), unit)),
    effectiveCached: micros(seconds, () => effective(match, unit)),
    view: micros(seconds, () => viewOf(fresh(match), 0)),
  };
}
