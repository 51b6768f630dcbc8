import type { Duration } from '../effective/stored-modifier.ts';
import type { Condition, Patch, Selector } from '../language.ts';
import { condition, flag, integer, listOf, Optional, paramsOf, patch, selector } from '../schema.ts';
import { duration } from './duration.ts';
import { modification, modified } from './modification.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Changes objects for a while. What it reaches is settled now, unless it is to select `anew` each time. */
export interface Params {
  /** What is changed. */
  readonly what: Selector;
  /** The changes. */
  readonly patches: readonly Patch[];
  /** When it ends. */
  readonly until: Duration;
  /** It changes nothing while this does not hold. */
  readonly while?: Condition;
  /** It reaches whatever is selected at any time, and not what is selected now. */
  readonly anew?: boolean;
  /** How often it can be used up. */
  readonly uses?: number;
}

export const modifyOp = defineOp<Params>({
  propose: modification,
  result: (env, _, happened) => modified(env, happened),
});

export const describeModifyOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({
    what: selector,
    patches: listOf<Patch>(patch, { minItems: 1 }),
    until: duration,
    while: Optional(condition),
    anew: Optional(flag),
    uses: Optional(integer),
  }),
  later: ({ anew }) => (anew === true ? ['what', 'while'] : ['while']),
  words:
    '{what} <has|have> {patches:and} {until}[, as long as {while}][, chosen anew each time|anew=true][, for {uses} <use|uses>]',
  example: { what: 'target', patches: [{ patch: 'addStat', stat: 'attack', by: 2 }], until: { until: 'turn-end' } },
});
