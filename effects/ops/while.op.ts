import { test } from '../evaluators.ts';
import type { Condition, Effect } from '../language.ts';
import { condition, effects, paramsOf } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** As long as a condition holds, looked at before each round. */
export interface Params {
  /** What must hold before each round. */
  readonly cond: Condition;
  /** What is done in each round. */
  readonly do: readonly Effect[];
}

export const whileOp = defineOp<Params>({
  expand: (env, p) => {
    const verdict = test(env, p.cond);
    return verdict === true ? { list: { path: 'do' }, loop: 'again' } : { skip: verdict };
  },
});

export const describeWhileOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ cond: condition, do: effects }),
  loop: [],
  words: 'as long as {cond}, repeat: {do}',
  example: { cond: { test: 'exists', of: { select: 'top', in: 'deck' } }, do: [{ op: 'draw' }] },
});
