// A whole match of duel on the live driver, between two bots.
import { createMatch } from 'cardwright';
import { duelBook, duelDecks } from 'cardwright/duel';
import { decideBy, greedyBot, randomBot } from 'cardwright/search';

const { raiders, keepers } = duelDecks();
const match = createMatch({
  book: duelBook(),
  seed: 7,
  players: [
    { name: 'Ann', deck: raiders, decide: decideBy(randomBot, 1) },
    { name: 'Bob', deck: keepers, decide: decideBy(greedyBot, 2) },
  ],
});
globalThis.outcome = match.ended().then(({ reason }) => reason);
