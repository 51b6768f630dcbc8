import type { Effect } from '../language.ts';
import { effects, paramsOf } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Runs its body with all that it sets off before the next node: an interrupt, a window, a check timing. */
export interface Params {
  /** What is done, with all that it sets off. */
  readonly do: readonly Effect[];
}

export const settleOp = defineOp<Params>({
  expand: () => ({ settle: 'do' }),
});

export const describeSettleOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ do: effects }),
  words: 'settle this: {do}',
  example: { do: [{ op: 'draw' }] },
});
