import type { Answer } from '../../effects/choices/choice.ts';
import type { Asked } from '../../effects/rules/asked.ts';
import type { Draw } from '../../effects/rules/sample.ts';
import { seeded } from '../../effects/rules/seeded.ts';

/**
 * How a bot answers: by what it is asked, which holds all that it may know, and by chance. All chance is drawn from
 * `draw`, so the same question and the same draws give the same answer.
 */
export type Bot = (asked: Asked, draw: Draw) => Answer;

/**
 * A seat's `decide`: a bot with chance of its own, apart from any match's generator.
 * @example
 * ```ts
 * import { createMatch } from 'cardwright';
 * import { duelBook, duelDecks } from 'cardwright/duel';
 * import { decideBy, randomBot } from 'cardwright/search';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const match = createMatch({
 *   book: duelBook(),
 *   seed: 7,
 *   players: [
 *     { name: 'Ann', deck: raiders, decide: decideBy(randomBot, 1) },
 *     { name: 'Bob', deck: keepers, decide: decideBy(randomBot, 2) },
 *   ],
 * });
 * console.log((await match.ended()).reason); // last
 * match.stop();
 * ```
 */
export function decideBy(bot: Bot, seed: number): (asked: Asked) => Answer {
  const draw = seeded(seed);
  return (asked) => bot(asked, draw);
}
