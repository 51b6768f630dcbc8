import { expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { relic } from '../support/lab.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const burn: Effect = { op: 'damage', to: 'opponents', amount: 2 };
/** Hears the damage and heals one of it. */
const medic = relic('medic', {
  abilities: [{ on: { on: 'damaged', subject: { controller: 'you' } }, do: [{ op: 'heal', to: 'you', amount: 1 }] }],
});
const now: Scene = { do: [{ op: 'settle', do: [burn] }], cards: [medic], theirs: { board: ['medic'] } };
const damaged = { type: 'damaged', target: 'p1', amount: 2, by: 'cast.1' };
const healed = { type: 'healed', target: 'p1', amount: 1 };
const finished = { type: 'finished', of: 4, how: 'resolved', kind: 'trigger', player: 1, object: 'medic' };
const it = { refs: ['p1'], amount: 2, shares: [2] };
const burnt: Replaced = {
  do: [{ op: 'settle', do: [burn] }],
  of: { on: 'damaged', subject: {} },
  notes: ['damage: replaced'],
};

conformance({
  op: 'settle',
  works: { ...now, policy: 'queue', events: [damaged, healed, finished], it },
  none: { do: [{ op: 'settle', do: [{ op: 'damage', to: P1_UNITS, amount: 1 }] }], notes: ['damage: no-candidate'] },
  gone: bounced({ op: 'settle', do: [{ op: 'damage', to: 'target', amount: 1 }] }, 'damaged: gone'),
  zero: { do: [{ op: 'settle', do: [] }], notes: [] },
  replaced: burnt,
  prevented: burnt,
  seen: {
    ...now,
    shown: [damaged, healed, { type: 'finished', frame: 4, how: 'resolved', player: 1, object: 'medic' }],
  },
  saved: [
    ...interrupted(burnt),
    { ...now, do: [{ op: 'settle', do: [{ op: 'may', do: [burn] }] }], answers: [['yes']] },
  ],
  declined: ASKS_NOTHING,
  them: {
    ...now,
    do: [...now.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [damaged, healed, finished, { type: 'counted', bearer: 'p1', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p1'], amount: 1, shares: [1] },
  },
  once: now,
  next: now,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test.each(['queue', 'fold', 'pool', 'priority'] as const)(
  '%s: all that follows is done before the next node',
  (policy) => {
    const { lab } = playScene(now, { policy });
    expect(lab.told('damaged', 'healed', 'signalled')).toEqual(['damaged p1 2', 'healed p1 1', 'signal after']);
  },
);

test('without it what follows waits for the end of the effect, where a queue says so', () => {
  const { lab } = playScene({ ...now, do: [burn] });
  expect(lab.told('damaged', 'healed', 'signalled')).toEqual(['damaged p1 2', 'signal after', 'healed p1 1']);
});

test('what is named inside is known after it', () => {
  const { events } = playScene({
    do: [
      {
        op: 'settle',
        do: [
          { ...burn, as: 'burnt' },
          { op: 'heal', to: 'you', amount: 1 },
        ],
      },
      { op: 'add', to: 'burnt', fact: 'energy', by: 1 },
    ],
  });
  expect(events.at(-1)).toEqual({ type: 'counted', bearer: 'p1', fact: 'energy', by: 1, to: 1 });
});

test('one in another', () => {
  const { lab } = playScene({
    ...now,
    do: [
      {
        op: 'settle',
        do: [
          { op: 'settle', do: [burn] },
          { op: 'signal', name: 'inside' },
        ],
      },
    ],
  });
  expect(lab.told('healed', 'signalled')).toEqual(['healed p1 1', 'signal inside', 'signal after']);
  expect(lab.state.scopes).toEqual([]);
});
