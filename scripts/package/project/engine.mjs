// A match of one's own ruleset on the live driver: the engine, and no cards.
import { createMatch, makeBook } from 'cardwright';

const { cards, coins, players } = globalThis.game;
const match = createMatch({ book: makeBook(coins, cards), seed: 1, players });
while (!match.result)
  for (const player of match.players)
    for (const choice of match.choices(player).slice(0, 1)) {
      const [first] = match.answers(player, choice.id);
      match.answer(player, choice.id, first);
    }
globalThis.outcome = match.result.reason;
match.stop();
