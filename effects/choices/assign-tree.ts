/** The answers to an `assign` as a tree: for each item in turn, where it goes. */

import { mostMoved } from '../max-flow.ts';
import type { Answer, Request } from './assign.choice.ts';
import { choose, type Draw, type Tree, times } from './enumerate.ts';
import { ascending, total, upTo } from './reading.ts';

export interface Node {
  /** Targets of the items so far. */
  readonly placed: Answer;
  /** How many of the items after those are still to be assigned, exactly. */
  readonly left: number;
  /** Items at each target. */
  readonly loads: readonly number[];
}

/** What a target takes. */
interface Target {
  readonly need: number;
  readonly capacity: number;
  /** Loads up to here make a difference to what can follow; 0 where no bound can bind. */
  readonly watched: number;
  /** No item after this one may go there. */
  readonly last: number;
  /** Equal for targets that take the same items under the same bounds. */
  readonly kind: number;
}

/** Counts of more entries than this are not made for a draw. */
const COSTLY = 500_000;

/** The targets, and for each item those that it may go to. */
function read({ items, targets, allowed, capacity, need }: Request) {
  const takes = targets.map((_, at) => upTo(items.length).filter((item) => allowed?.[item]?.includes(at) ?? true));
  const kinds: string[] = [];
  const known = takes.map((mine, at): Target => {
    const own = { need: need?.[at] ?? 0, capacity: Math.min(Math.max(0, capacity?.[at] ?? mine.length), mine.length) };
    const watched = own.capacity < mine.length ? own.capacity : own.need > 1 ? own.need : 0;
    const alike = `${own.capacity}|${own.need}|${mine}`;
    if (!kinds.includes(alike)) kinds.push(alike);
    return { ...own, watched, last: mine.at(-1) ?? -1, kind: kinds.indexOf(alike) };
  });
  const usable = upTo(targets.length).filter((at) => (known[at]?.need ?? 0) <= (known[at]?.capacity ?? 0));
  const to = items.map((_, item) => usable.filter((at) => takes[at]?.includes(item)));
  return { known, to };
}

/** Different loads of the watched targets, at most. */
function loadings(known: readonly Target[]): number {
  const kinds = upTo(known.length).map((kind) => known.filter((target) => target.kind === kind));
  return kinds.reduce((size, mates) => size * choose(mates.length + (mates[0]?.watched ?? 0), mates.length), 1);
}

/**
 * Fewest assigned first; then by the items' targets, nowhere last. Flows keep the listing from dead ends; only
 * what needs of still empty targets can spoil is searched for, each dead end once.
 * Counting remembers the loads of targets with a bound that can bind, up to exchange of targets that are alike:
 * items² × loadings. At worst that is exponential in such targets: it counts matchings.
 */
export function assignTree(request: Request): Tree<Node, Answer> {
  const { items, min, max } = request;
  const { known, to } = read(request);
  const loadOf = ({ loads }: Node, at: number): number => loads[at] ?? 0;
  /** Of the items from each place on, how many can go anywhere. */
  const movable = Array.from({ length: items.length + 1 }, (_, at) => to.slice(at).filter((t) => t.length > 0).length);
  const free = known.every(({ watched }) => watched === 0);

  const place = (node: Node, target: number | null): Node => ({
    placed: [...node.placed, target],
    left: target === null ? node.left : node.left - 1,
    loads: target === null ? node.loads : node.loads.map((load, at) => (at === target ? load + 1 : load)),
  });
  const options = (node: Node): readonly (number | null)[] => {
    const at = node.placed.length;
    const open =
      node.left === 0 ? [] : (to[at] ?? []).filter((target) => loadOf(node, target) < (known[target]?.capacity ?? 0));
    return node.left < items.length - at ? [...open, null] : open;
  };
  /** Of each target what it lacks; nothing while it is empty. */
  const lacks = (node: Node): number[] =>
    known.map(({ need }, at) => (loadOf(node, at) > 0 ? Math.max(0, need - loadOf(node, at)) : 0));
  const hopeless = (node: Node): boolean =>
    node.left > (movable[node.placed.length] ?? 0) || total(lacks(node)) > node.left;

  /** Whether so many of the items to come go into `room`. */
  const fits = (node: Node, room: readonly number[], many: number): boolean => {
    const rest = to.slice(node.placed.length);
    return mostMoved(Array(rest.length).fill(1), rest, room, many) === many;
  };
  /** Whether a leaf is below; `undefined` where that hangs on which empty targets get what they need. */
  const judged = (node: Node): boolean | undefined => {
    if (hopeless(node)) return false;
    if (free) return true;
    const lacking = lacks(node);
    if (!fits(node, lacking, total(lacking))) return false;
    const room = known.map(({ capacity }, at) => capacity - loadOf(node, at));
    // What fills all that is lacking can be added to, one item at a time, until no more fit: any number between.
    const sure = room.map((n, at) => (loadOf(node, at) === 0 && (known[at]?.need ?? 0) > 1 ? 0 : n));
    if (fits(node, sure, node.left)) return true;
    return fits(node, room, node.left) ? undefined : false;
  };

  /** The load of a target as far as it matters to what can follow, with its kind: equal ones are exchangeable. */
  const matter = (node: Node, at: number): number => {
    const { watched = 0, last = 0, need = 0, kind = 0 } = known[at] ?? {};
    const load = loadOf(node, at);
    const past = last < node.placed.length && load >= need;
    return watched === 0 || past ? -1 : kind * (items.length + 1) + Math.min(load, watched);
  };
  const keyOf = (node: Node): string => {
    const loads = known.map((_, at) => matter(node, at)).filter((load) => load >= 0);
    return [node.placed.length, node.left, ...ascending(loads)].join();
  };
  const remembered = <T>(compute: (node: Node) => T): ((node: Node) => T) => {
    const results = new Map<string, T>();
    return (node) => {
      const key = keyOf(node);
      const result = results.get(key) ?? compute(node);
      results.set(key, result);
      return result;
    };
  };
  const searched = remembered((node): boolean => options(node).some((target) => possible(place(node, target))));
  const possible = (node: Node): boolean => judged(node) ?? searched(node);

  const counted = remembered((node): number => {
    const groups = new Map<number | null, (number | null)[]>();
    for (const target of options(node)) {
      const group = target === null ? null : matter(node, target);
      groups.set(group, [...(groups.get(group) ?? []), target]);
    }
    let count = 0;
    for (const group of groups.values()) count += times(group.length, ways(place(node, group[0] ?? null)));
    return count;
  });
  const ways = (node: Node): number => (hopeless(node) ? 0 : node.placed.length === items.length ? 1 : counted(node));

  /** Favours assigning the first items: "nowhere" is one option among many. */
  const step = (node: Node, draw: Draw): Node => {
    const open = [...options(node)];
    for (;;) {
      const [target = null] = open.splice(draw(open.length), 1);
      const child = place(node, target);
      if (open.length === 0 || possible(child)) return child;
    }
  };
  const costly = loadings(known) * items.length * (Math.min(max, items.length) + 1) > COSTLY;

  return {
    ...(costly ? { step } : {}),
    *roots() {
      for (let left = Math.max(0, min); left <= Math.min(max, items.length); left++) {
        const root = { placed: [], left, loads: known.map(() => 0) };
        if (possible(root)) yield root;
      }
    },
    answer: ({ placed }) => (placed.length === items.length ? placed : null),
    ways,
    *children(node) {
      for (const target of options(node)) {
        const child = place(node, target);
        if (possible(child)) yield child;
      }
    },
  };
}
