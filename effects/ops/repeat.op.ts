import { count } from '../evaluators.ts';
import type { Amount, Effect } from '../language.ts';
import { reason } from '../reason.ts';
import { effects, natural, paramsOf } from '../schema.ts';
import { wordRef } from '../state/refs.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Several times; how often is settled at the start. */
export interface Params {
  /** How often it is done. */
  readonly times: Amount;
  /** What is done each time. */
  readonly do: readonly Effect[];
}

/** A bound on what one node may ask for; data that wants more is a fault. */
const MOST = 1000;

const ROUND = 'round';

export const repeatOp = defineOp<Params>({
  expand: (env, p) => {
    const times = Math.min(MOST, count(env, p.times));
    if (times <= 0) return { skip: reason('zero') };
    return {
      list: { path: 'do' },
      loop: { items: Array.from({ length: times }, (_, i) => wordRef(String(i + 1))), as: ROUND },
    };
  },
});

export const describeRepeatOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ times: natural, do: effects }),
  loop: [ROUND],
  words: 'repeat {times} <time|times>: {do}',
  example: { times: 2, do: [{ op: 'draw' }] },
});
