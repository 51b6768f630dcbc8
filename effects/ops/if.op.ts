import { test } from '../evaluators.ts';
import type { Condition, Effect } from '../language.ts';
import { condition, effects, Optional, paramsOf } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** One of two: its branches are complements, so never both and never neither. */
export interface Params {
  /** What decides. */
  readonly cond: Condition;
  /** What is done where it holds. */
  readonly do: readonly Effect[];
  /** What is done where it does not hold. */
  readonly else?: readonly Effect[];
}

export const ifOp = defineOp<Params>({
  expand: (env, p) => {
    const verdict = test(env, p.cond);
    if (verdict === true) return { list: { path: 'do' } };
    return p.else ? { list: { path: 'else' } } : { skip: verdict };
  },
});

export const describeIfOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ cond: condition, do: effects, else: Optional(effects) }),
  words: 'if {cond}, {do}[, otherwise {else}]',
  example: { cond: { test: 'turn', whose: 'you' }, do: [{ op: 'draw' }] },
});
