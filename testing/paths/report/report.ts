import type { Match } from '../../../search/match.ts';
import { scenarioText } from '../../shrink/scenario-text.ts';
import type { CardPaths, Explored } from '../explore-card.ts';

/** What is told of one card. */
export interface CardReport {
  readonly card: string;
  readonly abilities: number;
  readonly positions: number;
  readonly paths: number;
  readonly nodes: number;
  readonly edges: number;
  /** Answers of the longest path. */
  readonly longest: number;
  /** Whether there was a position in which something could be done, where anything can be. */
  readonly explored: boolean;
  /** Nodes at which a match has ended because nothing else could end it. */
  readonly endless: number;
  /** Questions of which not all answers were tried, since they are too many: so many of so many. */
  readonly sampled: readonly { readonly tried: number; readonly of: number }[];
  /** Nodes that were not looked into, since a graph was too large. */
  readonly cut: number;
  readonly branches: number;
  /** Branches that no position shows. */
  readonly uncovered: readonly string[];
  readonly failures: readonly FailureReport[];
}

/** A path that went wrong. */
export interface FailureReport {
  readonly message: string;
  /** The text of a scenario file that shows it. */
  readonly scenario: string;
  /** Whether the scenario fails when it is run. */
  readonly reproduces: boolean;
}

/** What is told of all cards together. */
export interface Totals {
  readonly cards: number;
  /** Cards with a position in which something could be done. */
  readonly explored: number;
  readonly abilities: number;
  readonly positions: number;
  readonly paths: number;
  readonly nodes: number;
  readonly edges: number;
  readonly branches: number;
  readonly uncovered: number;
  readonly failures: number;
}

/** What was found out about a card, in counts and words: plain JSON. */
export function reportOf({ card, abilities, positions, branches, uncovered, failures }: CardPaths): CardReport {
  const sum = (of: (explored: Explored) => number): number => positions.reduce((n, one) => n + of(one), 0);
  return {
    card,
    abilities,
    positions: positions.length,
    paths: sum(({ paths }) => paths),
    nodes: sum(({ graph }) => graph.nodes.length),
    edges: sum(({ graph }) => graph.edges.length),
    longest: Math.max(0, ...positions.map(({ longest }) => longest)),
    explored: positions.length > 0 && (branches === 0 || positions.some(({ graph }) => graph.edges.length > 0)),
    endless: sum(({ graph }) => graph.nodes.filter(({ match }) => isEndless(match)).length),
    sampled: positions.flatMap(({ graph }) => graph.nodes.flatMap((node) => node.sampled ?? [])),
    cut: sum(({ graph }) => graph.cut),
    branches,
    uncovered,
    failures: failures.map(({ message, scenario, reproduces }) => ({
      message,
      scenario: scenarioText(scenario),
      reproduces,
    })),
  };
}

/** The kernel ends what nothing else would, and says so. */
const isEndless = ({ state }: Match): boolean => /^(endless|loop): /.test(state.result?.reason ?? '');

/** The sums over all cards; `failures` of a card may be told in any form. */
export function totalsOf<C extends Omit<CardReport, 'failures'> & { readonly failures: readonly unknown[] }>(
  cards: readonly C[],
): Totals {
  const sum = (of: (card: C) => number): number => cards.reduce((n, card) => n + of(card), 0);
  return {
    cards: cards.length,
    explored: cards.filter(({ explored }) => explored).length,
    abilities: sum(({ abilities }) => abilities),
    positions: sum(({ positions }) => positions),
    paths: sum(({ paths }) => paths),
    nodes: sum(({ nodes }) => nodes),
    edges: sum(({ edges }) => edges),
    branches: sum(({ branches }) => branches),
    uncovered: sum(({ uncovered }) => uncovered.length),
    failures: sum(({ failures }) => failures.length),
  };
}
