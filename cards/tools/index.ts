/** What reads card files: sets, decks and rulesets, checked, with every problem at its place. */
export { deckCurve } from './deck-curve.ts';
export { loadDeck } from './decks.ts';
export { checkRuleset, loadBook } from './load.ts';
export { formatProblem, type Problem } from './problem.ts';
export { SCHEMA } from './schema/schema.ts';
export { parseDeck, parseRuleset, parseSet } from './yaml/parse-file.ts';
