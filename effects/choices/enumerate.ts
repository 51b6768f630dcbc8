/**
 * Counting and listing without materialising. Counts are plain numbers: sums and products of whole numbers stay
 * exact below 2^53, and once a count has passed that bound it never comes back under it, so a count is cut to
 * `Infinity` only at the end, and the rounded numbers still serve as weights for a draw.
 */

/** Counts from here on are `Infinity`: a number cannot tell 2^53 from its neighbours. */
const EXACT = 2 ** 53;
/** Steps of a weighted draw where the weights are no longer exact. */
const GRAIN = 2 ** 30;

export const saturated = (count: number): number => (count < EXACT ? count : Number.POSITIVE_INFINITY);

/** A product of counts; `0 * Infinity` is 0: no way on, however many ways to come here. */
export const times = (a: number, b: number): number => (a === 0 || b === 0 ? 0 : a * b);

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/** Subsets of size `k` of `n` things. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= Math.min(k, n - k) && ways < Number.POSITIVE_INFINITY; i++) {
    // Dividing before multiplying keeps every value below the result, and so exact whenever the result is.
    const shared = gcd(ways, i);
    ways = (ways / shared) * ((n - Math.min(k, n - k) + i) / (i / shared));
  }
  return ways;
}

/** Lists of `k` different ones of `n` things, in order. */
export function permutations(n: number, k: number): number {
  if (k > n) return 0;
  let ways = 1;
  for (let i = 0; i < k; i++) ways *= n - i;
  return ways;
}

/** Remembers a function of two whole numbers, the first below 2^21, the second below 2^32. */
export function memo2(compute: (a: number, b: number) => number): (a: number, b: number) => number {
  const known = new Map<number, number>();
  return (a, b) => {
    const key = a * 2 ** 32 + b;
    let value = known.get(key);
    if (value === undefined) {
      value = compute(a, b);
      known.set(key, value);
    }
    return value;
  };
}

/** Remembers a function of lists of whole numbers. */
export function memoList(compute: (key: readonly number[]) => number): (key: readonly number[]) => number {
  const known = new Map<string, number>();
  return (key) => {
    const name = key.join();
    let value = known.get(name);
    if (value === undefined) {
      value = compute(key);
      known.set(name, value);
    }
    return value;
  };
}

/** `draw(n)` is a random whole number from 0 to n - 1. */
export type Draw = (n: number) => number;

/**
 * All answers to a request as the leaves of a tree of small steps. Nothing is kept of it: nodes are made on
 * the way. `roots` and `children` give only nodes that have a leaf below, so a walk never turns back.
 */
export interface Tree<N, A> {
  /** The least that may be done comes first. */
  readonly roots: () => Iterable<N>;
  readonly children: (node: N) => Iterable<N>;
  /** The answer at a leaf; `null` at any other node. */
  readonly answer: (node: N) => A | null;
  /** Leaves below a node: exact below 2^53, about right above. */
  readonly ways: (node: N) => number;
  /** A random child, however likely; given where counting, or even listing the children, may take long. */
  readonly step?: (node: N, draw: Draw) => N;
}

/** All leaves in order, as a list that can be walked again and again. */
export const leaves = <N, A>(tree: Tree<N, A>): Iterable<A> => ({
  *[Symbol.iterator]() {
    const path = [tree.roots()[Symbol.iterator]()];
    for (let level = path.at(-1); level !== undefined; level = path.at(-1)) {
      const step = level.next();
      if (step.done === true) {
        path.pop();
        continue;
      }
      const answer = tree.answer(step.value);
      if (answer === null) path.push(tree.children(step.value)[Symbol.iterator]());
      else yield answer;
    }
  },
});

export function countLeaves<N, A>(tree: Tree<N, A>): number {
  let count = 0;
  for (const node of tree.roots()) count += tree.ways(node);
  return saturated(count);
}

export const firstLeaf = <N, A>(tree: Tree<N, A>): A | null => {
  for (const answer of leaves(tree)) return answer;
  return null;
};

/**
 * A random leaf, or `null` if there is none. All leaves are equally likely when there are fewer than 2^53 of
 * them, and nearly so (to one in 2^30 per step) up to about 10^308. In a tree that has its own `step`, and above
 * that number, each step is drawn for itself, which favours leaves with few others beside them.
 */
export function drawLeaf<N, A>(tree: Tree<N, A>, draw: Draw): A | null {
  const pick = tree.step ? even<N>(draw) : weighted(tree, draw);
  for (let node = pick([...tree.roots()]); node !== undefined; ) {
    const answer = tree.answer(node);
    if (answer !== null) return answer;
    node = tree.step ? tree.step(node, draw) : pick([...tree.children(node)]);
  }
  return null;
}

type Pick<N> = (nodes: readonly N[]) => N | undefined;

const even =
  <N>(draw: Draw): Pick<N> =>
  (nodes) =>
    nodes[nodes.length > 1 ? draw(nodes.length) : 0];

function weighted<N, A>(tree: Tree<N, A>, draw: Draw): Pick<N> {
  /** Place among the leaves below the nodes to pick from, once their number is exact. */
  let rank: number | undefined;
  return (nodes) => {
    const weights = nodes.map(tree.ways);
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === Number.POSITIVE_INFINITY) return even<N>(draw)(nodes);
    if (rank === undefined && total > 0 && total < EXACT) rank = draw(total);
    const at = indexOfRank(weights, rank ?? (draw(GRAIN) / GRAIN) * total);
    if (rank !== undefined) for (const weight of weights.slice(0, at)) rank -= weight;
    return nodes[at];
  };
}

/** Which of the weights, laid end to end, covers the place `rank`; the last one if rounding leads past the end. */
function indexOfRank(weights: readonly number[], rank: number): number {
  let before = 0;
  const at = weights.findIndex((weight) => {
    before += weight;
    return rank < before;
  });
  return at < 0 ? weights.length - 1 : at;
}
