import type { Effect } from '../language.ts';
import { effects, paramsOf } from '../schema.ts';
import { defineReplacement, type OfParams, ofParams, type ReplacementDescription } from './replacement.ts';

/** The event happens, and something else is done right after it, before anything can react. */
export interface Params extends OfParams {
  /** What else is done. */
  readonly do: readonly Effect[];
}

export const alsoReplacement = defineReplacement<Params>({
  replace: (_, fact, p) => ({ facts: [fact], also: p.do, spent: 1 }),
});

export const describeAlsoReplacement = (): ReplacementDescription<Params> => ({
  params: paramsOf<Params>()({ ...ofParams(), do: effects }),
  words: 'when {of}, also {do}',
  example: { of: { on: 'entered' }, do: [{ op: 'add', to: 'self', fact: 'charge', by: 1 }] },
});
