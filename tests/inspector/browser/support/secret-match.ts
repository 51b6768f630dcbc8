import { onTestFinished } from 'vitest';
import { duel, SETS } from '../../../../cards/duel/index.ts';
import { createMatch, type LiveMatch, makeBook } from '../../../../index.ts';

const ALL = SETS.flatMap((set) => set.cards);
const pup = ALL.find(({ id }) => id === 'kerb-pup');
if (!pup) throw new Error('Duel has no pup.');

const numbers = Array.from({ length: 30 }, (_, n) => String(n + 1).padStart(2, '0'));
/** A deck of pups, each of which is a card by itself: by its name it is known which one is seen. */
const deckOf = (owner: string) =>
  numbers.map((n) => ({ ...pup, id: `${owner}-secret-${n}`, name: `Secret ${n} of ${owner}` }));

/** A match whose cards tell by their names whose they are, and what one player has been shown of it. */
export interface SecretMatch {
  readonly match: LiveMatch;
  /** Words of the other's cards that the player has never been shown. */
  readonly hidden: () => readonly string[];
}

export function secretMatch(player: 'Ann' | 'Bob' = 'Ann'): SecretMatch {
  const decks = { Ann: deckOf('Ann'), Bob: deckOf('Bob') };
  const match = createMatch({
    book: makeBook(duel, [...ALL, ...decks.Ann, ...decks.Bob]),
    seed: 7,
    players: (['Ann', 'Bob'] as const).map((name) => ({ name, deck: decks[name].map(({ id }) => id) })),
  });
  onTestFinished(() => match.stop());
  const told: string[] = [JSON.stringify(match.view(player))];
  match.eventsFor(player).subscribe((event) => told.push(JSON.stringify(event)));
  match.news$.subscribe(() => told.push(JSON.stringify(match.view(player))));
  const other = player === 'Ann' ? decks.Bob : decks.Ann;
  return {
    match,
    hidden: () => {
      const all = told.join('\n');
      return other
        .filter(({ id, name }) => !all.includes(id) && !all.includes(name))
        .flatMap(({ id, name }) => [id, name]);
    },
  };
}
