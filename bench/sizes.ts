import { listAnswers } from '../effects/choices/shapes.ts';
import { effective } from '../effects/effective/derive.ts';
import { makeBook } from '../effects/make-book.ts';
import { viewOf } from '../effects/rules/views.ts';
import { beginState } from '../effects/state/begin.ts';
import { playerId, zoneKey } from '../effects/state/ids.ts';
import type { GameObject, MatchState } from '../effects/state/state.ts';
import { answer, begin, type Match } from '../search/index.ts';
import { skirmish, skirmishCards } from './skirmish/skirmish.ruleset.ts';

/** Microseconds for one of each, with so many objects in the match. */
export interface SizeRow {
  readonly objects: number;
  readonly answer: number;
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

function micros(times: number, run: () => unknown): number {
  for (let k = 0; k < times / 4; k++) run();
  const begun = performance.now();
  for (let k = 0; k < times; k++) run();
  return ((performance.now() - begun) / times) * 1000;
}

/** A root of its own: nothing is remembered of it. */
const fresh = (match: Match): Match => ({ book: match.book, state: { ...match.state } });

export function measureSize(objects: number, times: number): SizeRow {
  const match = sized(objects);
  const [choice] = match.state.choices;
  const request = choice?.requests[0];
  if (!choice || !request) throw new Error('Nothing is asked.');
  const all = [...listAnswers(request)];
  const end = { type: 'answer', player: request.player, choice: choice.id, value: all.length - 1 } as const;
  const units = match.state.objects.filter((o): o is GameObject => o?.zone === zoneKey('board', playerId(0)));
  const each = (at: Match): unknown => units.map((unit) => effective(at, unit));
  const row = {
    objects,
    answer: micros(times, () => answer(match, end)),
    listing: micros(times, () => [...listAnswers(request)].length),
    effectiveCold: micros(times, () => each(fresh(match))),
    effectiveCached: micros(times, () => each(match)),
    view: micros(times, () => viewOf(fresh(match), 0)),
  };
  return row;
}
