import { describe, expect, test } from 'vitest';
import { unit } from '../support/lab.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { conformance, interrupted, type Replaced } from './conformance.ts';

const hit: Scene = { do: [{ op: 'damage', to: 'opponents', amount: 3 }] };
const shielded: Replaced = { ...hit, of: { on: 'damaged', subject: {} } };

conformance({
  op: 'damage',
  works: {
    ...hit,
    events: [{ type: 'damaged', target: 'p1', amount: 3, by: 'cast.1' }],
    it: { refs: ['p1'], amount: 3, shares: [3] },
  },
  none: {
    do: [{ op: 'damage', to: { select: 'objects', in: ['board'] }, amount: 3 }],
    notes: ['damage: no-candidate'],
  },
  gone: {
    targets: [{ as: 'target', from: { select: 'objects', in: ['board'] } }],
    do: [
      { op: 'move', what: 'target', to: 'hand' },
      { op: 'damage', to: 'target', amount: 1 },
    ],
    theirs: { board: ['rat'] },
    events: [{ type: 'moved', object: 'rat', from: 'board.1', to: 'hand.1', how: 'move', card: 'rat', owner: 1, controller: 1, now: 'rat.1' }],
    notes: ['damaged: gone'],
    it: { refs: [], amount: 0, shares: [] },
  },
  zero: { do: [{ op: 'damage', to: 'opponents', amount: 0 }], notes: ['damaged: zero'], it: { refs: [], amount: 0, shares: [] } },
  replaced: shielded,
  prevented: shielded,
  seen: { ...hit, shown: [{ type: 'damaged', target: 'p1', amount: 3, by: 'cast.1' }] },
  saved: interrupted(shielded),
  declined: [null, 'it asks nothing'],
  them: { ...hit, do: [...hit.do, { op: 'heal', to: 'them', amount: 1 }], events: [], },
  once: hit,
  next: hit,
  played: [null, 'it asks nothing'],
  forced: [null, 'it asks nothing'],
});
