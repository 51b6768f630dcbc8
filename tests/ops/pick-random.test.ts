import { expect, test } from 'vitest';
import { went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, NO_PAUSE, NOBODY_HEARS, P1_UNITS } from './conformance.ts';

const hand = { select: 'objects', in: ['hand'], of: 'opponents' } as const;
const script = [{ label: 'pick', value: 1 }];
const pick: Scene = {
  do: [{ op: 'pickRandom', from: P1_UNITS }],
  theirs: { board: ['rat', 'ox'] },
  script,
};
const picked = { type: 'picked', from: ['rat', 'ox'], count: 1, player: 0, refs: ['ox'] };

conformance({
  op: 'pickRandom',
  works: { ...pick, events: [picked], it: { refs: ['ox'], amount: 1 } },
  none: { do: pick.do, notes: ['pickRandom: no-candidate'] },
  gone: [null, 'it picks references, whatever became of what they mean'],
  zero: {
    ...pick,
    do: [{ op: 'pickRandom', from: P1_UNITS, count: 0 }],
    notes: ['pickRandom: zero'],
  },
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: {
    do: [{ op: 'pickRandom', from: { ...hand, of: 'you' } }],
    mine: { hand: ['rat', 'ox'] },
    script,
    shown: [{ type: 'picked', count: 1, player: 0, refs: ['?ox'] }],
    twin: { mine: { hand: ['ox', 'rat'] } },
  },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    do: [
      { op: 'pickRandom', from: hand },
      { op: 'move', what: 'them', to: 'discard', how: 'discard' },
    ],
    theirs: { hand: ['rat', 'ox'] },
    script,
    events: [picked, went('ox', 'hand.1', 'discard.1', 'discard')],
    it: { refs: ['ox.1'], amount: 1 },
  },
  once: pick,
  next: pick,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('picks several, none twice', () => {
  const { it } = playScene({
    do: [{ op: 'pickRandom', from: P1_UNITS, count: 2 }],
    theirs: { board: ['rat', 'ox', 'elk'] },
    script: [2, 0].map((value) => ({ label: 'pick', value })),
  });
  expect(it).toEqual({ refs: ['elk', 'rat'], amount: 2 });
});

test('picks no more than there are', () => {
  const { it } = playScene({ ...pick, do: [{ op: 'pickRandom', from: P1_UNITS, count: 9 }], script: [] });
  expect([...((it?.refs ?? []) as string[])].toSorted()).toEqual(['ox', 'rat']);
});

test('each is as likely as the others', () => {
  const counts = [0, 1].map((value) => playScene({ ...pick, script: [{ label: 'pick', value }] }).it?.refs);
  expect(counts).toEqual([['rat'], ['ox']]);
});
