import { expect, test } from 'vitest';
import { poolgame } from '../rulesets/poolgame.ruleset.ts';
import { liveTable } from '../support/live-table.ts';

const mine = {
  board: [{ card: 'bear', cell: 'left', facts: { ready: 1 } }],
  hand: ['bolt'],
  facts: { mana: 2, maxMana: 2 },
};
const theirs = { board: [{ card: 'squire', cell: 'rear', facts: { ready: 1 } }] };

test('in a question to the turn player his latest answer is his own to take back, and nobody else’s', () => {
  const { t, match } = liveTable(poolgame, { step: 'main', players: { ann: mine, bob: theirs } });
  const before = t.hash;
  t.play('ann', 'attack', 'bear');
  t.expectChoice({ choice: 'act', player: 'bob' });
  expect(match.takeBack('bob')).toMatchObject({ ok: false, code: 'not-yours' });
  expect(match.takeBack('ann').ok).toBe(true);
  expect(t.hash).toBe(before);
  t.play('ann', 'play', 'bolt');
  t.expectChoice({ choice: 'target', player: 'ann' });
  expect(match.takeBack('bob')).toMatchObject({ ok: false, code: 'not-yours' });
  expect(match.takeBack('ann').ok).toBe(true);
  expect(t.hash).toBe(before);
  t.stop();
});

test('in a question to the other player it is the other way round', () => {
  const { t, match } = liveTable(poolgame, { step: 'main', players: { ann: mine, bob: theirs } });
  t.play('ann', 'attack', 'bear');
  const asked = t.hash;
  t.play('bob', 'guard', 'squire');
  t.expectChoice({ choice: 'act', player: 'bob', candidates: ['stop'] });
  expect(match.takeBack('ann')).toMatchObject({ ok: false, code: 'not-yours' });
  expect(match.takeBack('bob').ok).toBe(true);
  expect(t.hash).toBe(asked);
  t.expectChoice({ choice: 'act', player: 'bob', candidates: ['stop', 'guard squire'] });
  t.stop();
});
