import type { ScenarioData } from '../scenario/format.ts';
import type { RegistryEntry } from '../scenario/setup.ts';
import { type CardPaths, exploreCard } from './explore-card.ts';

/** Which cards are gone through, and what helps to find positions. */
export interface PathsOptions {
  /** Ids of cards; all cards of the game when left out. */
  readonly cards?: readonly string[];
  /** Scenarios of the game: those that are about a card show positions for it. */
  readonly scenarios?: readonly ScenarioData[];
}

/**
 * Goes every way that the choices of cards can go, card by card, on both drivers, with all that must hold looked at after
 * each answer. The same cards give the same result each time.
 * @example
 * ```ts
 * import { duel, SETS } from 'cardwright/duel';
 * import { choicePaths, pathsReport } from 'cardwright/testing';
 *
 * const entry = { ruleset: duel, cards: SETS.flatMap((set) => set.cards) };
 * for (const paths of choicePaths(entry, { cards: ['spark-volley'] })) {
 *   const { card, uncovered, failures } = pathsReport(paths);
 *   console.log(card, uncovered, failures); // spark-volley [] []
 * }
 * ```
 */
export function* choicePaths(
  entry: RegistryEntry,
  { cards, scenarios = [] }: PathsOptions = {},
): Generator<CardPaths, void> {
  for (const card of entry.cards)
    if (cards === undefined || cards.includes(card.id)) yield exploreCard(entry, card, scenarios);
}

export type { CardPaths, Explored } from './explore-card.ts';
export type { Failure } from './failure.ts';
export type { Edge, Fault, Graph, Node } from './graph/graph.ts';
export type { Step } from './graph/step.ts';
export type { Doing, Sketch } from './positions/sketch.ts';
export { pathsPage } from './report/page.ts';
export {
  type CardReport,
  type FailureReport,
  reportOf as pathsReport,
  type Totals,
  totalsOf as pathsTotals,
} from './report/report.ts';
