import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const gain: Scene = { do: [{ op: 'add', to: 'you', fact: 'energy', by: 2 }] };
const drained: Replaced = { ...gain, of: { on: 'counted', fact: 'energy', subject: {} } };
const counted = { type: 'counted', bearer: 'p0', fact: 'energy', by: 2, to: 2 };

conformance({
  op: 'add',
  works: { ...gain, events: [counted], it: { refs: ['p0'], amount: 2, shares: [2] } },
  none: { do: [{ op: 'add', to: P1_UNITS, fact: 'plus', by: 1 }], notes: ['add: no-candidate'] },
  gone: bounced({ op: 'add', to: 'target', fact: 'plus', by: 1 }, 'counted: gone'),
  zero: { do: [{ op: 'add', to: 'you', fact: 'energy', by: 0 }], notes: ['counted: zero'] },
  replaced: drained,
  prevented: drained,
  seen: { ...gain, shown: [counted] },
  saved: interrupted(drained),
  declined: ASKS_NOTHING,
  them: {
    do: [...gain.do, { op: 'add', to: 'them', fact: 'mana', by: { amount: 'result', of: 'it' } }],
    events: [counted, { type: 'counted', bearer: 'p0', fact: 'mana', by: 2, to: 12 }],
    it: { refs: ['p0'], amount: 2, shares: [2] },
  },
  once: gain,
  next: gain,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('takes away what is negative', () => {
  const { events, it } = playScene({ do: [{ op: 'add', to: 'you', fact: 'mana', by: -4 }] });
  expect(events).toEqual([{ type: 'counted', bearer: 'p0', fact: 'mana', by: -4, to: 6 }]);
  expect(it).toEqual({ refs: ['p0'], amount: -4, shares: [-4] });
});

test('goes no further than the bounds, and says how far it went', () => {
  const { events, it } = playScene({ do: [{ op: 'add', to: 'everyone', fact: 'energy', by: 7 }] });
  expect(events).toEqual([
    { type: 'counted', bearer: 'p0', fact: 'energy', by: 3, to: 3 },
    { type: 'counted', bearer: 'p1', fact: 'energy', by: 3, to: 3 },
  ]);
  expect(it).toEqual({ refs: ['p0', 'p1'], amount: 6, shares: [3, 3] });
});

test('changes nothing at the bound', () => {
  const { events, notes } = playScene({ do: [{ op: 'add', to: 'you', fact: 'energy', by: -1 }] });
  expect(events).toEqual([]);
  expect(notes).toEqual(['counted: already']);
});

test('works out how much for each', () => {
  const { events } = playScene({
    ...AT_RAT,
    do: [{ op: 'add', to: P1_UNITS, fact: 'plus', by: { amount: 'stat', of: 'candidate', stat: 'attack' } }],
    theirs: { board: ['rat', 'ox'] },
    targets: [],
  });
  expect(events.map((e) => [e.bearer, e.by])).toEqual([
    ['rat', 1],
    ['ox', 2],
  ]);
});

test('a counter on a hidden card is told to its owner only', () => {
  const scene: Scene = {
    do: [{ op: 'add', to: { select: 'objects', in: ['hand'], of: 'you' }, fact: 'plus', by: 1 }],
    mine: { hand: ['rat'] },
  };
  expect(playScene(scene).events).toEqual([
    { type: 'counted', bearer: 'rat', fact: 'plus', by: 1, to: 1, audience: [0] },
  ]);
  expect(playScene(scene).shown).toEqual([]);
  expect(playScene({ ...scene, mine: { hand: ['ox'] } }).raw).toBe(playScene(scene).raw);
});
