import { expect, onTestFinished, test } from 'vitest';
import { duelBook, duelDecks } from '../../../cards/duel/index.ts';
import { createMatch } from '../../../index.ts';
import { Chronicle } from '../../../inspector/host/chronicle.ts';
import { replayOf } from '../../../inspector/host/replay-of.ts';
import { decideBy, greedyBot } from '../../../search/index.ts';

test('a replay holds what a match begins with, and nothing else that it was created with', () => {
  const { raiders = [], keepers = [] } = duelDecks();
  const players = [
    { name: 'Ann', deck: raiders },
    { name: 'Bob', deck: keepers, decide: decideBy(greedyBot, 1) },
  ];
  const options = { book: duelBook(), seed: 7, first: 1, players, onFault: () => {} };
  const match = createMatch(options);
  onTestFinished(() => match.stop());
  const chronicle = new Chronicle(match);
  const { setup } = replayOf(chronicle, chronicle.current, options);
  const bare = players.map(({ name, deck }) => ({ name, deck }));
  expect(setup).toEqual({ seed: 7, first: 1, players: bare });
});
