import type { Effect } from '../language.ts';
import { effects, paramsOf } from '../schema.ts';
import { defineReplacement, type OfParams, ofParams } from './replacement.ts';

/** Something else is done in place of the event. */
export interface Params extends OfParams {
  /** What is done in its place. */
  readonly do: readonly Effect[];
}

export const insteadReplacement = defineReplacement<Params>({
  name: 'instead',
  params: paramsOf<Params>()({ ...ofParams, do: effects }),
  replace: (_, __, p) => ({ facts: [], also: p.do, spent: 1 }),
  words: 'when {of}, instead {do}',
  example: { of: { on: 'damaged' }, do: [{ op: 'draw' }] },
});
