import { describe, expect, it } from 'vitest';
import { deckCurve } from '../../../cards/tools/deck-curve.ts';
import { loadDeck } from '../../../cards/tools/decks.ts';
import { loadBook } from '../../../cards/tools/load.ts';
import { formatProblem } from '../../../cards/tools/problem.ts';
import { parseDeck, parseSet } from '../../../cards/tools/yaml/parse-file.ts';
import { type DeckData, expandDeck } from '../../../effects/card-data.ts';
import { plain } from './plain-game.ts';
import { PLAIN_SET } from './text.ts';

const loaded = loadBook(plain, [parseSet(PLAIN_SET, 'base.yaml')]);
if (!loaded.ok) throw new Error(loaded.problems.map(formatProblem).join('\n'));
const { book } = loaded;

const text = (cards: string, ruleset = 'plain') => `deck: d\nname: D\nruleset: ${ruleset}\ncards: ${cards}\n`;
const problems = (cards: string, ruleset?: string): readonly string[] => {
  const deck = loadDeck(book, parseDeck(text(cards, ruleset), 'd.yaml'));
  return deck.ok ? [] : deck.problems.map(formatProblem);
};

describe('a deck', () => {
  it('is laid out in the order in which it is written', () => {
    const deck = loadDeck(book, parseDeck(text('{ wolf: 2, fork: 2 }'), 'd.yaml'));
    expect(deck.ok && deck.cards).toEqual(['wolf', 'wolf', 'fork', 'fork']);
    expect(deck.ok && expandDeck(deck.deck)).toEqual(['wolf', 'wolf', 'fork', 'fork']);
  });

  it.each([
    ['{ wolf: 2, fork: 1 }', 'd.yaml:4:1 The deck has 3 cards. (expected 4 to 6 cards)'],
    ['{ wolf: 3, fork: 1 }', 'd.yaml:4:16 There are 3 copies of "wolf", and there may be at most 2.'],
    ['{ wolff: 2, fork: 2 }', 'd.yaml:4:10 There is no card "wolff". (did you mean "wolf"?)'],
    ['{ wolf: 2, pup: 2 }', 'd.yaml:4:19 "pup" is a token: only effects make it.'],
    ['{ wolf: 2, briar: 2 }', 'd.yaml:4:19 "briar" may not be in a deck of "plain".'],
    ['{ wolf: 2, fork: none }', 'd.yaml:4:25 Expected a whole number, found the text "none".'],
    ['[wolf, fork]', 'd.yaml:4:8 Expected a table of keys, found a list.'],
  ])('of %s has a problem', (cards, problem) => {
    expect(problems(cards)).toEqual([problem]);
  });

  it('for another game is refused', () => {
    expect(problems('{ wolf: 2, fork: 2 }', 'plane')).toEqual([expect.stringContaining('The deck is for "plane".')]);
  });

  it('can be plain data', () => {
    const deck: DeckData = { deck: 'd', name: 'D', ruleset: 'plain', cards: { wolf: 1, fork: 1 } };
    const result = loadDeck(book, deck);
    expect(result.ok ? [] : result.problems.map(formatProblem)).toEqual([
      'deck d cards The deck has 2 cards. (expected 4 to 6 cards)',
    ]);
  });

  it('has a curve', () => {
    const deck: DeckData = { deck: 'd', name: 'D', ruleset: 'plain', cards: { wolf: 2, fork: 1, briar: 1 } };
    expect(deckCurve(book, deck)).toEqual({
      size: 4,
      distinct: 3,
      byCost: [
        { cost: 1, count: 1 },
        { cost: 2, count: 2 },
        { cost: 3, count: 1 },
      ],
      meanCost: 2,
      byType: { unit: 3, spell: 1 },
    });
  });
});
