import type { CardData } from '../../effects/card-data.ts';
import type { ScenarioData } from '../scenario/format.ts';
import type { RegistryEntry } from '../scenario/setup.ts';
import { branchesOf } from './branches/index.ts';
import { brokenCancels } from './check/cancels.ts';
import { walkLive } from './check/live.ts';
import { brokenNodes } from './check/nodes.ts';
import { walksOver, wayTo } from './check/walks.ts';
import { type Failure, failureOf, stepsTaken, type Wrong } from './failure.ts';
import { explore } from './graph/explore.ts';
import type { Graph } from './graph/graph.ts';
import { Model } from './graph/model.ts';
import { actionsOf, beginSketch } from './positions/begin.ts';
import { positionsFor } from './positions/find.ts';
import { listedIn } from './positions/listed.ts';
import type { Sketch } from './positions/sketch.ts';

/** One position of a card, with every way that its choices can go. */
export interface Explored {
  readonly sketch: Sketch;
  readonly graph: Graph;
  /** How many walks it takes to take every edge. */
  readonly paths: number;
  /** Answers of the longest walk. */
  readonly longest: number;
}

/** All that was found out about a card. */
export interface CardPaths {
  readonly card: string;
  readonly abilities: number;
  readonly positions: readonly Explored[];
  /** All ways that it can go, and those that no position shows, in words. */
  readonly branches: number;
  readonly uncovered: readonly string[];
  readonly failures: readonly Failure[];
}

/** After so many failures of one card no more are looked for: they mostly have one cause. */
const ENOUGH = 3;

/**
 * Goes every way that the choices of a card can go: in positions that are found for it, by all answers, first on the search
 * driver and then on live actors, with all that must hold looked at after each answer.
 * @param scenarios those that are about the card show positions that may be hard to find
 * @param enough after so many failures no more are looked for
 */
export function exploreCard(
  entry: RegistryEntry,
  card: CardData,
  scenarios: readonly ScenarioData[] = [],
  enough = ENOUGH,
): CardPaths {
  const branches = branchesOf(card, entry.ruleset);
  const listed = scenarios.filter((data) => data.card === card.id).flatMap(listedIn);
  const { sketches, seen } = positionsFor(entry, card, { branches, listed });
  const positions: Explored[] = [];
  const failures: Failure[] = [];
  for (const sketch of sketches) {
    if (failures.length >= enough) break;
    const explored = exploreSketch(entry, card.id, { sketch, enough });
    if (!explored) continue;
    positions.push(explored.explored);
    for (const wrong of explored.wrong) if (failures.length < enough) failures.push(failureOf(wrong));
  }
  const uncovered = branches.filter((branch) => !seen.has(branch)).map(({ words }) => words);
  const abilities = (card.abilities ?? []).length + (card.play ? 1 : 0);
  return { card: card.id, abilities, positions, branches: branches.length, uncovered, failures };
}

/** One position gone through, and what was wrong in it. */
function exploreSketch(
  entry: RegistryEntry,
  card: string,
  { sketch, enough }: { readonly sketch: Sketch; readonly enough: number },
): { readonly explored: Explored; readonly wrong: readonly Wrong[] } | null {
  const opening = beginSketch(entry, sketch, (book) => book);
  if (!opening) return null;
  const begun = opening.match;
  const model = new Model(begun, actionsOf(sketch, card));
  const graph = explore(model);
  const walks = walksOver(graph);
  const about = { entry, card, sketch };
  const wrong: Wrong[] = [
    ...graph.faults.map(({ from, step, message }) => {
      const node = graph.nodes[from];
      return { ...about, steps: [...stepsTaken(node ? wayTo(graph.nodes, node) : []), step], message };
    }),
    ...[...brokenNodes(graph, { model, opening }), ...brokenCancels(graph, model)].map(({ edges, message }) => ({
      ...about,
      steps: stepsTaken(edges),
      message,
    })),
  ];
  for (const walk of walks) {
    const astray = walkLive(begun, walk);
    if (astray) wrong.push({ ...about, steps: stepsTaken(astray.edges), message: astray.message });
    if (wrong.length >= enough) break;
  }
  const longest = Math.max(0, ...walks.map(({ edges }) => edges.length));
  return { explored: { sketch, graph, paths: walks.length, longest }, wrong };
}
