import { expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { sawBack, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, EMPTY, interrupted, type Replaced } from './conformance.ts';

const node: Effect = { op: 'drawOne', who: 'you', from: 'deck', to: 'hand' };
const one: Scene = { do: [node], mine: { deck: ['ox', 'rat'] } };
const dredged: Replaced = { ...one, of: { on: 'moved', how: ['draw'], subject: {} } };
const drawn = went('rat', 'deck.0', 'hand.0', 'draw', { audience: [0] });

conformance({
  op: 'drawOne',
  works: { ...one, events: [drawn], it: { refs: ['rat.1'], amount: 1 } },
  none: [null, 'an empty zone is said by a signal: see below'],
  gone: [null, 'it speaks of no object'],
  zero: [null, 'it is always one'],
  replaced: dredged,
  prevented: dredged,
  seen: { ...one, shown: [sawBack('rat', 'deck.0', 'hand.0', 'draw')], twin: { mine: { deck: ['rat', 'ox'] } } },
  saved: interrupted(dredged),
  declined: ASKS_NOTHING,
  them: {
    ...one,
    do: [...one.do, { op: 'move', what: 'them', to: 'discard' }],
    events: [drawn, went('rat.1', 'hand.0', 'discard.0', 'move')],
    it: { refs: ['rat.2'], amount: 1 },
  },
  once: one,
  next: one,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('from an empty zone it is said, and nothing is drawn', () => {
  const { events, it } = playScene({ do: [node, { ...node, who: 'opponents' }] });
  expect(events).toEqual([0, 1].map((player) => ({ type: 'signalled', name: 'empty-draw', player })));
  expect(it).toEqual(EMPTY);
});

test('where the ruleset has a fact for it that is counted in the same batch', () => {
  const { events, lab } = playScene({ do: [node], rules: { emptyDraw: 'energy' } });
  expect(events.map((e) => [e.type, e.player ?? e.bearer])).toEqual([
    ['signalled', 0],
    ['counted', 'p0'],
  ]);
  const batches = lab.events.flatMap((e) => {
    const about = e.type === 'counted' || (e.type === 'signalled' && e.name === 'empty-draw');
    return about ? [e.batch] : [];
  });
  expect([batches.length, new Set(batches).size]).toEqual([2, 1]);
});

test('the signal of an empty zone can be replaced', () => {
  const { events } = playScene({
    do: [node],
    rules: {
      abilities: [{ on: { on: 'signalled', name: 'empty-draw' }, do: [{ op: 'lose', who: 'you', why: 'deck' }] }],
    },
  });
  expect(events.map((e) => e.type)).toEqual(['signalled']);
});

test('another player draws his own', () => {
  const { events } = playScene({
    do: [{ op: 'drawOne', who: 'opponents', from: 'deck', to: 'exile' }],
    theirs: { deck: ['rat'] },
  });
  expect(events).toEqual([went('rat', 'deck.1', 'exile.1', 'draw')]);
});
