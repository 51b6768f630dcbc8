import { expect, test } from 'vitest';
import { spell } from '../support/lab.ts';
import { went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, interrupted, type Replaced, warded } from './conformance.ts';

const others = { select: 'frames', of: 'you', where: { not: { name: 'cast' } } } as const;
const bolt = spell('bolt', [{ op: 'damage', to: 'opponents', amount: 3 }]);
/** Bolt waits under the spell that counters it. */
const stack: Partial<Scene> = { policy: 'priority', cards: [bolt], mine: { hand: ['bolt'] }, first: ['play bolt'] };
const deny: Scene = { ...stack, do: [{ op: 'counter', what: others }] };
const countered = { type: 'finished', of: 2, how: 'countered', kind: 'play', player: 0, object: 'bolt.1' };
const sure: Replaced = { ...deny, of: { on: 'finished', how: 'countered', subject: {} } };

conformance({
  op: 'counter',
  works: { ...deny, events: [countered], it: { refs: ['bolt.1'], amount: 1 } },
  none: { policy: 'priority', do: deny.do, notes: ['counter: no-candidate'] },
  gone: {
    ...deny,
    do: [
      { op: 'remember', what: others, as: 'it-was' },
      { op: 'counter', what: 'it-was' },
      { op: 'counter', what: 'it-was' },
    ],
    events: [countered],
    notes: ['counter: no-candidate'],
  },
  zero: [null, 'there is no amount in it'],
  replaced: sure,
  prevented: sure,
  seen: { ...deny, shown: [{ type: 'finished', frame: 2, how: 'countered', player: 0, object: 'bolt.1' }] },
  saved: interrupted(sure),
  declined: ASKS_NOTHING,
  them: {
    ...deny,
    do: [...deny.do, { op: 'move', what: 'them', to: 'exile' }],
    events: [countered, went('bolt.1', 'stack.0', 'exile.0', 'move')],
    it: { refs: ['bolt.2'], amount: 1 },
  },
  once: deny,
  next: { ...deny, asks: ['priority', 0] },
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('what is countered does nothing, and its card stays where it is', () => {
  const { lab } = playScene(deny);
  expect(lab.fact(1, 'health')).toBe(20);
  expect(lab.zone(0, 'stack')).toEqual(['bolt']);
});

test('what cannot be countered resolves', () => {
  const lab = labOf(warded(sure, 'prevent'));
  lab.act('play bolt').act('play cast').act('pass').act('pass').pick().act('pass').act('pass');
  expect(lab.fact(1, 'health')).toBe(17);
});

test('an effect is not countered by itself', () => {
  const { notes } = playScene({ policy: 'priority', do: [{ op: 'counter', what: { select: 'frames' } }] });
  expect(notes).toEqual(['counter: no-candidate']);
});

test('there is nothing to counter where nothing waits', () => {
  const { notes } = playScene({ do: [{ op: 'counter', what: { select: 'frames' } }] });
  expect(notes).toEqual(['counter: no-candidate']);
});
