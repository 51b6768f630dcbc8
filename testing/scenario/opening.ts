import type { Path } from '../../cards/tools/problem.ts';
import type { Book } from '../../effects/book.ts';
import type { PlayerSetup } from '../../effects/state/begin.ts';
import { cardId } from '../../effects/state/ids.ts';
import type { EntryData, SetupData } from './format.ts';
import { SetupError } from './setup-error.ts';

/** What a setup may say of a match that begins as matches do. */
const SAID: readonly string[] = ['players', 'opening', 'active'];

/**
 * The players of a match that begins as matches do, each with his deck: all else is the ruleset's.
 * @throws {SetupError} if the setup says more than that
 */
export function openingPlayers({ cards, ruleset }: Book, setup: SetupData): readonly PlayerSetup[] {
  const { name, deckZone } = ruleset;
  const more = Object.keys(setup).find((key) => !SAID.includes(key));
  if (more !== undefined)
    throw new SetupError(['setup', more], `a match that begins with its opening has no "${more}" of its own`);
  return Object.entries(setup.players).map(([player, seat]) => {
    const path: Path = ['setup', 'players', player];
    const other = Object.keys(seat).find((key) => key !== deckZone);
    if (other !== undefined)
      throw new SetupError(
        [...path, other],
        `a match of "${name}" that begins with its opening has all cards in "${deckZone}", and nothing in "${other}"`,
      );
    const list = (seat[deckZone] ?? []) as readonly EntryData[];
    const deck = list.flatMap((entry, at) => cardsOf(entry, [...path, deckZone, at]));
    const unknown = deck.find((card) => !cards.has(cardId(card)));
    if (unknown !== undefined) throw new SetupError([...path, deckZone], `the book has no card "${unknown}"`);
    return { name: player, deck };
  });
}

function cardsOf(entry: EntryData, path: Path): readonly string[] {
  if (typeof entry === 'string') return [entry];
  const { card, count = 1, ...more } = entry;
  const [key] = Object.keys(more);
  if (key !== undefined)
    throw new SetupError([...path, key], `of a card of a deck there is nothing to say but how many: not "${key}"`);
  return Array.from({ length: count }, () => card);
}
