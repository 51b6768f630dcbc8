import { expect, test } from 'vitest';
import type { Cost, Effect } from '../../effects/language.ts';
import { sawBack, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { conformance, type Replaced, warded } from './conformance.ts';

const mana = (amount: number): Cost => ({ cost: 'resource', resource: 'mana', amount });
const one = (zone: string, to: string, how: string): Cost => ({
  cost: 'move',
  from: { select: 'objects', in: [zone], of: 'you' },
  count: 1,
  to,
  how,
});
const pay = (...costs: readonly Cost[]): readonly Effect[] => [{ op: 'pay', costs }];
const three: Scene = { do: pay(mana(3)) };
const spent = { type: 'counted', bearer: 'p0', fact: 'mana', by: -3, to: 7 };
const waived: Replaced = {
  ...three,
  of: { on: 'counted', fact: 'mana', subject: {} },
  it: { refs: [], amount: 1 },
};
const tribute: Scene = {
  do: pay(one('board', 'discard', 'sacrifice')),
  mine: { board: ['rat', 'ox'] },
  answers: [['ox']],
};
/** Two things are asked, one after the other: in between the node waits with the first answer. */
const twice: Scene = {
  do: pay(one('board', 'discard', 'sacrifice'), mana(3), one('hand', 'discard', 'discard')),
  mine: { board: ['rat', 'ox'], hand: ['elk', 'dud'] },
  answers: [['ox'], ['elk']],
};
const died = went('ox', 'board.0', 'discard.0', 'sacrifice');
const select = (candidates: readonly string[], by = 'p0') => ({ by, shape: 'select', candidates, min: 1, max: 1 });

conformance({
  op: 'pay',
  works: { ...three, events: [spent], it: { refs: [], amount: 1 } },
  none: [null, 'what cannot be paid has a reason of its own: see below'],
  gone: [null, 'what it is paid with is chosen by the node itself'],
  zero: { do: pay(mana(0)), notes: [], it: { refs: [], amount: 1 } },
  replaced: waived,
  prevented: waived,
  seen: {
    do: pay(one('hand', 'deck', 'tuck')),
    mine: { hand: ['rat', 'ox'] },
    answers: [['ox']],
    shown: [sawBack('ox', 'hand.0', 'deck.0', 'tuck')],
    twin: { mine: { hand: ['ox', 'rat'] }, answers: [['rat']] },
  },
  saved: [tribute, twice],
  declined: [null, 'what can be paid is paid'],
  them: {
    ...tribute,
    do: [...tribute.do, { op: 'signal', name: 'paid', about: 'them' }],
    events: [died, { type: 'signalled', name: 'paid', player: 0, subject: 'ox' }],
    it: { refs: ['ox'], amount: 1 },
  },
  once: tribute,
  next: {
    ...tribute,
    do: [{ op: 'pay', costs: [one('board', 'discard', 'sacrifice')], by: 'opponents' }],
    mine: {},
    theirs: { board: ['rat', 'ox'] },
  },
  played: { ...tribute, asked: [{ purpose: 'cost', requests: [select(['rat', 'ox'])] }] },
  forced: [null, 'what to pay with is always asked, since what can be paid may depend on hidden cards'],
});

test('what cannot be paid is not paid, not even a part of it', () => {
  const { events, notes, asked } = playScene({ do: pay(mana(3), mana(8)) });
  expect(events).toEqual([]);
  expect(asked).toEqual([]);
  expect(notes).toEqual(['pay: unpayable']);
});

test('several costs are one batch', () => {
  const { events, lab } = playScene({ ...tribute, do: pay(mana(3), one('board', 'discard', 'sacrifice')) });
  expect(events).toEqual([spent, died]);
  const batches = lab.events.flatMap((e) =>
    e.type === 'counted' || (e.type === 'moved' && e.how === 'sacrifice') ? [e.batch] : [],
  );
  expect(new Set(batches).size).toBe(1);
});

test('each cost that must be chosen for is asked about, one after the other', () => {
  const { asked, events } = playScene(twice);
  expect(asked).toEqual([
    { purpose: 'cost', requests: [select(['rat', 'ox'])] },
    { purpose: 'cost', requests: [select(['elk', 'dud'])] },
  ]);
  expect(events).toEqual([died, spent, went('elk', 'hand.0', 'discard.0', 'discard')]);
});

test('a cost whose event was replaced still counts as paid', () => {
  const { events, it } = playScene(warded({ ...tribute, of: { on: 'died', subject: {} } }, 'prevent'));
  expect(events).toEqual([]);
  expect(it).toEqual({ refs: ['ox'], amount: 1 });
});

test('one candidate alone is asked for as well', () => {
  const { asked } = playScene({ ...tribute, mine: { board: ['rat'] }, answers: [['rat']] });
  expect(asked).toEqual([{ purpose: 'cost', requests: [select(['rat'])] }]);
});
