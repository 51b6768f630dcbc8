import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, type None, P1_UNITS } from './conformance.ts';

const theirs = { board: ['rat', 'ox'] };
const three: Scene = { do: [{ op: 'divide', amount: 3, among: P1_UNITS }], theirs, answers: [{ value: [1, 2] }] };
const NOTHING_HAPPENS: None = [null, 'nothing happens in it that could be replaced'];

conformance({
  op: 'divide',
  works: { ...three, events: [], it: { refs: ['rat', 'ox'], amount: 3, shares: [1, 2] } },
  none: { do: three.do, notes: ['divide: no-candidate'] },
  gone: [null, 'what is gone is offered by no selector but a name'],
  zero: { ...three, do: [{ op: 'divide', amount: 0, among: P1_UNITS }], answers: [], notes: ['divide: zero'] },
  replaced: NOTHING_HAPPENS,
  prevented: NOTHING_HAPPENS,
  seen: { ...three, shown: [], twin: { answers: [{ value: [3, 0] }] } },
  saved: [three],
  declined: {
    ...three,
    do: [{ op: 'divide', amount: 3, among: P1_UNITS, upTo: true }],
    answers: [{ value: [0, 0] }],
    it: { refs: ['rat', 'ox'], amount: 0, shares: [0, 0] },
  },
  them: {
    ...three,
    do: [
      { ...three.do[0], as: 'parts' } as Scene['do'][number],
      { op: 'damage', to: 'them', amount: { amount: 'share', of: 'parts' } },
    ],
    events: [
      { type: 'damaged', target: 'rat', amount: 1, by: 'cast.1' },
      { type: 'damaged', target: 'ox', amount: 2, by: 'cast.1' },
    ],
    it: { refs: ['rat', 'ox'], amount: 3, shares: [1, 2] },
  },
  once: three,
  next: { ...three, do: [{ op: 'divide', amount: 3, among: P1_UNITS, by: 'opponents' }] },
  played: {
    ...three,
    do: [{ op: 'divide', amount: 3, among: P1_UNITS, each: 1, upTo: true, purpose: 'arrows' }],
    asked: [
      {
        purpose: 'arrows',
        requests: [
          { by: 'p0', shape: 'distribute', recipients: ['rat', 'ox'], total: 3, each: { min: 1 }, upTo: true },
        ],
      },
    ],
  },
  forced: {
    forced: { do: three.do, theirs: { board: ['rat'] } },
    asked: {
      do: [{ op: 'divide', amount: 3, among: P1_UNITS, upTo: true }],
      theirs: { board: ['rat'] },
      answers: [{ value: [3] }],
    },
  },
});

test('among nobody, or for more than there is, it comes to nothing', () => {
  for (const [note, scene] of [
    ['divide: no-candidate', { do: three.do }],
    ['divide: too-few', { do: [{ op: 'divide' as const, amount: 3, among: P1_UNITS, each: 2 }], theirs }],
  ] as const) {
    const { asked, events, it, notes } = playScene(scene);
    expect({ asked, events, it, notes }).toEqual({ asked: [], events: [], it: EMPTY, notes: [note] });
  }
});

test('a part of hidden cards that a filter takes is asked about, one recipient or many', () => {
  const { asked } = playScene({
    do: [{ op: 'divide', amount: 3, among: { select: 'objects', in: ['hand'], of: 'you', where: { type: 'unit' } } }],
    mine: { hand: ['rat', 'dud'] },
    answers: [{ value: [3] }],
  });
  expect(asked).toEqual([
    { purpose: 'divide', requests: [{ by: 'p0', shape: 'distribute', recipients: ['rat'], total: 3 }] },
  ]);
});
