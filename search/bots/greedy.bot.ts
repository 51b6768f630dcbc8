import type { Answer } from '../../effects/choices/choice.ts';
import { type Asked, askedOf } from '../../effects/rules/asked.ts';
import type { Draw } from '../../effects/rules/sample.ts';
import { type View, viewOf } from '../../effects/rules/views.ts';
import { answer, type Match } from '../match.ts';
import type { Bot } from './bot.ts';
import { type Score, standing } from './score.ts';

/** How a greedy bot judges, and how much it looks at. */
export interface GreedyOptions {
  /** What a foreseen view is worth. */
  readonly score?: Score;
  /** So many answers are looked at; of more, so many at random. */
  readonly most?: number;
}

/** Answers in a row that are looked at to see what an unfinished play comes to. */
const DEPTH = 3;

/**
 * A bot that previews its answers and takes the one after which it stands best, ties at random. It plans no further than
 * it can foresee, but for one thing: a play that asks for more, such as a target, is worth what the best further answers
 * make of it. They can be tried on no match but a sample: one that looks the same to him.
 */
export function greedy({ score = standing, most = 32 }: GreedyOptions = {}): Bot {
  return (asked, draw) => {
    const worth = (value: Answer): number => {
      const foreseen = asked.preview(value, draw);
      if (!foreseen.ok) return Number.NEGATIVE_INFINITY;
      if (!isUnfinished(foreseen.view)) return score(foreseen.view, asked);
      return taken(asked.sample(draw), asked, value, DEPTH);
    };
    const taken = (match: Match, { player, choice }: Asked, value: Answer, depth: number): number => {
      const to = answer(match, { type: 'answer', player, choice: choice.id, value });
      if (!to.ok) return Number.NEGATIVE_INFINITY;
      const view = viewOf(to.match, player);
      const [next] = depth > 1 && isUnfinished(view) ? askedOf(to.match, player) : [];
      if (!next) return score(view, asked);
      return Math.max(...tried(next, draw, most).map((further) => taken(to.match, next, further, depth - 1)));
    };
    if (asked.count === 1) return asked.fallback;
    const best = bestOf(tried(asked, draw, most), worth);
    return best[best.length > 1 ? draw(best.length) : 0] ?? asked.fallback;
  };
}

/** With the generic score. */
export const greedyBot: Bot = greedy();

/** Whether the one who sees it is in the middle of a play. */
const isUnfinished = ({ choices }: View): boolean => choices.some(({ cancel }) => cancel);

/** All answers, or some of them. */
const tried = (asked: Asked, draw: Draw, most: number): readonly Answer[] =>
  asked.count <= most ? [...asked.answers] : Array.from({ length: most }, () => asked.random(draw));

function bestOf(answers: readonly Answer[], worth: (value: Answer) => number): readonly Answer[] {
  const values = answers.map(worth);
  const top = Math.max(...values);
  return answers.filter((_, i) => values[i] === top);
}
