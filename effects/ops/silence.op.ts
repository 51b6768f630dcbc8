import type { Duration } from '../effective/stored-modifier.ts';
import type { Selector } from '../language.ts';
import { Optional, paramsOf, selector } from '../schema.ts';
import { duration } from './duration.ts';
import { modification, modified } from './modification.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Objects lose their abilities and keywords, and the facts that the ruleset says a silence clears. */
export interface Params {
  /** What is silenced. */
  readonly what: Selector;
  /** When it ends; for as long as they stay where they are when left out. */
  readonly until?: Duration;
}

export const silenceOp = defineOp<Params>({
  propose: (env, p) =>
    modification(env, { what: p.what, patches: [{ patch: 'silence' }], until: p.until ?? { until: 'stay' } }),
  result: (env, _, happened) => modified(env, happened),
});

export const describeSilenceOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector, until: Optional(duration) }),
  words: 'silence {what}[ {until}]',
  example: { what: 'target' },
});
