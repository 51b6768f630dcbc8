import type { CardData } from '../../../effects/card-data.ts';
import { hashOf } from '../../../effects/hash.ts';
import { drawFrom } from '../../draw.ts';
import type { RegistryEntry } from '../../scenario/setup.ts';
import type { Branch } from '../branches/branch.ts';
import { Model } from '../graph/model.ts';
import { searched } from '../graph/search.ts';
import { Lookout } from '../lookout.ts';
import { actionsOf, beginSketch } from './begin.ts';
import { chance, oneOf } from './draws.ts';
import { situationsOf } from './situations.ts';
import { changed, type Sketch, sketch } from './sketch.ts';
import { stockFor } from './stock.ts';

/** How long positions are looked for. */
export interface Effort {
  /** Most positions that are tried. */
  readonly tries: number;
  /** How many are tried in any case: they differ in what can be chosen and paid. */
  readonly least: number;
  /** After so many, more than one action may be taken in a position. */
  readonly near: number;
  /** So long small graphs are looked for also for what a large one has shown. */
  readonly small: number;
  /** Nodes of a graph that is only looked at to see whether it shows anything new. */
  readonly glance: number;
}

const EFFORT: Effort = { tries: 500, least: 24, near: 60, small: 200, glance: 100 };

/** Positions for a card, and what they show between them. */
export interface Found {
  readonly sketches: readonly Sketch[];
  readonly seen: ReadonlySet<Branch>;
}

/** A position that has been tried, and what it has shown. */
interface Tried {
  readonly sketch: Sketch;
  readonly shows: ReadonlySet<unknown>;
  readonly nodes: number;
  /** Its graph was seen whole. */
  readonly whole: boolean;
  readonly faulty: boolean;
}

/**
 * Positions in which a card can go all its ways: made from what the card speaks of, tried, and kept where they show
 * a way, or a situation, that none before them has shown. What they do not show is looked for in positions that are listed
 * for it. The same for the same card.
 */
export function positionsFor(entry: RegistryEntry, card: CardData, finding: Finding): Found {
  const { branches, listed = [], effort = EFFORT } = finding;
  const lookout = new Lookout(card.id, branches);
  const stock = stockFor(entry, card);
  const draw = drawFrom(seedOf(card.id));
  const kept: Tried[] = [];
  const shown = new Set<unknown>();
  /** The same, by graphs that were seen whole: what only a large one shows is looked for in smaller ones for a while. */
  const whole = new Set<unknown>();
  const missing = (of = shown): boolean => branches.some((branch) => !of.has(branch));
  const tryOut = (sketch: Sketch): void => {
    const tried = look(entry, card.id, sketch, lookout, effort.glance);
    if (!tried) return;
    const known = tried.whole ? whole : shown;
    if (!tried.faulty && [...tried.shows].every((what) => known.has(what))) return;
    kept.push(tried);
    for (const what of tried.shows) {
      shown.add(what);
      if (tried.whole) whole.add(what);
    }
  };
  const goOn = (n: number): boolean => n < effort.least || missing(n < effort.small ? whole : shown);
  for (let n = 0; n < effort.tries && goOn(n); n++) {
    const reach = n < effort.near ? 'near' : 'far';
    const known = kept.length > 0 && chance(50, draw) ? oneOf(kept, draw).sketch : null;
    tryOut(known ? changed(known, stock, reach, draw) : sketch(stock, reach, draw));
  }
  for (const given of missing() ? listed : []) tryOut(given);
  return { sketches: fewestOf(kept), seen: new Set(branches.filter((branch) => shown.has(branch))) };
}

/** Looks at a position, as far as a glance goes; `null` where there is no such position. */
function look(entry: RegistryEntry, card: string, sketch: Sketch, lookout: Lookout, most: number): Tried | null {
  // What happens as it begins is seen as well.
  const { seen, came } = lookout.during(() => {
    const begun = beginSketch(entry, sketch, lookout.on);
    if (!begun) return null;
    lookout.began(begun.match, begun.messages);
    const graph = searched(new Model(begun.match, actionsOf(sketch, card)), most);
    lookout.watch(graph);
    return { begun, graph };
  });
  if (!came) return null;
  const { begun, graph } = came;
  // A large graph is gone through only for a branch that no other shows; it is larger than it looks.
  const whole = graph.cut === 0;
  const shows = new Set<unknown>(whole ? [...seen, ...situationsOf(graph, begun.messages, card)] : seen);
  return { sketch, shows, whole, nodes: graph.nodes.length * (whole ? 1 : CUT), faulty: graph.faults.length > 0 };
}

/** How much larger a graph may be than what was seen of it before it was cut. */
const CUT = 10;

/** As few of them, and as small ones, as show all that they show between them. */
function fewestOf(kept: readonly Tried[]): readonly Sketch[] {
  const chosen = kept.filter(({ faulty }) => faulty);
  const left = new Set(kept.flatMap(({ shows }) => [...shows]));
  const take = (tried: Tried): void => {
    for (const what of tried.shows) left.delete(what);
  };
  chosen.forEach(take);
  while (left.size > 0) {
    const worth = ({ shows, nodes }: Tried): number =>
      [...shows].filter((what) => left.has(what)).length / (10 + nodes);
    const best = kept.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    take(best);
  }
  return chosen.map(({ sketch }) => sketch);
}

/** What positions are looked for with. */
export interface Finding {
  /** All ways that the card has. */
  readonly branches: readonly Branch[];
  readonly listed?: readonly Sketch[];
  readonly effort?: Effort;
}

/** A seed of its own for each card. */
const seedOf = (id: string): number => Number.parseInt(hashOf(id).slice(0, 7), 36);
