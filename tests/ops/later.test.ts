import { expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { unit } from '../support/lab.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, conformance, NO_PAUSE, NOBODY_HEARS, type None } from './conformance.ts';

const burn: Effect = { op: 'damage', to: 'opponents', amount: 2 };
const omen = { on: 'signalled', name: 'omen' } as const;
const lay = (more: Partial<Extract<Effect, { op: 'later' }>> = {}): Effect => ({
  op: 'later',
  on: omen,
  do: [burn],
  ...more,
});
const wait: Scene = { do: [lay()] };
const scheduled = {
  type: 'scheduled',
  trigger: {
    id: 1,
    on: omen,
    nodes: [burn],
    source: 'cast.1',
    controller: 0,
    results: {},
    once: true,
    duration: { until: 'match' },
  },
};
const LATER: None = [null, 'it happens when the event comes: see below'];

conformance({
  op: 'later',
  works: { ...wait, events: [scheduled], it: { refs: [], amount: 1 } },
  none: LATER,
  gone: LATER,
  zero: LATER,
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: { ...wait, shown: [{ type: 'scheduled', player: 0, on: 'signalled' }] },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    do: [...wait.do, { op: 'add', to: 'you', fact: 'energy', by: { amount: 'result', of: 'it' } }],
    events: [scheduled, { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p0'], amount: 1, shares: [1] },
  },
  once: wait,
  next: wait,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

const say: Effect = { op: 'signal', name: 'omen' };
const burns = (...nodes: readonly Effect[]) => playScene({ ...AT_RAT, do: nodes }).lab;

test('fires once, or each time', () => {
  const once = burns(lay(), say, say);
  expect(once.told('damaged')).toEqual(['damaged p1 2']);
  expect(once.told('unscheduled')).toEqual(['unscheduled']);
  expect(once.state.delayed).toEqual([]);
  const always = burns(lay({ always: true }), say, say);
  expect(always.told('damaged')).toEqual(['damaged p1 2', 'damaged p1 2']);
  expect(always.state.delayed).toHaveLength(1);
});

test('does not hear what happened before it, nor its own laying down', () => {
  expect(burns(say, lay()).told('damaged')).toEqual([]);
});

test('fires once for a batch of several such events', () => {
  const both: Effect = { op: 'signal', name: 'omen', about: 'everyone' };
  expect(burns(lay({ on: { ...omen, subject: {} } }), both).told('damaged')).toEqual(['damaged p1 2']);
  expect(burns(lay({ on: { ...omen, subject: {} }, always: true }), both).told('damaged')).toHaveLength(2);
});

test('only while its condition holds', () => {
  const rich = { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'energy' }, is: '>', right: 0 } as const;
  const charge: Effect = { op: 'add', to: 'you', fact: 'energy', by: 1 };
  expect(burns(lay({ while: rich }), say, charge, say).told('damaged')).toEqual(['damaged p1 2']);
});

test('is over when its time is', () => {
  const lab = burns(lay({ on: { on: 'began', step: 'main', whose: 'all' }, until: { until: 'turn-end' } }));
  lab.act('pass');
  expect(lab.told('damaged')).toEqual([]);
  expect(lab.state.delayed).toEqual([]);
});

test('at the beginning of the next turn', () => {
  const lab = burns(lay({ on: { on: 'began', step: 'main', whose: 'opponents' } }));
  expect(lab.fact(1, 'health')).toBe(20);
  lab.act('pass');
  expect(lab.fact(1, 'health')).toBe(18);
});

test('what it speaks of is what was meant then', () => {
  const lab = burns(
    { op: 'damage', to: 'target', amount: 1, as: 'hurt' },
    lay({ do: [{ op: 'damage', to: 'hurt', amount: { amount: 'result', of: 'it' } }] }),
    { op: 'remember', what: 'you', amount: 9, as: 'hurt' },
    say,
  );
  expect(lab.told('damaged')).toEqual(['damaged rat 1', 'damaged rat 1']);
});

test('what was meant and is gone is not touched in its next stay', () => {
  const lab = burns(
    lay({ do: [{ op: 'damage', to: 'target', amount: 1 }] }),
    { op: 'move', what: 'target', to: 'hand' },
    { op: 'move', what: 'them', to: 'board' },
    say,
  );
  expect(lab.told('damaged')).toEqual([]);
  expect(lab.notes.map((n) => `${n.what}: ${n.reason.code}`)).toContain('damaged: gone');
});

test('what it remembers is known as it was, however long it waits', () => {
  const lab = playScene({
    cards: [unit('imp', 4, 4)],
    targets: [{ as: 'target', from: { select: 'objects', in: ['board'], where: { name: 'imp' } } }],
    theirs: { board: ['imp'] },
    do: [
      { op: 'destroy', what: 'target' },
      lay({
        on: { on: 'began', step: 'main', whose: 'you' },
        do: [{ op: 'damage', to: 'opponents', amount: { amount: 'stat', of: 'target', stat: 'attack' } }],
      }),
    ],
  }).lab;
  lab.act('pass').act('pass');
  expect(lab.told('damaged')).toEqual(['damaged p1 4']);
});
