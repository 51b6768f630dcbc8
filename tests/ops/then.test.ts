import { expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, conformance, interrupted, type None, type Replaced } from './conformance.ts';

const burn: Effect = { op: 'damage', to: 'opponents', amount: 2 };
const when: Scene = { do: [{ op: 'then', do: [burn] }] };
const damaged = { type: 'damaged', target: 'p1', amount: 2, by: 'cast.1' };
const reflexive = {
  type: 'signalled',
  name: 'reflexive',
  player: 0,
  reflex: { nodes: [burn], source: 'cast.1', controller: 0, results: {} },
};
const resolved = { type: 'finished', of: 3, how: 'resolved', kind: 'trigger', player: 0, object: 'cast.1' };
const hushed: Replaced = { ...when, of: { on: 'signalled', name: 'reflexive' } };
const LATER: None = [null, 'it happens when the trigger is taken up: see below'];

conformance({
  op: 'then',
  works: { ...when, policy: 'queue', events: [reflexive], it: { refs: [], amount: 1 } },
  none: LATER,
  gone: LATER,
  zero: LATER,
  replaced: hushed,
  prevented: hushed,
  seen: { ...when, shown: [{ type: 'signalled', name: 'reflexive', player: 0 }] },
  saved: interrupted(hushed),
  declined: ASKS_NOTHING,
  them: {
    do: [...when.do, { op: 'add', to: 'you', fact: 'energy', by: { amount: 'result', of: 'it' } }],
    events: [reflexive, { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p0'], amount: 1, shares: [1] },
  },
  once: when,
  next: when,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('it is a trigger: it waits for the end of the effect in a queue, and folds into it in a fold', () => {
  const told = (policy: 'queue' | 'fold') => playScene(when, { policy }).lab.told('damaged', 'signalled', 'finished');
  expect(told('queue')).toEqual(['signal reflexive', 'signal after', 'resolved cast', 'damaged p1 2', 'resolved cast']);
  expect(told('fold')).toEqual(['signal reflexive', 'damaged p1 2', 'resolved cast', 'signal after', 'resolved cast']);
  expect(playScene(when, { policy: 'fold' }).events).toEqual([reflexive, damaged, resolved]);
});

test('where effects wait on a stack it can be answered', () => {
  const lab = labOf({ ...when, policy: 'priority' })
    .act('play cast')
    .act('pass')
    .act('pass')
    .pick();
  expect(lab.state.frames.map((f) => [f.kind, f.status])).toEqual([['trigger', 'stacked']]);
  lab.act('pass').act('pass');
  expect(lab.fact(1, 'health')).toBe(18);
});

test('knows all that was named before it, and nothing after', () => {
  const { lab } = playScene({
    ...AT_RAT,
    do: [
      { op: 'destroy', what: 'target', as: 'dead' },
      {
        op: 'then',
        do: [
          { op: 'move', what: 'dead', to: 'exile', how: 'banish' },
          { op: 'damage', to: 'opponents', amount: { amount: 'result', of: 'later' } },
        ],
      },
      { op: 'remember', amount: 5, as: 'later' },
    ],
  });
  expect(lab.told('moved')).toEqual(['play cast', 'destroy rat', 'resolve cast', 'banish rat']);
  expect(lab.fact(1, 'health')).toBe(20);
});

test('is one thing more for other triggers to hear', () => {
  const { events } = playScene({
    ...AT_RAT,
    do: [{ op: 'settle', do: [{ op: 'then', do: [{ op: 'destroy', what: 'target' }] }] }],
  });
  expect(events.map((e) => e.type)).toEqual(['signalled', 'moved', 'finished']);
  expect(events[1]).toEqual(went('rat', 'board.1', 'discard.1', 'destroy'));
});
