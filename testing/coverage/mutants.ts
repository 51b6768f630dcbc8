import type { CardData } from '../../effects/card-data.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { changed } from './changes.ts';
import { loosenings } from './loosenings.ts';
import { partsOff } from './parts.ts';
import { spotsOf } from './spots.ts';

/** A card with one thing other than it is. */
export interface Mutant {
  /** What is other: `without "owner: you" of abilities.0.on`. */
  readonly words: string;
  readonly card: CardData;
}

/** Of a sound card each that lacks one of its parts, and each that asks for less, costs less or reaches further. */
export function mutantsOf(card: CardData, ruleset: Ruleset): readonly Mutant[] {
  const made = new Set([JSON.stringify(card)]);
  return [...spotsOf(card)]
    .flatMap((spot) => [...partsOff(spot), ...loosenings(spot, ruleset)])
    .map((change) => ({ words: change.words, card: changed(card, change) }))
    .filter(({ card: other }) => {
      const text = JSON.stringify(other);
      const isNew = !made.has(text);
      made.add(text);
      return isNew;
    });
}
