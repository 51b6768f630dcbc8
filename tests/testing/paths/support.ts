import { drawFrom } from '../../../testing/draw.ts';
import type { RegistryEntry } from '../../../testing/index.ts';
import { Model } from '../../../testing/paths/graph/model.ts';
import { actionsOf, beginSketch } from '../../../testing/paths/positions/begin.ts';
import { type Sketch, sketch } from '../../../testing/paths/positions/sketch.ts';
import { stockFor } from '../../../testing/paths/positions/stock.ts';
import type { SetupData } from '../../../testing/scenario/format.ts';
import { REGISTRY } from '../registry.ts';

export const entryOf = (name: string): RegistryEntry => {
  const entry = REGISTRY[name];
  if (!entry) throw new Error(`There is no game "${name}".`);
  return entry;
};

/** A position with one action with a card in it, as a model of choices. */
export function modelOf(entry: RegistryEntry, card: string, of: SetupData | Sketch): Model {
  const given: Sketch = 'setup' in of ? of : { setup: of, cards: [], seed: 1, doing: ['card'] };
  const begun = beginSketch(entry, given, (book) => book);
  if (!begun) throw new Error('There is no such position.');
  return new Model(begun.match, actionsOf(given, card));
}

/** Positions at random for the cards of a game, one for each, those that can be. */
export function* anyModels(entry: RegistryEntry): Generator<Model> {
  for (const [n, card] of entry.cards.entries()) {
    const given = sketch(stockFor(entry, card), 'near', drawFrom(n));
    const begun = beginSketch(entry, given, (book) => book);
    if (begun) yield new Model(begun.match, actionsOf(given, card.id));
  }
}
