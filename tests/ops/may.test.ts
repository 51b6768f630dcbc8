import { expect, test } from 'vitest';
import type { Cost, Effect } from '../../effects/language.ts';
import { went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { AT_RAT, conformance, EMPTY, type Replaced } from './conformance.ts';

const burn: Effect = { op: 'damage', to: 'opponents', amount: 2 };
const damaged = { type: 'damaged', target: 'p1', amount: 2, by: 'cast.1' };
const it = { refs: ['p1'], amount: 2, shares: [2] };
const yes: Scene = { do: [{ op: 'may', do: [burn] }], answers: [['yes']] };
const burnt: Replaced = { ...yes, of: { on: 'damaged', subject: {} }, notes: ['damage: replaced'] };
const mana = (amount: number): Cost => ({ cost: 'resource', resource: 'mana', amount });
const asked = (candidates: readonly string[], purpose = 'may', by = 'p0') => ({
  purpose,
  requests: [{ by, shape: 'select', candidates, min: 1, max: 1 }],
});

conformance({
  op: 'may',
  works: { ...yes, events: [damaged], it },
  none: [null, 'it asks whether, not what'],
  gone: {
    ...AT_RAT,
    do: [
      { op: 'move', what: 'target', to: 'hand' },
      { op: 'may', do: [{ op: 'damage', to: 'target', amount: 1 }] },
    ],
    answers: [['yes']],
    events: [went('rat', 'board.1', 'hand.1', 'move')],
    notes: ['damaged: gone'],
  },
  zero: { do: [{ op: 'may', costs: [mana(99)], do: [burn] }], notes: ['may: declined'] },
  replaced: burnt,
  prevented: burnt,
  seen: { ...yes, shown: [damaged] },
  saved: [
    yes,
    { ...yes, answers: [['no']] },
    { ...yes, do: [{ op: 'may', costs: [mana(1)], do: [burn], by: 'opponents' }] },
  ],
  declined: { ...yes, answers: [['no']], notes: ['may: declined'] },
  them: {
    ...yes,
    do: [...yes.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [damaged, { type: 'counted', bearer: 'p1', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p1'], amount: 1, shares: [1] },
  },
  once: yes,
  next: { ...yes, do: [{ op: 'may', by: 'opponents', do: [burn] }] },
  played: { ...yes, asked: [asked(['no', 'yes'])] },
  forced: {
    forced: { do: [{ op: 'may', costs: [mana(99)], do: [burn] }] },
    asked: { do: [{ op: 'may', costs: [mana(10)], do: [burn] }], answers: [['no']] },
  },
});

test('with costs he pays them first', () => {
  const { asked: questions, events } = playScene({ ...yes, do: [{ op: 'may', costs: [mana(3)], do: [burn] }] });
  expect(questions).toEqual([asked(['no', 'yes'], 'pay')]);
  expect(events).toEqual([{ type: 'counted', bearer: 'p0', fact: 'mana', by: -3, to: 7 }, damaged]);
});

test('unless he pays: another pays, "you" stays who controls it', () => {
  const tax: Scene['do'] = [{ op: 'may', by: 'opponents', costs: [mana(3)], do: [], else: [burn] }];
  const paid = playScene({ do: tax, answers: [['yes']] });
  expect(paid.asked).toEqual([asked(['no', 'yes'], 'pay', 'p1')]);
  expect(paid.events).toEqual([{ type: 'counted', bearer: 'p1', fact: 'mana', by: -3, to: 7 }]);
  expect(playScene({ do: tax, answers: [['no']] })).toMatchObject({ events: [damaged], it });
});

test('what to pay with is asked after the yes', () => {
  const tribute: Cost = {
    cost: 'move',
    from: { select: 'objects', in: ['board'], of: 'you' },
    count: 1,
    to: 'discard',
    how: 'sacrifice',
  };
  const { asked: questions, events } = playScene({
    do: [{ op: 'may', costs: [tribute], do: [burn] }],
    mine: { board: ['rat', 'ox'] },
    answers: [['yes'], ['ox']],
  });
  expect(questions).toEqual([
    asked(['no', 'yes'], 'pay'),
    { purpose: 'cost', requests: [{ by: 'p0', shape: 'select', candidates: ['rat', 'ox'], min: 1, max: 1 }] },
  ]);
  expect(events).toEqual([went('ox', 'board.0', 'discard.0', 'sacrifice'), damaged]);
});

test('whether hidden cards could pay is not told: he is asked, and may only decline', () => {
  const units: Cost = {
    cost: 'move',
    from: { select: 'objects', in: ['hand'], of: 'you', where: { type: 'unit' } },
    count: 1,
    to: 'discard',
    how: 'discard',
  };
  const { asked: questions, it: result } = playScene({
    do: [{ op: 'may', costs: [units], do: [burn] }],
    mine: { hand: ['dud'] },
    answers: [['no']],
  });
  expect(questions).toEqual([asked(['no'], 'pay')]);
  expect(result).toEqual(EMPTY);
});

test('who declines does what is said for that', () => {
  const { events, notes } = playScene({
    do: [{ op: 'may', do: [burn], else: [{ op: 'heal', to: 'you', amount: 1 }] }],
    answers: [['no']],
  });
  expect(events).toEqual([{ type: 'healed', target: 'p0', amount: 1 }]);
  expect(notes).toEqual([]);
});
