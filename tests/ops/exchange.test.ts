import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import type { ZoneDecl } from '../../effects/ruleset.ts';
import { unit } from '../support/lab.ts';
import { sawBack, stepped, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const named = (name: string, zone = 'board'): Selector => ({ select: 'objects', in: [zone], where: { name } });
const swap = (one: Selector, other: Selector): Effect => ({ op: 'exchange', one, other });
const ox = named('ox');
const trade: Scene = { ...AT_RAT, mine: { board: ['ox'] }, do: [swap(ox, 'target')] };
const over = stepped('ox', 'board.0', 'board.1', 'exchange');
const back = stepped('rat', 'board.1', 'board.0', 'exchange');
const stays: Replaced = {
  ...trade,
  of: { on: 'moved', how: ['exchange'], subject: { name: 'ox' } },
  // The other one goes all the same, so that nothing is left out.
  rest: [back],
  notes: [],
  it: { refs: ['rat'], amount: 1 },
};
const mana: Effect = { op: 'exchange', one: 'you', other: 'opponents', fact: 'mana' };
const top: Selector = { select: 'top', in: 'deck' };

conformance({
  op: 'exchange',
  works: { ...trade, events: [over, back], it: { refs: ['ox', 'rat'], amount: 2 } },
  none: { ...AT_RAT, do: trade.do, notes: ['exchange: no-candidate'] },
  gone: { ...bounced(swap(ox, 'target'), 'exchange: gone'), mine: { board: ['ox'] } },
  zero: { do: [mana], notes: ['counted: zero', 'counted: zero'] },
  replaced: stays,
  prevented: stays,
  seen: {
    do: [swap(named('rat', 'hand'), top)],
    mine: { hand: ['rat'], deck: ['elk', 'ox'] },
    shown: [sawBack('rat', 'hand.0', 'deck.0', 'exchange'), sawBack('ox', 'deck.0', 'hand.0', 'exchange')],
    twin: { do: [swap(named('elk', 'hand'), top)], mine: { hand: ['elk'], deck: ['ox', 'rat'] } },
  },
  saved: interrupted(stays),
  declined: ASKS_NOTHING,
  them: {
    ...trade,
    do: [...trade.do, { op: 'add', to: 'them', fact: 'plus', by: 1 }],
    events: [over, back, ...['ox', 'rat'].map((bearer) => ({ type: 'counted', bearer, fact: 'plus', by: 1, to: 1 }))],
    it: { refs: ['ox', 'rat'], amount: 2, shares: [1, 1] },
  },
  once: trade,
  next: trade,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

describe('places', () => {
  const cells: ZoneDecl = {
    of: 'player',
    faces: 'all',
    play: true,
    cells: [
      { name: 'front', capacity: 1 },
      { name: 'rear', capacity: 1 },
    ],
  };
  const full: ZoneDecl = { of: 'player', faces: 'all', play: true, capacity: 1 };
  const zonesWith = (board: ZoneDecl): NonNullable<Scene['rules']> => ({
    zones: {
      deck: { of: 'player', faces: 'none' },
      hand: { of: 'player', faces: 'owner' },
      board,
      stack: { of: 'player', faces: 'all' },
      discard: { of: 'player', faces: 'all' },
    },
  });
  const into = (name: string, cell: string, of: 'you' | 'opponents' = 'you'): Effect => ({
    op: 'move',
    what: named(name),
    to: 'board',
    of,
    cell: { select: 'cells', in: 'board', named: cell, of },
  });

  test('cells, and those of another player, though each holds only one', () => {
    const own = playScene({
      rules: zonesWith(cells),
      mine: { board: ['rat', 'ox'] },
      do: [into('rat', 'front'), into('ox', 'rear'), swap(named('rat'), ox)],
    });
    expect(own.lab.objects(0, 'board').map((o) => [o.card, o.cell])).toEqual([
      ['rat', 'rear'],
      ['ox', 'front'],
    ]);
    const across = playScene({
      rules: zonesWith(cells),
      mine: { board: ['rat'] },
      theirs: { board: ['ox'] },
      do: [into('rat', 'front'), into('ox', 'rear', 'opponents'), swap(named('rat'), ox)],
    });
    expect(across.notes).toEqual([]);
    const places = [0, 1].flatMap((p) => across.lab.objects(p, 'board').map((o) => [p, o.card, o.cell]));
    expect(places).toEqual([
      [0, 'ox', 'front'],
      [1, 'rat', 'rear'],
    ]);
  });

  test('of zones that are full: who goes makes room', () => {
    const { events, notes } = playScene({ ...trade, rules: zonesWith(full) });
    expect(events).toEqual([over, back]);
    expect(notes).toEqual([]);
  });

  test('of a zone in play and a hand: each begins a new stay', () => {
    const { events, it, lab } = playScene({
      mine: { board: ['ox'], hand: ['elk'] },
      do: [{ op: 'add', to: ox, fact: 'plus', by: 1 }, swap(ox, named('elk', 'hand'))],
    });
    expect(events.slice(1)).toEqual([
      went('ox', 'board.0', 'hand.0', 'exchange'),
      went('elk', 'hand.0', 'board.0', 'exchange'),
    ]);
    expect(it).toEqual({ refs: ['ox.1', 'elk.1'], amount: 2 });
    expect(lab.objects(0, 'hand')[0]?.facts).toEqual({});
  });

  test('both go at once: what hears one enter sees the other gone', () => {
    const { lab } = playScene({
      ...trade,
      cards: [
        unit('ear', 1, 1, {
          abilities: [
            {
              on: { on: 'moved', how: ['exchange'], subject: {} },
              do: [
                {
                  op: 'signal',
                  name: 'mine',
                  amount: {
                    amount: 'count',
                    of: { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } },
                  },
                },
              ],
            },
          ],
        }),
      ],
      mine: { board: ['ox', 'ear'] },
    });
    expect(new Set(lab.events.flatMap((e) => (e.type === 'moved' && e.how === 'exchange' ? [e.batch] : []))).size).toBe(
      1,
    );
    const counted = lab.events.flatMap((e) => (e.type === 'signalled' && e.name === 'mine' ? [e.amount] : []));
    expect(counted).toEqual([2, 2]);
  });

  test('a change of control keeps damage, counters and what is attached', () => {
    const { lab } = playScene({
      ...trade,
      mine: { board: ['ox', 'idol'] },
      do: [
        { op: 'damage', to: ox, amount: 2 },
        { op: 'add', to: ox, fact: 'plus', by: 1 },
        { op: 'attach', what: named('idol'), to: ox },
        ...trade.do,
      ],
    });
    expect(lab.objects(1, 'board').map((o) => [o.card, o.owner, o.facts])).toEqual([['ox', 0, { damage: 2, plus: 1 }]]);
    expect(lab.objects(0, 'board')[0]?.attachedTo).toEqual(lab.ref('ox'));
  });

  test('a token that would leave play ceases to be, and the other one comes', () => {
    const { lab } = playScene({
      mine: { hand: ['elk'] },
      do: [{ op: 'create', card: 'rat', to: 'board' }, swap(named('rat'), named('elk', 'hand'))],
    });
    expect([lab.zone(0, 'board'), lab.zone(0, 'hand')]).toEqual([['elk'], []]);
  });

  test('of one zone without cells are the same place, and so are those of one object', () => {
    for (const other of [named('rat'), ox]) {
      const { events, notes } = playScene({ mine: { board: ['rat', 'ox'] }, do: [swap(ox, other)] });
      expect(events).toEqual([]);
      expect(notes).toEqual(['moved: already', 'moved: already']);
    }
  });

  test('of the first of several', () => {
    const { events } = playScene({
      ...trade,
      theirs: { board: ['rat', 'elk'] },
      targets: [],
      do: [swap(ox, P1_UNITS)],
    });
    expect(events).toEqual([over, back]);
  });
});

describe('facts', () => {
  const counted = (bearer: string, fact: string, by: number, to: number) => ({ type: 'counted', bearer, fact, by, to });
  const spend: Effect = { op: 'add', to: 'you', fact: 'mana', by: -4 };

  test('of players', () => {
    const { events, it } = playScene({ do: [spend, mana] });
    expect(events.slice(1)).toEqual([counted('p0', 'mana', 4, 10), counted('p1', 'mana', -4, 6)]);
    expect(it).toEqual({ refs: ['p0', 'p1'], amount: 2 });
  });

  test('of objects', () => {
    const { events } = playScene({
      ...trade,
      do: [
        { op: 'add', to: ox, fact: 'plus', by: 3 },
        { op: 'add', to: 'target', fact: 'plus', by: -1 },
        { op: 'exchange', one: ox, other: 'target', fact: 'plus' },
      ],
    });
    expect(events.slice(2)).toEqual([counted('ox', 'plus', -4, -1), counted('rat', 'plus', 4, 3)]);
  });

  test('of a player and an object that both bear it, each within its own bounds', () => {
    const { events } = playScene({
      ...AT_RAT,
      rules: {
        facts: {
          player: { health: { initial: 20 }, mana: { initial: 10 }, plus: { initial: 5 } },
          object: { damage: { min: 0 }, plus: { max: 2 } },
        },
      },
      do: [{ op: 'exchange', one: 'you', other: 'target', fact: 'plus' }],
    });
    expect(events).toEqual([counted('p0', 'plus', -5, 0), counted('rat', 'plus', 2, 2)]);
  });

  test('a value that both have already', () => {
    const { events, notes } = playScene({ ...trade, do: [{ op: 'exchange', one: ox, other: 'target', fact: 'plus' }] });
    expect(events).toEqual([]);
    expect(notes).toEqual(['counted: zero', 'counted: zero']);
  });

  test('nothing with one that is gone, or with nobody', () => {
    const nobody: Selector = { select: 'objects', in: ['exile'] };
    const plus = (other: Selector): Effect => ({ op: 'exchange', one: ox, other, fact: 'plus' });
    const { events, notes } = playScene({
      ...trade,
      do: [
        { op: 'add', to: ox, fact: 'plus', by: 3 },
        { op: 'move', what: 'target', to: 'hand' },
        plus('target'),
        plus(nobody),
      ],
    });
    expect(events.slice(2)).toEqual([]);
    expect(notes).toEqual(['exchange: gone', 'exchange: no-candidate']);
  });

  test('what dies of it dies at the next check', () => {
    const { lab } = playScene({
      ...trade,
      do: [
        { op: 'damage', to: ox, amount: 5 },
        { op: 'exchange', one: ox, other: 'target', fact: 'damage' },
      ],
    });
    expect([lab.zone(0, 'board'), lab.zone(1, 'discard')]).toEqual([['ox'], ['rat']]);
  });
});
