import { expect, test } from 'vitest';
import { sawBack, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, EMPTY, interrupted, type Replaced } from './conformance.ts';

const two: Scene = { do: [{ op: 'draw', count: 2 }], mine: { deck: ['elk', 'ox', 'rat'] } };
const one: Scene = { do: [{ op: 'draw' }], mine: { deck: ['ox', 'rat'] } };
const dredged: Replaced = { ...one, of: { on: 'moved', how: ['draw'], subject: {} }, notes: ['drawOne: replaced'] };
const drawn = (card: string) => went(card, 'deck.0', 'hand.0', 'draw', { audience: [0] });

conformance({
  op: 'draw',
  works: { ...two, events: [drawn('rat'), drawn('ox')], it: { refs: ['rat.1', 'ox.1'], amount: 2 } },
  none: {
    do: [{ op: 'draw', who: { select: 'players', who: 'you', where: { facts: { mana: { min: 99 } } } } }],
    notes: ['forEach: no-candidate'],
  },
  gone: [null, 'it speaks of no object'],
  zero: { do: [{ op: 'draw', count: 0 }], mine: { deck: ['ox'] }, notes: ['draw: zero'] },
  replaced: dredged,
  prevented: dredged,
  seen: {
    ...two,
    shown: ['rat', 'ox'].map((card) => sawBack(card, 'deck.0', 'hand.0', 'draw')),
    twin: { mine: { deck: ['rat', 'elk', 'ox'] } },
  },
  saved: interrupted(dredged),
  declined: ASKS_NOTHING,
  them: {
    ...two,
    do: [...two.do, { op: 'move', what: 'them', to: 'discard' }],
    events: [
      drawn('rat'),
      drawn('ox'),
      went('rat.1', 'hand.0', 'discard.0', 'move'),
      went('ox.1', 'hand.0', 'discard.0', 'move'),
    ],
    it: { refs: ['rat.2', 'ox.2'], amount: 2 },
  },
  once: two,
  next: two,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('each card is an event of its own', () => {
  const { lab } = playScene(two);
  const batches = lab.events.flatMap((e) => (e.type === 'moved' && e.how === 'draw' ? [e.batch] : []));
  expect(new Set(batches).size).toBe(2);
});

test('players draw in turn order, one card each before anyone draws a second', () => {
  const { events } = playScene({
    do: [{ op: 'draw', who: 'everyone', count: 2 }],
    mine: { deck: ['rat', 'ox'] },
    theirs: { deck: ['elk', 'idol'] },
  });
  expect(events.map((e) => e.object)).toEqual(['ox', 'idol', 'rat', 'elk']);
});

test('draws what there is, and says each time that there is no more', () => {
  const { events, it } = playScene({ do: [{ op: 'draw', count: 3 }], mine: { deck: ['rat'] } });
  const empty = { type: 'signalled', name: 'empty-draw', player: 0 };
  expect(events).toEqual([drawn('rat'), empty, empty]);
  expect(it).toEqual({ refs: ['rat.1'], amount: 1 });
});

test('draws less than none as none', () => {
  const { notes, it } = playScene({ do: [{ op: 'draw', count: -1 }], mine: { deck: ['rat'] } });
  expect(notes).toEqual(['draw: zero']);
  expect(it).toEqual(EMPTY);
});

test('the number is settled when it begins', () => {
  const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;
  const { events } = playScene({
    do: [{ op: 'draw', count: { amount: 'count', of: hand } }],
    mine: { hand: ['elk'], deck: ['rat', 'ox', 'idol'] },
  });
  expect(events.map((e) => e.object)).toEqual(['idol']);
});
