import { expect, test } from 'vitest';
import { hashOf } from '../../effects/hash.ts';
import { answer, openRequests } from '../../search/index.ts';
import { table } from '../../testing/index.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { spell } from '../rulesets/parts.ts';

const cards = [spell('shed', 0, { do: [{ op: 'discard', count: 5 }] })];
const hand = ['bear', 'wolf', 'rat', 'giant', 'wall', 'bolt', 'insight', 'ruin', 'scout', 'seer', 'banner', 'well'];

test('five of twelve cards can be taken in 792 ways, whatever their order', () => {
  const t = table(arena, { step: 'main', players: { ann: { hand: ['shed', ...hand] }, bob: {} } }, { cards });
  t.play('ann', 'play', 'shed');
  t.expectChoice({ choice: 'discard', candidates: hand, min: 5, max: 5 });
  const [open] = openRequests(t.match);
  expect(open?.count).toBe(792);
  const sets = [...(open?.answers ?? [])].map((a) => [...(a as readonly number[])].sort((x, y) => x - y).join());
  expect(sets).toHaveLength(792);
  expect(new Set(sets).size).toBe(792);
});

test('an answer in another order is the same answer', () => {
  const states = [
    [0, 3, 5, 7, 11],
    [11, 0, 7, 5, 3],
  ].map((value) => {
    const t = table(arena, { step: 'main', players: { ann: { hand: ['shed', ...hand] }, bob: {} } }, { cards });
    t.play('ann', 'play', 'shed');
    const [open] = openRequests(t.match);
    if (!open) throw new Error('Nobody is asked.');
    const taken = answer(t.match, { type: 'answer', player: 0, choice: open.choice.id, value });
    if (!taken.ok) throw new Error(taken.message);
    return hashOf(taken.match.state);
  });
  expect(states[0]).toBe(states[1]);
});
