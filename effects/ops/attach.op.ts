import { selectObjects } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Attaches objects to another one. */
export interface Params {
  /** What is attached. */
  readonly what: Selector;
  /** What it is attached to. */
  readonly to: Selector;
}

export const attachOp = defineOp<Params>({
  propose: (env, p) => {
    const to = selectObjects(env, p.to)[0];
    if (!to) return { facts: [], none: reason('no-candidate', 'there is nothing to attach it to') };
    return outcome(
      selectObjects(env, p.what).map((object) => ({ type: 'attached' as const, object, to })),
      reason('no-candidate', 'there is nothing to attach'),
    );
  },
  result: (_, __, { events }) => resultOf(events.flatMap((e) => (e.type === 'attached' ? [e.object] : []))),
});

export const describeAttachOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector, to: selector }),
  words: 'attach {what} to {to}',
  example: { what: 'self', to: 'target' },
});
