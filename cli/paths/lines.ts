import type { CardReport, PathsTotals } from '../../testing/index.ts';

/** A path that went wrong, as the command tells it: with the scenario that was written, and what shows it again. */
export interface Failing {
  readonly message: string;
  readonly file: string;
  readonly command: string;
}

/** A card's report, with its failures in files. */
export interface Told extends Omit<CardReport, 'failures'> {
  readonly failures: readonly Failing[];
}

/** How long it took, and how much of it there was. */
export interface Speed {
  readonly seconds: number;
  readonly nodesPerSecond: number;
}

/** What was found about a card, for people. */
export function cardLines({
  card,
  failures,
  uncovered,
  cut,
  sampled,
  explored,
  endless,
  ...counts
}: Told): readonly string[] {
  const { abilities, positions, paths, nodes, edges, longest, branches } = counts;
  return [
    `${card}: ${sizes({ abilities, positions, paths, nodes, edges })}, longest ${longest}; ` +
      `${branches - uncovered.length} of ${branches} branches`,
    ...uncovered.map((branch) => `  never taken: ${branch}`),
    ...(sampled.length > 0
      ? [`  too many answers to try all: at ${sampled.length} nodes, ${sampledWords(sampled)}`]
      : []),
    ...(cut > 0 ? [`  too many nodes to look into all: ${cut} were left`] : []),
    ...(explored ? [] : ['  not explored: no position was found in which anything can be done with it']),
    ...(endless > 0 ? [`  ends a match that nothing else would end: at ${endless} nodes`] : []),
    ...failures.flatMap(({ message, command }) => [`NOT ${message}`, `    ${command}`]),
  ];
}

const ONE: Readonly<Record<string, string>> = { abilities: 'ability' };

/** `1 ability, 2 positions`: numbers under the names of what they count. */
const sizes = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([name, n]) => `${n} ${n === 1 ? (ONE[name] ?? name.slice(0, -1)) : name}`)
    .join(', ');

function sampledWords(sampled: CardReport['sampled']): string {
  const most = sampled.reduce((a, b) => (b.of > a.of ? b : a));
  return `at most ${most.tried} of ${most.of}`;
}

/** All of it in a few lines. */
export function totalLines(totals: PathsTotals, { seconds, nodesPerSecond }: Speed): readonly string[] {
  const { cards, explored, abilities, positions, paths, nodes, edges, branches, uncovered, failures } = totals;
  const share = branches === 0 ? 0 : (100 * uncovered) / branches;
  return [
    `${explored} of ${cards} cards explored: ${sizes({ abilities, positions, paths, nodes, edges })}`,
    `${uncovered} of ${branches} branches never taken (${share.toFixed(1)} %), ${failures} failures`,
    `${seconds.toFixed(1)} s, ${nodesPerSecond} nodes a second`,
  ];
}
