import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, NO_PAUSE, NOBODY_HEARS } from './conformance.ts';

const deck = ['rat', 'ox', 'elk'];
/** The last place gets the first of three, the middle one the second of what is left. */
const script = [0, 1].map((value) => ({ label: 'shuffle deck.0', value }));
const mix: Scene = { do: [{ op: 'shuffle' }], mine: { deck } };
const shuffled = { type: 'shuffled', zone: 'deck.0' };

conformance({
  op: 'shuffle',
  works: { ...mix, events: [shuffled], it: { refs: [], amount: 1 } },
  none: {
    do: [{ op: 'shuffle', who: { select: 'players', who: 'you', where: { facts: { mana: { min: 99 } } } } }],
    notes: ['shuffle: no-candidate'],
  },
  gone: [null, 'it speaks of no object'],
  zero: { do: [{ op: 'shuffle' }], notes: ['shuffled: zero'] },
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: { ...mix, shown: [shuffled], twin: { mine: { deck: deck.toReversed() } } },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...mix,
    do: [...mix.do, { op: 'add', to: 'you', fact: 'energy', by: { amount: 'result', of: 'it' } }],
    events: [shuffled, { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p0'], amount: 1, shares: [1] },
  },
  once: mix,
  next: mix,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('puts every card in one of the places, as the draws say', () => {
  const { lab } = playScene({ ...mix, script });
  expect(lab.zone(0, 'deck')).toEqual(['elk', 'ox', 'rat']);
  expect(lab.state.random.script).toBeUndefined();
});

test('nobody can follow a card through it: all are new ones, and what was known is forgotten', () => {
  const { lab } = playScene({
    ...mix,
    do: [{ op: 'reveal', what: { select: 'objects', in: ['deck'] }, until: 'stay' }, ...mix.do],
  });
  for (const object of lab.objects(0, 'deck')) {
    expect(object.inc).toBeGreaterThan(4);
    expect(object.known).toBeUndefined();
  }
  expect(lab.state.reveals).toEqual([]);
});

test('players shuffle one after the other, other zones if it says so', () => {
  const { events, it } = playScene({
    do: [{ op: 'shuffle', who: 'everyone', zone: 'hand' }],
    mine: { hand: ['rat', 'ox'] },
    theirs: { hand: ['elk'] },
  });
  expect(events).toEqual([
    { type: 'shuffled', zone: 'hand.0' },
    { type: 'shuffled', zone: 'hand.1' },
  ]);
  expect(it).toEqual({ refs: [], amount: 2 });
});
