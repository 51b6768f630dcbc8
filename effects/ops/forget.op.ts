import { selectObjects } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, Optional, paramsOf, selector } from '../schema.ts';
import { liveObject, notedBy } from '../state/objects.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Objects forget what they have noted under a name. The result is those that had noted something. */
export interface Params {
  /** The name. */
  readonly under: string;
  /** What forgets it: the source of the effect when left out. */
  readonly what?: Selector;
}

export const forgetOp = defineOp<Params>({
  propose: (env, p) => {
    const objects = selectObjects(env, p.what ?? 'self').filter(
      (ref) => notedBy(liveObject(env, ref), p.under).length > 0,
    );
    return outcome(
      objects.map((object) => ({ type: 'noted', object, under: p.under, refs: [] })),
      reason('no-candidate', 'nothing is noted'),
    );
  },
  result: (_, __, { events }) => resultOf(events.flatMap((e) => (e.type === 'noted' ? [e.object] : []))),
});

export const describeForgetOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ under: name, what: Optional(selector) }),
  words: '[{what} <forgets|forget>/forget] what is noted under {under}',
  example: { under: 'prey' },
});
