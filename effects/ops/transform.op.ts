import { selectObjects } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, Optional, paramsOf, selector } from '../schema.ts';
import { modelOf } from './likeness.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Objects become another card, for good. They stay where they are, with their facts, attachments and modifiers. */
export interface Params {
  /** What is transformed. */
  readonly what: Selector;
  /** Id of the card that they become; or else `like`. */
  readonly card?: string;
  /** An object or a card: they become what it is. */
  readonly like?: Selector;
}

export const transformOp = defineOp<Params>({
  propose: (env, p) => {
    const into = modelOf(env, p)?.card;
    if (into === undefined) return { facts: [], none: reason('gone', 'what it is to become is not known') };
    return outcome(
      selectObjects(env, p.what).map((object) => ({ type: 'transformed' as const, object, into })),
      reason('no-candidate', 'there is nothing to transform'),
    );
  },
  result: (_, __, { events }) => resultOf(events.flatMap((e) => (e.type === 'transformed' ? [e.object] : []))),
});

export const describeTransformOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector, card: Optional(name), like: Optional(selector) }),
  words: 'transform {what} into [{card}/what {like:closed} is]',
  example: { what: 'target', card: 'sprout' },
});
