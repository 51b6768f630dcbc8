import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { duel } from '../../cards/duel/duel.ruleset.ts';
import { duelBook } from '../../cards/duel/index.ts';
import { checkRuleset, loadBook } from '../../cards/tools/index.ts';
import type { CardData } from '../../effects/card-data.ts';
import type { CardId } from '../../effects/state/ids.ts';
import { answer, type Match, randomInput, start } from '../../search/index.ts';
import { drawFrom } from '../support/random.ts';

const PAGE = readFileSync(new URL('../../docs/cards.md', import.meta.url), 'utf8');

test('its ruleset is sound, and a match of it is played to its end', () => {
  const [, code = ''] = [...PAGE.matchAll(/```ts\n([\s\S]*?)```/g)].at(-1) ?? [];
  const body = code.replace(/^import .*$/gm, '').replace(/: Ruleset|as const/g, '');
  const told: unknown[] = [];
  const run = new Function('checkRuleset', 'loadBook', 'start', 'console', `${body}; return match;`);
  let match: Match = run(checkRuleset, loadBook, start, { log: (value: unknown) => told.push(value) });
  expect(told).toEqual([[]]);
  const draw = drawFrom(1);
  for (let input = randomInput(match, draw); input; input = randomInput(match, draw)) {
    const taken = answer(match, input);
    if (!taken.ok) throw new Error(taken.message);
    match = taken.match;
  }
  expect(match.state.result?.reason).toMatch(/^(points|last)$/);
});

test('its costs are costs of duel, and its deck names cards that there are', () => {
  const blocks = [...PAGE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => parse(text));
  const costs = blocks.find((block) => 'costs' in block)?.costs;
  const card: CardData = {
    id: 'dear',
    name: 'Dear',
    types: ['spell'],
    stats: { cost: 1 },
    play: { costs, do: [{ op: 'draw' }] },
  };
  const loaded = loadBook(duel, [{ set: 'dear', name: 'Dear', ruleset: 'duel', cards: [card] }]);
  expect(loaded.ok ? [] : loaded.problems).toEqual([]);
  const deck = blocks.find((block) => 'deck' in block);
  const known = duelBook().cards;
  expect(Object.keys(deck.cards).filter((id) => !known.has(id as CardId))).toEqual([]);
});
