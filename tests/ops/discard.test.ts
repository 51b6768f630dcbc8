import { expect, test } from 'vitest';
import { saw, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, type Replaced } from './conformance.ts';

const mine = { hand: ['rat', 'ox'] };
const one: Scene = { do: [{ op: 'discard' }], mine, answers: [['ox']] };
const lost: Replaced = { ...one, of: { on: 'moved', how: ['discard'], subject: {} } };
const gone = went('ox', 'hand.0', 'discard.0', 'discard');
const asked = (candidates: readonly string[], min = 1, max = 1, by = 'p0') => ({
  by,
  shape: 'select',
  candidates,
  min,
  max,
});

conformance({
  op: 'discard',
  works: { ...one, events: [gone], it: { refs: ['ox.1'], amount: 1 } },
  none: { do: [{ op: 'discard' }], notes: ['discard: no-candidate'] },
  gone: [null, 'what is discarded is chosen by the node itself'],
  zero: { do: [{ op: 'discard', count: 0 }], mine, notes: ['discard: no-candidate'] },
  replaced: lost,
  prevented: lost,
  seen: { ...one, shown: [saw('ox', 'hand.0', 'discard.0', 'discard')], twin: { mine: { hand: ['elk', 'ox'] } } },
  saved: [one, { ...one, do: [{ op: 'discard', upTo: true, count: 2 }], answers: [['rat', 'ox']] }],
  declined: {
    do: [{ op: 'discard', upTo: true }],
    mine,
    answers: [[]],
    notes: ['discard: no-candidate'],
  },
  them: {
    ...one,
    do: [...one.do, { op: 'move', what: 'them', to: 'exile' }],
    events: [gone, went('ox.1', 'discard.0', 'exile.0', 'move')],
    it: { refs: ['ox.2'], amount: 1 },
  },
  once: one,
  next: { ...one, do: [{ op: 'discard', who: 'opponents' }], mine: {}, theirs: mine },
  played: {
    ...one,
    do: [{ op: 'discard', count: 5, upTo: true }],
    asked: [{ purpose: 'discard', requests: [asked(['rat', 'ox'], 0, 2)] }],
  },
  forced: {
    forced: { do: [{ op: 'discard' }], mine: { hand: ['rat'] } },
    asked: { do: [{ op: 'discard', where: {} }], mine: { hand: ['rat'] }, answers: [['rat']] },
  },
});

test('a filter looks into the hand, so even one card, or none, is asked for', () => {
  const units: Scene = { do: [{ op: 'discard', where: { type: 'unit' } }], answers: [['rat']] };
  const some = playScene({ ...units, mine: { hand: ['rat', 'dud'] } });
  expect(some.asked).toEqual([{ purpose: 'discard', requests: [asked(['rat'])] }]);
  const none = playScene({ ...units, mine: { hand: ['dud'] }, answers: [[]] });
  expect(none.asked).toEqual([{ purpose: 'discard', requests: [asked([], 0, 0)] }]);
  expect(none.it).toEqual(EMPTY);
});

test('all of a hand is discarded without a question', () => {
  const { asked, events } = playScene({ do: [{ op: 'discard', count: 9 }], mine });
  expect(asked).toEqual([]);
  expect(events).toEqual([went('rat', 'hand.0', 'discard.0', 'discard'), gone]);
});

test('players are asked in turn order, each about his own, and it happens at once', () => {
  const {
    asked: questions,
    events,
    it,
    lab,
  } = playScene({
    do: [{ op: 'discard', who: 'everyone' }],
    mine,
    theirs: { hand: ['elk', 'idol'] },
    answers: [['rat'], ['elk']],
  });
  const both = {
    purpose: 'discard',
    requests: [asked(['rat', 'ox']), asked(['elk', 'idol'], 1, 1, 'p1')],
  };
  expect(questions).toEqual([both, both]);
  expect(events).toEqual([
    went('rat', 'hand.0', 'discard.0', 'discard'),
    went('elk', 'hand.1', 'discard.1', 'discard'),
  ]);
  expect(it).toEqual({ refs: ['rat.1', 'elk.1'], amount: 2 });
  expect(new Set(lab.events.flatMap((e) => (e.type === 'moved' && e.how === 'discard' ? [e.batch] : []))).size).toBe(1);
});

test('works on other zones', () => {
  const { events } = playScene({ do: [{ op: 'discard', from: 'discard', to: 'exile' }], mine: { discard: ['rat'] } });
  expect(events).toEqual([went('rat', 'discard.0', 'exile.0', 'discard')]);
});
