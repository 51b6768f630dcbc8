import { expect, test } from 'vitest';
import type { CardData } from '../../effects/card-data.ts';
import type { Effect } from '../../effects/language.ts';
import { labRules, relic, unit } from '../support/lab.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, conformance, EMPTY, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const own = { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } } as const;
const brawl: Scene = { ...AT_RAT, mine: { board: ['ox'] }, do: [{ op: 'fight', one: own, other: 'target' }] };
const ratHit = { type: 'damaged', target: 'rat', amount: 2, by: 'ox' };
const oxHit = { type: 'damaged', target: 'ox', amount: 1, by: 'rat' };
const shielded: Replaced = {
  ...brawl,
  of: { on: 'damaged', subject: { name: 'rat' } },
  rest: [oxHit],
  notes: [],
  it: { refs: ['ox'], amount: 1, shares: [1] },
};

conformance({
  op: 'fight',
  works: { ...brawl, events: [ratHit, oxHit], it: { refs: ['rat', 'ox'], amount: 3, shares: [2, 1] } },
  none: { do: [{ op: 'fight', one: own, other: P1_UNITS }], notes: ['fight: no-candidate'] },
  gone: {
    ...brawl,
    do: [{ op: 'move', what: 'target', to: 'hand', how: 'bounce' }, ...brawl.do],
    events: [
      {
        type: 'moved',
        object: 'rat',
        to: 'hand.1',
        how: 'bounce',
        from: 'board.1',
        card: 'rat',
        owner: 1,
        controller: 1,
        now: 'rat.1',
      },
    ],
    notes: ['fight: gone'],
  },
  zero: {
    ...brawl,
    cards: [unit('lamb', 0, 3)],
    mine: { board: ['lamb'] },
    theirs: { board: ['lamb'] },
    notes: ['damaged: zero', 'damaged: zero'],
  },
  replaced: shielded,
  prevented: shielded,
  seen: { ...brawl, shown: [ratHit, oxHit] },
  saved: interrupted(shielded),
  declined: ASKS_NOTHING,
  them: {
    ...brawl,
    do: [...brawl.do, { op: 'heal', to: 'them', amount: 1 }],
    events: [ratHit, oxHit, { type: 'healed', target: 'rat', amount: 1 }, { type: 'healed', target: 'ox', amount: 1 }],
    it: { refs: ['rat', 'ox'], amount: 2, shares: [1, 1] },
  },
  once: brawl,
  next: brawl,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

/** A fight of one's own first with the opponent's. */
const between = (mine: CardData, theirs: CardData, more: Partial<Extract<Effect, { op: 'fight' }>> = {}) =>
  playScene({
    cards: [mine, theirs],
    mine: { board: [mine.id] },
    theirs: { board: [theirs.id] },
    targets: [{ as: 'target', from: P1_UNITS }],
    do: [{ op: 'fight', one: own, other: 'target', ...more }],
  });

test('both hit at once, so both can die', () => {
  const { lab, events } = between(unit('pike', 4, 1), unit('axe', 3, 2));
  expect(events.map((e) => [e.type, e.target ?? e.object])).toEqual([
    ['damaged', 'axe'],
    ['damaged', 'pike'],
    ['moved', 'pike'],
    ['moved', 'axe'],
  ]);
  expect(new Set(lab.events.flatMap((e) => (e.type === 'damaged' ? [e.batch] : []))).size).toBe(1);
});

test('who hits for nothing, or for less, is hit all the same', () => {
  const lamb = between(unit('lamb', 0, 9), unit('axe', 3, 9));
  expect(lamb.events).toEqual([{ type: 'damaged', target: 'lamb', amount: 3, by: 'axe' }]);
  expect([lamb.notes, lamb.it]).toEqual([['damaged: zero'], { refs: ['lamb'], amount: 3, shares: [3] }]);
  const ghost = relic('ghost', { stats: { cost: 0, health: -3 } });
  const sick = between(ghost, unit('axe', 3, 9), { one: { ...own, where: { type: 'relic' } }, stat: 'health' });
  expect(sick.events).toEqual([{ type: 'damaged', target: 'ghost', amount: 9, by: 'axe' }]);
  expect(sick.notes).toEqual(['damaged: zero']);
});

test('the stats are those of the moment, of the first of each alone', () => {
  const { events } = playScene({
    ...AT_RAT,
    mine: { board: ['ox', 'elk'] },
    do: [
      {
        op: 'modify',
        what: 'target',
        patches: [{ patch: 'addStat', stat: 'attack', by: 3 }],
        until: { until: 'turn-end' },
      },
      { op: 'fight', one: own, other: 'target' },
    ],
  });
  expect(events.slice(1)).toEqual([ratHit, { ...oxHit, amount: 4 }]);
});

test('by another stat, and in battle if it says so', () => {
  const { events } = playScene({
    ...brawl,
    do: [{ op: 'fight', one: own, other: 'target', stat: 'health', battle: true }],
  });
  expect(events.slice(0, 2)).toEqual([
    { ...ratHit, amount: 9, battle: true },
    { ...oxHit, amount: 5, battle: true },
  ]);
});

test('who fights himself is hit twice', () => {
  const { events, lab } = playScene({ mine: { board: ['ox'] }, do: [{ op: 'fight', one: own, other: own }] });
  const hit = { type: 'damaged', target: 'ox', amount: 2, by: 'ox' };
  expect(events).toEqual([hit, hit]);
  expect(lab.objects(0, 'board').map((o) => o.facts.damage)).toEqual([4]);
});

test('where one of the two is gone or was never there nobody is hit', () => {
  const nobody = playScene({ ...AT_RAT, do: [{ op: 'fight', one: own, other: 'target' }] });
  expect([nobody.events, nobody.notes, nobody.it]).toEqual([[], ['fight: no-candidate'], EMPTY]);
  const died = playScene({
    ...brawl,
    do: [
      { op: 'choose', from: own, as: 'mine' },
      { op: 'destroy', what: 'mine' },
      { op: 'fight', one: 'mine', other: 'target' },
    ],
  });
  expect(died.events.filter((e) => e.type === 'damaged')).toEqual([]);
  expect(died.notes).toEqual(['fight: gone']);
});

test('damage of one that goes elsewhere is dealt by whom it was', () => {
  const shield = relic('shield', {
    abilities: [
      { instead: { replace: 'redirect', of: { on: 'damaged', subject: { name: 'rat' } }, target: 'opponents' } },
    ],
  });
  const { events, it } = playScene({ ...brawl, cards: [shield], theirs: { board: ['rat', 'shield'] } });
  expect(events).toEqual([{ ...ratHit, target: 'p0' }, oxHit]);
  expect(it).toEqual({ refs: ['p0', 'ox'], amount: 3, shares: [2, 1] });
});

test('where the ruleset has no damage for objects they are immune', () => {
  const { player } = labRules('queue').damage ?? {};
  const { events, notes } = playScene({ ...brawl, rules: { damage: player ? { player } : {} } });
  expect([events, notes]).toEqual([[], ['damaged: immune', 'damaged: immune']]);
});
