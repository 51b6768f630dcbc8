import type { Effect } from '../language.ts';
import { effects, paramsOf } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** One after the other. */
export interface Params {
  /** What is done, in this order. */
  readonly do: readonly Effect[];
}

export const seqOp = defineOp<Params>({
  expand: () => ({ list: { path: 'do' } }),
});

export const describeSeqOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ do: effects }),
  words: 'in this order: {do}',
  example: { do: [{ op: 'draw' }] },
});
