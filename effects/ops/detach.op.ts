import { selectObjects } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Attached objects come off what they are attached to. What becomes of them then is for a check of the ruleset. */
export interface Params {
  /** What comes off. */
  readonly what: Selector;
}

export const detachOp = defineOp<Params>({
  propose: (env, p) =>
    outcome(
      selectObjects(env, p.what).map((object) => ({ type: 'detached' as const, object })),
      reason('no-candidate', 'there is nothing to detach'),
    ),
  result: (_, __, { events }) => resultOf(events.flatMap((e) => (e.type === 'detached' ? [e.object] : []))),
});

export const describeDetachOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector }),
  words: 'detach {what}',
  example: { what: { select: 'attached', of: 'target', get: 'attachments' } },
});
