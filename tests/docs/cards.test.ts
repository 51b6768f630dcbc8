import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { duel } from '../../cards/duel/duel.ruleset.ts';
import { duelBook, SETS } from '../../cards/duel/index.ts';
import { checkRuleset, loadBook } from '../../cards/tools/index.ts';
import type { CardData } from '../../effects/card-data.ts';
import { type CardId, playerId } from '../../effects/state/ids.ts';
import { answer, type Match, randomInput, start } from '../../search/index.ts';
import { parseScenarios, runScenario } from '../../testing/index.ts';
import { drawFrom } from '../support/random.ts';

const PAGE = readFileSync(new URL('../../docs/cards.md', import.meta.url), 'utf8');
const COMMAND = readFileSync(new URL('../../docs/command.md', import.meta.url), 'utf8');

const code = ([...PAGE.matchAll(/```ts\n([\s\S]*?)```/g)].at(-1)?.[1] ?? '')
  .replace(/^import .*$/gm, '')
  .replace(/: Ruleset|as const/g, '');

test('its ruleset is sound, and a match of it is played to its end', () => {
  const told: unknown[] = [];
  const run = new Function('checkRuleset', 'loadBook', 'start', 'console', `${code}; return match;`);
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

test('who draws from an empty deck loses, on this page and that of the command, also when another has the turn', () => {
  const here = new Function('checkRuleset', 'loadBook', 'start', 'console', `${code}; return coins;`)(
    checkRuleset,
    loadBook,
    start,
    { log: () => {} },
  );
  const there = [...COMMAND.matchAll(/```yaml\n([\s\S]*?)```/g)]
    .map(([, text = '']) => parse(text))
    .find((b) => b.phases);
  for (const ruleset of [here, there]) {
    const play = { do: [{ op: 'draw', who: 'opponents' }] } as const;
    const cards = [{ id: 'gift', name: 'Gift', types: ['trick'], play }];
    const loaded = loadBook(ruleset, [{ set: 'gifts', name: 'Gifts', ruleset: 'coins', cards }]);
    if (!loaded.ok) throw new Error(loaded.problems.map(({ message }) => message).join('\n'));
    const deck = (count: number) => Array.from({ length: count }, () => 'gift');
    const players = [
      { name: 'Ann', deck: deck(4) },
      { name: 'Bob', deck: deck(3) },
    ];
    const { match } = start(loaded.book, { seed: 1, players });
    const [open] = match.state.choices;
    if (!open) throw new Error('nothing is asked');
    const taken = answer(match, { type: 'answer', player: playerId(0), choice: open.id, value: 0 });
    expect(taken.ok && taken.match.state.result?.winners).toEqual([0]);
  }
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

test('the card that an event was about is told apart from that which lies where it went', () => {
  const text = `scenario: A mourner returns another unit than the one that died
ruleset: duel
cards:
  - id: mourner
    name: Mourner
    types: [unit]
    tags: [grim]
    stats: { cost: 1, attack: 1, health: 9 }
    abilities:
      - on: { on: died, subject: { type: unit }, other: true }
        do:
          - op: move
            what:
              select: among
              of: { select: objects, in: [discard], of: you, where: { type: unit } }
              except: { select: role, of: other }
            to: hand
  - { id: axe, name: Axe, types: [spell], stats: { cost: 0 }, play: { do: [{ op: destroy, what: { select: objects, in: [board], of: you, where: { not: { tag: grim } } } }] } }
setup: { step: main, players: { ann: { hand: [axe], board: [mourner, kerb-pup], discard: [fuse-runner] }, bob: {} } }
steps: [{ ann: play axe }]
end: { choice: window, ann: { hand: [fuse-runner], discard: [kerb-pup, axe] } }
`;
  const parsed = parseScenarios(text, 'mourner.yaml');
  const registry = { duel: { ruleset: duel, cards: SETS.flatMap((set) => set.cards) } };
  if (!parsed.ok) throw new Error(parsed.problems.map(({ message }) => message).join('\n'));
  expect(parsed.scenarios.map((one) => runScenario(one, registry).failures)).toEqual([[]]);
});
