import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, type None } from './conformance.ts';

const name: Scene = { do: [{ op: 'chooseNumber', max: 5 }], answers: [{ value: 3 }] };
const NOTHING_HAPPENS: None = [null, 'nothing happens in it that could be replaced'];

conformance({
  op: 'chooseNumber',
  works: { ...name, events: [], it: { refs: [], amount: 3 } },
  none: [null, 'a number needs nobody'],
  gone: [null, 'it speaks of no object'],
  zero: { ...name, answers: [{ value: 0 }], notes: [] },
  replaced: NOTHING_HAPPENS,
  prevented: NOTHING_HAPPENS,
  seen: { ...name, shown: [], twin: { answers: [{ value: 4 }] } },
  saved: [name],
  declined: { ...name, answers: [{ value: 0 }] },
  them: {
    ...name,
    do: [...name.do, { op: 'damage', to: 'opponents', amount: { amount: 'result', of: 'it' } }],
    events: [{ type: 'damaged', target: 'p1', amount: 3, by: 'cast.1' }],
    it: { refs: ['p1'], amount: 3, shares: [3] },
  },
  once: name,
  next: { ...name, do: [{ op: 'chooseNumber', max: 5, by: 'opponents' }] },
  played: {
    do: [{ op: 'chooseNumber', min: 1, max: { amount: 'fact', of: 'you', fact: 'mana' }, purpose: 'x' }],
    answers: [{ value: 2 }],
    asked: [{ purpose: 'x', requests: [{ by: 'p0', shape: 'number', min: 1, max: 10 }] }],
  },
  forced: {
    forced: { do: [{ op: 'chooseNumber', min: 2, max: 2 }] },
    asked: { do: [{ op: 'chooseNumber', max: 5 }], answers: [{ value: 2 }] },
  },
});

test('is asked of whom it says', () => {
  const { asked } = playScene({ ...name, do: [{ op: 'chooseNumber', max: 5, by: 'opponents' }] });
  expect(asked).toEqual([{ purpose: 'number', requests: [{ by: 'p1', shape: 'number', min: 0, max: 5 }] }]);
});

test('where the most is less than the least, it is the least', () => {
  const { asked, it } = playScene({ do: [{ op: 'chooseNumber', min: 3, max: 1 }] });
  expect(asked).toEqual([]);
  expect(it).toEqual({ ...EMPTY, amount: 3 });
});
