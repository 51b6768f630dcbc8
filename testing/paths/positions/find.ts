import type { CardData } from '../../../effects/card-data.ts';
import { hashOf } from '../../../effects/hash.ts';
import { drawFrom } from '../../draw.ts';
import type { RegistryEntry } from '../../scenario/setup.ts';
import { Model } from '../graph/model.ts';
import { searched } from '../graph/search.ts';
import type { Lookout } from '../lookout.ts';
import { actionsOf, beginSketch } from './begin.ts';
import { chance, oneOf } from './draws.ts';
import { situationsOf } from './situations.ts';
import { changed, type Sketch, sketch } from './sketch.ts';
import { stockFor } from './stock.ts';

/** How long positions are looked for. */
export interface Effort {
  /** Most positions that are tried. */
  readonly tries: number;
  /** How many there are in any case: they differ in what can be chosen and paid. */
  readonly least: number;
  /** Nodes of a graph that is only looked at to see whether it shows anything new. */
  readonly glance: number;
}

const EFFORT: Effort = { tries: 240, least: 24, glance: 120 };

/**
 * Positions in which a card can go all its ways: made from what the card speaks of, tried, and kept where they show
 * a way, or a situation, that none before them has shown. What they do not show is looked for in positions that are listed
 * for it. The same for the same card.
 */
export function positionsFor(entry: RegistryEntry, card: CardData, finding: Finding): readonly Sketch[] {
  const { lookout, all, listed = [], effort = EFFORT } = finding;
  const stock = stockFor(entry, card);
  const draw = drawFrom(seedOf(card.id));
  const kept: Sketch[] = [];
  const situations = new Set<string>();
  const tryOut = (tried: Sketch): void => {
    const before = lookout.seen.size + situations.size;
    const begun = beginSketch(entry, tried, lookout.on);
    if (!begun) return;
    const graph = searched(new Model(begun.match, actionsOf(tried, card.id)), effort.glance);
    lookout.began(begun.match.book, begun.messages);
    lookout.watch(graph);
    for (const situation of situationsOf(graph, begun.messages, card.id)) situations.add(situation);
    if (lookout.seen.size + situations.size > before || graph.faults.length > 0) kept.push(tried);
  };
  for (let n = 0; n < effort.tries && (n < effort.least || lookout.seen.size < all); n++)
    tryOut(kept.length > 0 && chance(50, draw) ? changed(oneOf(kept, draw), stock, draw) : sketch(stock, draw));
  for (const given of lookout.seen.size < all ? listed : []) tryOut(given);
  return kept;
}

export interface Finding {
  readonly lookout: Lookout;
  /** How many ways the card has. */
  readonly all: number;
  readonly listed?: readonly Sketch[];
  readonly effort?: Effort;
}

/** A seed of its own for each card. */
const seedOf = (id: string): number => Number.parseInt(hashOf(id).slice(0, 7), 16);
