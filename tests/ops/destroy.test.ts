import { expect, test } from 'vitest';
import { saw, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const kill: Scene = { ...AT_RAT, do: [{ op: 'destroy', what: 'target' }] };
const saved: Replaced = { ...kill, of: { on: 'died', subject: {} } };
const died = went('rat', 'board.1', 'discard.1', 'destroy');

conformance({
  op: 'destroy',
  works: { ...kill, events: [died], it: { refs: ['rat.1'], amount: 1 } },
  none: { do: [{ op: 'destroy', what: P1_UNITS }], notes: ['destroy: no-candidate'] },
  gone: bounced({ op: 'destroy', what: 'target' }, 'destroy: gone'),
  zero: [null, 'there is no amount in it'],
  replaced: saved,
  prevented: saved,
  seen: { ...kill, shown: [saw('rat', 'board.1', 'discard.1', 'destroy')] },
  saved: interrupted(saved),
  declined: ASKS_NOTHING,
  them: {
    ...kill,
    do: [...kill.do, { op: 'move', what: 'them', to: 'exile' }],
    events: [died, went('rat.1', 'discard.1', 'exile.1', 'move')],
    it: { refs: ['rat.2'], amount: 1 },
  },
  once: kill,
  next: kill,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('destroys all at once', () => {
  const { events, lab } = playScene({
    do: [{ op: 'destroy', what: { select: 'objects', in: ['board'] } }],
    mine: { board: ['idol'] },
    theirs: { board: ['rat'] },
  });
  expect(events).toEqual([went('idol', 'board.0', 'discard.0', 'destroy'), died]);
  expect(new Set(lab.events.flatMap((e) => (e.type === 'moved' && e.how === 'destroy' ? [e.batch] : []))).size).toBe(1);
});

test('destroys only what is in play', () => {
  const { events, notes } = playScene({
    do: [{ op: 'destroy', what: { select: 'objects', in: ['hand', 'discard'] } }],
    mine: { hand: ['rat'], discard: ['ox'] },
  });
  expect(events).toEqual([]);
  expect(notes).toEqual(['destroy: no-candidate']);
});

test('goes where it says', () => {
  const { events } = playScene({ ...AT_RAT, do: [{ op: 'destroy', what: 'target', to: 'exile' }] });
  expect(events).toEqual([went('rat', 'board.1', 'exile.1', 'destroy')]);
});

test('what was taken over dies into the discard of its owner', () => {
  const { events } = playScene({
    ...AT_RAT,
    do: [
      { op: 'move', what: 'target', to: 'board', of: 'you', how: 'steal' },
      { op: 'destroy', what: 'target' },
    ],
  });
  expect(events.map((e) => [e.how, e.from, e.to, e.controller])).toEqual([
    ['steal', 'board.1', 'board.0', 1],
    ['destroy', 'board.0', 'discard.1', 0],
  ]);
});

test('a token ceases to exist, and is known as it was', () => {
  const { events, it, lab } = playScene({
    do: [
      { op: 'create', card: 'rat', to: 'board' },
      { op: 'destroy', what: 'them' },
    ],
  });
  expect(events.map((e) => e.type)).toEqual(['created', 'moved']);
  expect(it).toEqual({ refs: ['rat.1'], amount: 1 });
  expect(lab.zone(0, 'discard')).toEqual(['cast']);
});
