import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openRequests } from '../../search/index.ts';
import { GAMES } from '../support/games.ts';
import { drawFrom } from '../support/random.ts';
import { holds, routes } from '../support/routes.ts';

/** Requests with more answers are not counted out. */
const MOST = 32;
/** So often each answer should be drawn. */
const EACH = 25;

/** How far counts are from all alike, in the measure of chi-square: about one less than there are, where it is chance. */
const unevenness = (counts: readonly number[], expected: number): number =>
  counts.reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0);

test.each(GAMES)('$name: of what can be answered each is drawn as often as the others, and nothing else', (game) => {
  let tried = 0;
  holds(fc.tuple(routes(game, 60), fc.nat()), 10, ([{ matches }, seed]) => {
    const draw = drawFrom(seed);
    const asked = matches.flatMap(openRequests);
    // One of a few actions is what is asked most of the time.
    for (const open of asked.filter(({ request }, i) => request.shape !== 'act' || i % 20 === 0)) {
      const { count } = open;
      if (count > MOST) continue;
      const drawn = new Map([...open.answers].map((answer) => [JSON.stringify(answer), 0]));
      expect(drawn.size).toBe(count);
      for (let k = 0; k < EACH * count; k++) {
        const answer = JSON.stringify(open.random(draw));
        expect(drawn.has(answer)).toBe(true);
        drawn.set(answer, (drawn.get(answer) ?? 0) + 1);
      }
      const free = count - 1;
      // Six standard deviations, and more where they are few and it is no bell.
      expect(unevenness([...drawn.values()], EACH)).toBeLessThan(free + 6 * Math.sqrt(2 * free) + 12);
      if (count > 1) tried++;
    }
  });
  expect(tried).toBeGreaterThan(0);
});
