import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, type None, P1_UNITS } from './conformance.ts';

const MY_UNITS = { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } } as const;
const board: Partial<Scene> = { mine: { board: ['rat', 'ox'] }, theirs: { board: ['elk'] } };
const to = { select: 'union', of: ['opponents', P1_UNITS] } as const;
const attack: Scene = { ...board, do: [{ op: 'assign', items: MY_UNITS, to }], answers: [{ value: [1, null] }] };
const NOTHING_HAPPENS: None = [null, 'nothing happens in it that could be replaced'];

conformance({
  op: 'assign',
  works: { ...attack, events: [], it: { refs: ['rat'], amount: 1, assigned: ['elk'] } },
  none: { do: attack.do, notes: ['assign: no-candidate'] },
  gone: [null, 'what is gone is offered by no selector but a name'],
  zero: {
    ...attack,
    do: [{ op: 'assign', items: MY_UNITS, to, max: 0 }],
    answers: [],
    notes: ['assign: zero'],
  },
  replaced: NOTHING_HAPPENS,
  prevented: NOTHING_HAPPENS,
  seen: { ...attack, shown: [], twin: { answers: [{ value: [null, 0] }] } },
  saved: [attack],
  declined: { ...attack, answers: [{ value: [null, null] }], it: { ...EMPTY, assigned: [] } },
  them: {
    ...attack,
    do: [...attack.do, { op: 'add', to: 'them', fact: 'ready', by: -1 }],
    events: [{ type: 'counted', bearer: 'rat', fact: 'ready', by: -1, to: 0 }],
    it: { refs: ['rat'], amount: -1, shares: [-1] },
  },
  once: attack,
  next: { ...attack, do: [{ op: 'assign', items: MY_UNITS, to, by: 'opponents' }] },
  played: {
    ...attack,
    do: [{ op: 'assign', items: MY_UNITS, to, min: 1, max: 2, capacity: 1, purpose: 'attack' }],
    asked: [
      {
        purpose: 'attack',
        requests: [
          { by: 'p0', shape: 'assign', items: ['rat', 'ox'], targets: ['p1', 'elk'], min: 1, max: 2, capacity: [1, 1] },
        ],
      },
    ],
  },
  forced: {
    forced: { ...board, do: [{ op: 'assign', items: MY_UNITS, to: P1_UNITS, min: 2 }] },
    asked: { ...board, do: [{ op: 'assign', items: MY_UNITS, to: P1_UNITS }], answers: [{ value: [0, 0] }] },
  },
});

test('nothing, or to nothing, it comes to nothing', () => {
  for (const scene of [
    { do: attack.do, theirs: { board: ['elk'] } },
    { do: [{ op: 'assign' as const, items: MY_UNITS, to: P1_UNITS }], mine: { board: ['rat'] } },
  ]) {
    const { asked, events, it } = playScene(scene);
    expect({ asked, events, it }).toEqual({ asked: [], events: [], it: EMPTY });
  }
});

test('asks for no more than there is room for', () => {
  const { asked } = playScene({
    ...board,
    do: [{ op: 'assign', items: MY_UNITS, to: P1_UNITS, min: 2, capacity: 1 }],
    answers: [{ value: [null, 0] }],
  });
  expect(asked).toEqual([
    {
      purpose: 'assign',
      requests: [{ by: 'p0', shape: 'assign', items: ['rat', 'ox'], targets: ['elk'], min: 1, max: 1, capacity: [1] }],
    },
  ]);
});

test('nothing is assigned where there is no room at all', () => {
  const { asked, it } = playScene({ ...board, do: [{ op: 'assign', items: MY_UNITS, to: P1_UNITS, capacity: 0 }] });
  expect(asked).toEqual([]);
  expect(it).toEqual(EMPTY);
});
