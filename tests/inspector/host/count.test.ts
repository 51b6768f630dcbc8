import { expect, test } from 'vitest';
import { duelBook, duelDecks } from '../../../cards/duel/index.ts';
import { seeded } from '../../../effects/rules/seeded.ts';
import { countOf } from '../../../inspector/host/count.ts';
import { answer, openRequests, randomInput, start } from '../../../search/index.ts';

test('answers are counted, unless many would have to be looked at one by one', () => {
  const { raiders = [], keepers = [] } = duelDecks();
  const players = [
    { name: 'Ann', deck: raiders },
    { name: 'Bob', deck: keepers },
  ];
  let { match } = start(duelBook(), { seed: 7, players });
  const [first] = openRequests(match);
  // Its shape tells how many there are, however many.
  expect(first && countOf(match, first, 1)).toBe(16);
  const draw = seeded(7);
  let held = 0;
  for (let n = 0; n < 150 && !match.state.result; n++) {
    for (const open of openRequests(match)) {
      const { count } = open;
      if (open.choice.asker.kind !== 'draft' || count < 2) continue;
      expect(countOf(match, open, 1)).toBeNull();
      expect(countOf(match, open)).toBe(count);
      held += 1;
    }
    const input = randomInput(match, draw);
    const taken = input && answer(match, input);
    if (!taken?.ok) break;
    match = taken.match;
  }
  expect(held).toBeGreaterThan(0);
});
