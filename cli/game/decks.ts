import type { Problem } from '../../cards/tools/problem.ts';
import { type Parsed, placed } from '../../cards/tools/yaml/parse-file.ts';
import type { DeckData } from '../../effects/card-data.ts';

/** Whether a part of a game was read from a file, and not from a bundle. */
export const isFile = <T extends object>(source: T | Parsed<T>): source is Parsed<T> =>
  'ok' in source && 'file' in source;

/** Decks that have the id of an earlier one. */
export function repeatedDecks(decks: readonly (DeckData | Parsed<DeckData>)[]): readonly Problem[] {
  const first = new Map<string, string>();
  return decks.flatMap((deck) => {
    if (!isFile(deck) || !deck.ok) return [];
    const { file, data, locate } = deck;
    const other = first.get(data.deck);
    if (other === undefined) {
      first.set(data.deck, file);
      return [];
    }
    const message = `There is a deck "${data.deck}" already in ${other}.`;
    return [placed({ path: ['deck'], message, expected: 'another id' }, file, locate)];
  });
}
