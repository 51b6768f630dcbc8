import type { Effect } from '../language.ts';
import { effects, paramsOf } from '../schema.ts';
import { defineOp } from './op.ts';

/** One after the other. */
export interface Params {
  /** What is done, in this order. */
  readonly do: readonly Effect[];
}

export const seqOp = defineOp<Params>({
  name: 'seq',
  params: paramsOf<Params>()({ do: effects }),
  expand: () => ({ list: { path: 'do' } }),
  words: 'in this order: {do}',
  example: { do: [{ op: 'draw' }] },
});
