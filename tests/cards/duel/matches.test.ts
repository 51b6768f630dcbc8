import { expect, it } from 'vitest';
import { DECKS, duelBook, duelDecks, SETS } from '../../../cards/duel/index.ts';
import { loadDeck } from '../../../cards/tools/decks.ts';
import { loadBook } from '../../../cards/tools/load.ts';
import type { Game } from '../../support/games.ts';
import { randomMatch } from '../../support/play.ts';

const decks = Object.values(duelDecks());
const cards = SETS.flatMap((set) => set.cards).filter((card) => !card.token);

const game: Game = {
  name: 'duel',
  book: duelBook(),
  players: (draw) => ['ann', 'bob'].map((name) => ({ name, deck: decks[draw(decks.length)] ?? [] })),
};

it('the set and the decks are sound', () => {
  expect(loadBook(duelBook().ruleset, SETS)).toMatchObject({ ok: true });
  for (const deck of DECKS) expect(loadDeck(duelBook(), deck)).toMatchObject({ ok: true });
});

it('every card that is no token is in a deck', () => {
  const used = new Set(decks.flat());
  expect(cards.filter((card) => !used.has(card.id))).toEqual([]);
});

it('random matches end', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const moves = randomMatch(game, seed);
    let move = moves.next();
    while (!move.done) move = moves.next();
    expect(move.value.state.result?.reason).toBe('last');
  }
});
