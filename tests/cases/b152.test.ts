import { expect, test } from 'vitest';
import { table } from '../../testing/index.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { parsedScenarios } from '../support/scenarios.ts';

const parsed = parsedScenarios('cases/B152-placed-face-down.yaml');
const cards = parsed.ok ? (parsed.scenarios[0]?.data.cards ?? []) : [];

const CARDS = ['bear', 'banner', 'bolt'] as const;
const ORDERS = CARDS.flatMap((first) =>
  CARDS.filter((card) => card !== first).map((next) => [
    first,
    next,
    ...CARDS.filter((card) => card !== first && card !== next),
  ]),
);

/** All that bob is given while ann places three cards that lie in her hand in this order. */
function given(order: readonly string[]) {
  const setup = {
    step: 'main',
    players: { ann: { hand: ['ambush', ...order, 'rat'] }, bob: { hand: ['wall', 'well', 'insight', 'rat'] } },
  };
  const t = table(arena, setup, { cards });
  const told: unknown[] = [];
  const look = () => told.push(t.shown('bob'), t.view('bob'));
  t.play('ann', 'play', 'ambush');
  look();
  t.answer('ann', [...order]);
  look();
  t.answer('bob', ['wall', 'well', 'insight']);
  look();
  const board = t.view('bob').zones['board.0']?.objects ?? [];
  t.stop();
  return { told, board };
}

test('three cards that are placed face down are records of one form', () => {
  const { board } = given(CARDS);
  expect(board).toHaveLength(3);
  for (const { object, ...rest } of board) {
    expect(object).toMatch(/^#\d+$/);
    expect(rest).toStrictEqual({ faceDown: true });
  }
});

test('whichever lies where, the opponent is given the same', () => {
  expect(ORDERS).toHaveLength(6);
  const all = ORDERS.map((order) => JSON.stringify(given(order).told));
  expect(new Set(all).size).toBe(1);
});
