/** What reads card files: sets, decks and rulesets, checked, with every problem at its place. */

export type { NameKind } from '../../effects/name-kinds.ts';
export { type DeckCurve, deckCurve } from './deck-curve.ts';
export { type LoadedDeck, loadDeck } from './decks.ts';
export { checkRuleset, type Loaded, loadBook, type RulesetSource, type SetSource } from './load.ts';
export { formatProblem, type Path, type Problem } from './problem.ts';
export type { JsonSchema } from './schema/json-schema.ts';
export { SCHEMA } from './schema/schema.ts';
export {
  type Parsed,
  type ParsedInPart,
  type ParsedWhole,
  parseDeck,
  parseRuleset,
  parseSet,
} from './yaml/parse-file.ts';
export type { Locate } from './yaml/text.ts';
