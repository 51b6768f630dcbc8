import { expect, test } from 'vitest';
import { relic } from '../support/lab.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import {
  ASKS_NOTHING,
  AT_RAT,
  bounced,
  conformance,
  EMPTY,
  interrupted,
  P1_UNITS,
  type Replaced,
} from './conformance.ts';

const more: Scene = { do: [{ op: 'double', of: 'you', fact: 'mana' }] };
const kept: Replaced = { ...more, of: { on: 'counted', fact: 'mana', subject: {} } };
const counted = { type: 'counted', bearer: 'p0', fact: 'mana', by: 10, to: 20 };

conformance({
  op: 'double',
  works: { ...more, events: [counted], it: { refs: ['p0'], amount: 10, shares: [10] } },
  none: { do: [{ op: 'double', of: P1_UNITS, fact: 'plus' }], notes: ['double: no-candidate'] },
  gone: bounced({ op: 'double', of: 'target', fact: 'ready' }, 'double: gone'),
  zero: { ...AT_RAT, do: [{ op: 'double', of: 'target', fact: 'plus' }], notes: ['counted: zero'] },
  replaced: kept,
  prevented: kept,
  seen: { ...more, shown: [counted] },
  saved: interrupted(kept),
  declined: ASKS_NOTHING,
  them: {
    do: [...more.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [counted, { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p0'], amount: 1, shares: [1] },
  },
  once: more,
  next: more,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

const plus = (by: number) => ({ type: 'counted', bearer: 'rat', fact: 'plus', by });
/** The target has a fact, then it is multiplied. */
const times = (by: number, n?: number) => {
  const { events, notes } = playScene({
    ...AT_RAT,
    do: [
      { op: 'add', to: 'target', fact: 'plus', by },
      { op: 'double', of: 'target', fact: 'plus', ...(n === undefined ? {} : { times: { amount: 'sum', of: [n] } }) },
    ],
  });
  return [events.slice(1), notes];
};

test('what is below zero goes down', () => {
  expect(times(-2)).toEqual([[{ ...plus(-2), to: -4 }], []]);
});

test('is multiplied by what it says; by less than nothing it is nothing', () => {
  expect(times(2, 3)).toEqual([[{ ...plus(4), to: 6 }], []]);
  expect(times(2, 1)).toEqual([[], ['counted: zero']]);
  expect(times(2, 0)).toEqual([[{ ...plus(-2), to: 0 }], []]);
  expect(times(2, -1)).toEqual([[{ ...plus(-2), to: 0 }], []]);
  expect(times(-2, 0)).toEqual([[{ ...plus(2), to: 0 }], []]);
});

test('stays within bounds: what was really added is the result', () => {
  const energy = (by: number) =>
    playScene({
      do: [
        { op: 'add', to: 'you', fact: 'energy', by },
        { op: 'double', of: 'you', fact: 'energy' },
      ],
    });
  const two = energy(2);
  expect(two.events.slice(1)).toEqual([{ type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 3 }]);
  expect(two.it).toEqual({ refs: ['p0'], amount: 1, shares: [1] });
  const three = energy(3);
  expect([three.events.slice(1), three.it]).toEqual([[], EMPTY]);
  expect(three.notes).toEqual(['counted: already']);
});

test('a fact at its initial value is doubled from that', () => {
  const { events } = playScene({ ...AT_RAT, do: [{ op: 'double', of: 'opponents', fact: 'health' }] });
  expect(events).toEqual([{ type: 'counted', bearer: 'p1', fact: 'health', by: 20, to: 40 }]);
});

test('of each by what is worked out for it, all at once; what is no bearer is left out', () => {
  const { events, it } = playScene({
    theirs: { board: ['rat', 'ox'] },
    do: [
      { op: 'add', to: P1_UNITS, fact: 'plus', by: 2 },
      {
        op: 'double',
        of: { select: 'union', of: [P1_UNITS, { select: 'words', of: ['luck'] }] },
        fact: 'plus',
        times: {
          amount: 'sum',
          of: [1, { amount: 'stat', of: 'candidate', stat: 'cost' }, { amount: 'fact', of: 'candidate', fact: 'plus' }],
        },
      },
    ],
  });
  expect(events.slice(2)).toEqual([
    { ...plus(4), to: 6 },
    { ...plus(4), bearer: 'ox', to: 6 },
  ]);
  expect(it).toEqual({ refs: ['rat', 'ox'], amount: 8, shares: [4, 4] });
});

test('none times none is plain zero, also while something is asked in the middle of it', () => {
  const wary = { replace: 'prevent', of: { on: 'counted', fact: 'marked', subject: {} } } as const;
  const lab = labOf({
    theirs: { board: ['rat', 'ward'] },
    cards: [relic('ward', { abilities: [{ instead: wary, optional: true }] })],
    do: [
      {
        op: 'together',
        do: [
          { op: 'double', of: P1_UNITS, fact: 'plus', times: 0 },
          { op: 'add', to: P1_UNITS, fact: 'marked', by: 1 },
        ],
      },
    ],
  }).act('play cast');
  expect(lab.choice.purpose).toBe('replace');
  expect(JSON.parse(JSON.stringify(lab.state))).toStrictEqual(lab.state);
});
