import type { Effect } from '../language.ts';
import { effects, paramsOf } from '../schema.ts';
import { defineReplacement, type OfParams, ofParams, type ReplacementDescription } from './replacement.ts';

/** Something else is done in place of the event; what is done is not replaced in the same way again. */
export interface Params extends OfParams {
  /** What is done in its place. */
  readonly do: readonly Effect[];
}

export const insteadReplacement = defineReplacement<Params>({
  replace: (_, __, p) => ({ facts: [], also: p.do, spent: 1 }),
});

export const describeInsteadReplacement = (): ReplacementDescription<Params> => ({
  params: paramsOf<Params>()({ ...ofParams(), do: effects }),
  words: 'when {of}, instead {do}',
  example: { of: { on: 'damaged' }, do: [{ op: 'draw' }] },
});
