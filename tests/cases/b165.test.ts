import { expect, test } from 'vitest';
import { arena } from '../rulesets/arena.ruleset.ts';
import { spell } from '../rulesets/parts.ts';
import { stackgame } from '../rulesets/stackgame.ruleset.ts';
import { liveTable } from '../support/live-table.ts';

// It asks before it is played, and again in the middle of its effect.
const cards = [
  spell('probe', 2, {
    targets: [{ as: 'target', from: { select: 'objects', in: ['board'] } }],
    do: [{ op: 'may', do: [{ op: 'damage', to: 'target', amount: 1 }] }],
  }),
];
const setup = {
  step: 'main',
  players: { ann: { hand: ['probe'], board: ['bear'], facts: { mana: 2, maxMana: 2 } }, bob: { board: ['wolf'] } },
};
const inHand = { hand: ['probe'], discard: [], facts: { mana: 2 } };
const paid = { hand: [], discard: [], facts: { mana: 0 } };

test('taken back answer by answer, a play leaves its card in the hand and nothing on the way', () => {
  const { t, match } = liveTable(arena, setup, { cards });
  const before = t.hash;
  t.play('ann', 'play', 'probe');
  const picking = t.hash;
  t.expect({ choice: 'target', ann: { ...inHand, limbo: [] } });
  t.answer('ann', ['bob/wolf']);
  t.expect({ choice: 'may', ann: { ...paid, limbo: ['probe'] } });
  expect(match.undo().ok).toBe(true);
  expect(t.hash).toBe(picking);
  t.expect({ choice: 'target', ann: { ...inHand, limbo: [] } });
  expect(match.undo().ok).toBe(true);
  expect(t.hash).toBe(before);
  t.expect({ choice: 'window', candidates: ['end', 'play probe'], ann: { ...inHand, limbo: [] } });
  expect(match.undo()).toMatchObject({ ok: false, code: 'nothing' });
  t.stop();
});

test('so it does from the stack, however many have passed', () => {
  const { t, match } = liveTable(stackgame, setup, { cards });
  const before = t.hash;
  t.play('ann', 'play', 'probe');
  t.answer('ann', ['bob/wolf']);
  t.expect({ choice: 'priority', shared: { stack: ['probe'] }, ann: paid });
  t.play('ann', 'pass');
  t.play('bob', 'pass');
  t.expect({ choice: 'may', shared: { stack: ['probe'] }, ann: paid });
  for (let k = 0; k < 3; k++) expect(match.undo().ok).toBe(true);
  t.expect({ choice: 'target', shared: { stack: [] }, ann: inHand });
  expect(match.undo().ok).toBe(true);
  expect(t.hash).toBe(before);
  t.stop();
});
