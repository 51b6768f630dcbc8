import { expect, test } from 'vitest';
import { spell } from '../support/lab.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, NO_PAUSE, NOBODY_HEARS } from './conformance.ts';

const others = { select: 'frames', where: { not: { name: 'cast' } } } as const;
const bolt = spell('bolt', [{ op: 'damage', to: 'opponents', amount: 3 }]);
const stack: Partial<Scene> = { policy: 'priority', cards: [bolt], mine: { hand: ['bolt'] }, first: ['play bolt'] };
const twin: Scene = { ...stack, do: [{ op: 'copy', what: others }] };
const copied = { type: 'copied', of: 2, player: 0, object: 'bolt.1', copy: 4 };

conformance({
  op: 'copy',
  works: { ...twin, events: [copied], it: { refs: ['effect 4'], amount: 1 } },
  none: { policy: 'priority', do: twin.do, notes: ['copy: no-candidate'] },
  gone: {
    ...twin,
    do: [
      { op: 'remember', what: others, as: 'it-was' },
      { op: 'counter', what: 'it-was' },
      { op: 'copy', what: 'it-was' },
    ],
    events: [{ type: 'finished', of: 2, how: 'countered', kind: 'play', player: 0, object: 'bolt.1' }],
    notes: ['copied: gone'],
  },
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: { ...twin, shown: [{ type: 'copied', player: 0, object: 'bolt.1' }] },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...twin,
    do: [...twin.do, { op: 'signal', name: 'copied', about: 'them' }],
    events: [copied, { type: 'signalled', name: 'copied', player: 0, subject: 'effect 4' }],
    it: { refs: ['effect 4'], amount: 1 },
  },
  once: twin,
  next: { ...twin, asks: ['priority', 0] },
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('the copy resolves first, and only the card of the original goes away', () => {
  const { lab } = playScene(twin);
  expect(lab.told('damaged', 'finished')).toEqual([
    'resolved cast',
    'damaged p1 3',
    'resolved bolt',
    'damaged p1 3',
    'resolved bolt',
  ]);
  expect(lab.zone(0, 'discard')).toEqual(['cast', 'bolt']);
});

test('the copy is of whom it says', () => {
  const { lab } = playScene({ ...twin, do: [{ op: 'copy', what: others, by: 'opponents' }] });
  expect(lab.told('damaged')).toEqual(['damaged p0 3', 'damaged p1 3']);
});

test('the copy has the same targets', () => {
  const aimed = spell('aimed', [{ op: 'damage', to: 'at', amount: 1 }], {
    targets: [{ as: 'at', from: { select: 'objects', in: ['board'] } }],
  });
  const { lab } = playScene({
    ...twin,
    cards: [aimed],
    mine: { hand: ['aimed'] },
    theirs: { board: ['rat'] },
    first: ['play aimed'],
  });
  expect(lab.told('damaged')).toEqual(['damaged rat 1', 'damaged rat 1']);
});

test('countered, the copy has no card to speak of', () => {
  const { events, it, lab } = playScene({ ...twin, do: [...twin.do, { op: 'counter', what: 'them' }] });
  expect(events.at(-1)).toMatchObject({ type: 'finished', of: 4, how: 'countered', copy: true });
  expect(it).toEqual({ refs: [], amount: 0 });
  expect(lab.told('damaged')).toEqual(['damaged p1 3']);
});
