import { describe, expect, it } from 'vitest';
import { hashOf } from '../../effects/hash.ts';
import { makeBook } from '../../effects/make-book.ts';
import { RULESETS } from '../rulesets/index.ts';
import type { Game } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';

const MATCHES = 8;

/** Decks of twenty cards, each any of the ruleset's. */
const GAMES = Object.values(RULESETS).map(({ ruleset, cards }): Game => {
  const ids = cards.filter((card) => !card.token).map((card) => card.id);
  const names = ['ann', 'bob'].slice(0, ruleset.players.max);
  return {
    name: ruleset.name,
    book: makeBook(ruleset, cards),
    players: (draw) =>
      names.map((name) => ({ name, deck: Array.from({ length: 20 }, () => ids[draw(ids.length)] ?? '') })),
  };
});

describe.each(GAMES)('$name', (game) => {
  it('plays whole matches at random, with a state that is plain data after every input', () => {
    for (let seed = 1; seed <= MATCHES; seed++)
      for (const { after } of randomMatch(game, seed))
        expect(hashOf(JSON.parse(JSON.stringify(after.state))), `seed ${seed}`).toBe(hashOf(after.state));
  });
});
