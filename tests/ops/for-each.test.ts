import { expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const each = (...nodes: readonly Effect[]): Effect => ({ op: 'forEach', of: P1_UNITS, do: nodes });
const hit: Effect = { op: 'damage', to: 'each', amount: 1 };
const all: Scene = { do: [each(hit)], theirs: { board: ['rat', 'ox'] } };
const damaged = (target: string) => ({ type: 'damaged', target, amount: 1, by: 'cast.1' });
const burnt: Replaced = {
  do: [each(hit)],
  theirs: { board: ['rat'] },
  of: { on: 'damaged', subject: {} },
  notes: ['damage: replaced'],
};

conformance({
  op: 'forEach',
  works: {
    ...all,
    events: [damaged('rat'), damaged('ox')],
    it: { refs: ['rat', 'ox'], amount: 2, shares: [1, 1] },
  },
  none: { do: all.do, notes: ['forEach: no-candidate'] },
  gone: {
    ...AT_RAT,
    do: [each({ op: 'move', what: 'each', to: 'hand' }, hit)],
    events: [went('rat', 'board.1', 'hand.1', 'move')],
    notes: ['damaged: gone'],
  },
  zero: [null, 'no amount is in it: a number of times is `repeat`'],
  replaced: burnt,
  prevented: burnt,
  seen: { ...all, shown: [damaged('rat'), damaged('ox')] },
  saved: [...interrupted(burnt), { ...all, do: [each({ op: 'may', do: [hit] })], answers: [['yes'], ['no']] }],
  declined: ASKS_NOTHING,
  them: {
    ...all,
    do: [...all.do, { op: 'add', to: 'them', fact: 'plus', by: 1 }],
    events: [
      damaged('rat'),
      damaged('ox'),
      { type: 'counted', bearer: 'rat', fact: 'plus', by: 1, to: 1 },
      { type: 'counted', bearer: 'ox', fact: 'plus', by: 1, to: 1 },
    ],
    it: { refs: ['rat', 'ox'], amount: 2, shares: [1, 1] },
  },
  once: all,
  next: all,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('each round is a batch of its own', () => {
  const { lab } = playScene(all);
  expect(new Set(lab.events.flatMap((e) => (e.type === 'damaged' ? [e.batch] : []))).size).toBe(2);
});

test('over what was there when it began', () => {
  const { events } = playScene({
    ...all,
    do: [each({ op: 'create', card: 'elk', to: 'board', of: 'opponents' })],
  });
  expect(events.map((e) => e.now)).toEqual(['elk', 'elk:2']);
});

test('one that is gone in its round is passed over, and the rest goes on', () => {
  const { events, notes } = playScene({
    ...all,
    do: [each({ op: 'destroy', what: { select: 'among', of: P1_UNITS, except: 'each' } }, hit)],
  });
  expect(events).toEqual([
    went('ox', 'board.1', 'discard.1', 'destroy'),
    damaged('rat'),
    went('rat', 'board.1', 'discard.1', 'destroy'),
  ]);
  expect(notes).toEqual(['damaged: gone']);
});

test('loops inside each other have names of their own', () => {
  const { events } = playScene({
    theirs: { board: ['rat', 'ox'] },
    do: [
      {
        op: 'forEach',
        of: P1_UNITS,
        name: 'outer',
        do: [
          {
            op: 'forEach',
            of: { select: 'among', of: P1_UNITS, except: 'outer' },
            name: 'inner',
            do: [
              {
                op: 'damage',
                to: 'inner',
                from: 'outer',
                amount: { amount: 'stat', of: 'outer', stat: 'attack' },
              },
            ],
          },
        ],
      },
    ],
  });
  expect(events).toEqual([
    { type: 'damaged', target: 'ox', amount: 1, by: 'rat' },
    { type: 'damaged', target: 'rat', amount: 2, by: 'ox' },
  ]);
});

test('a question in each round is answered before the next', () => {
  const { asked, events } = playScene({ ...all, do: [each({ op: 'may', do: [hit] })], answers: [['no'], ['yes']] });
  expect(asked).toHaveLength(2);
  expect(events).toEqual([damaged('ox')]);
});
