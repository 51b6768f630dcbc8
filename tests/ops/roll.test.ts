import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, NO_PAUSE, NOBODY_HEARS } from './conformance.ts';

const die: Scene = { do: [{ op: 'roll', sides: 6, label: 'die' }], script: [{ label: 'die', value: 4 }] };
const rolled = { type: 'rolled', label: 'die', sides: 6, player: 0, value: 5 };

conformance({
  op: 'roll',
  works: { ...die, events: [rolled], it: { refs: [], amount: 5 } },
  none: [null, 'a die needs nobody'],
  gone: [null, 'it speaks of no object'],
  zero: { do: [{ op: 'roll', sides: 0, label: 'die' }], notes: ['roll: zero'] },
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: { ...die, shown: [rolled] },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...die,
    do: [...die.do, { op: 'damage', to: 'opponents', amount: { amount: 'result', of: 'it' } }],
    events: [rolled, { type: 'damaged', target: 'p1', amount: 5, by: 'cast.1' }],
    it: { refs: ['p1'], amount: 5, shares: [5] },
  },
  once: die,
  next: die,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('comes to a number from 1 to as many as it has sides', () => {
  const roll = (value: number) => playScene({ ...die, script: [{ label: 'die', value }] }).it?.amount;
  expect([roll(0), roll(5)]).toEqual([1, 6]);
  expect(() => roll(6)).toThrow('does not fit');
});

test('without a script the seed decides, and the same seed the same', () => {
  const { script: _, ...free } = die;
  const values = [playScene(free).it?.amount, playScene(free).it?.amount];
  expect(values[0]).toBe(values[1]);
});

test('one side needs no luck', () => {
  const { it } = playScene({ do: [{ op: 'roll', sides: 1, label: 'die' }] });
  expect(it).toEqual({ refs: [], amount: 1 });
});
