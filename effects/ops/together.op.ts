import type { Fact } from '../events/event.ts';
import { joinResults, NOTHING } from '../flow/results.ts';
import type { Effect } from '../language.ts';
import { reason } from '../reason.ts';
import { effects, paramsOf } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Nodes that happen at the same time, as one batch. They may not ask anything, be control nodes or another `together`. */
export interface Params {
  /** What happens at the same time. */
  readonly do: readonly Effect[];
}

export const togetherOp = defineOp<Params>({
  propose: (env, p) => {
    const outcomes = p.do.map((node) => env.book.lang.propose(env, node));
    const facts: Fact[] = [];
    const parts: number[] = [];
    outcomes.forEach((outcome, part) => {
      for (const fact of outcome.facts) {
        facts.push(fact);
        parts.push(part);
      }
    });
    if (facts.length > 0) return { facts, parts };
    return { facts, none: outcomes.find((o) => o.none)?.none ?? reason('zero') };
  },
  result: (env, p, { events, parts }) =>
    p.do
      .map((node, part) =>
        env.book.lang.resultOf(
          env,
          node,
          events.filter((_, i) => parts?.[i] === part),
        ),
      )
      .reduce(joinResults, NOTHING),
});

export const describeTogetherOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ do: effects }),
  words: 'at the same time: {do}',
  example: { do: [{ op: 'damage', to: 'everyone', amount: 1 }] },
});
