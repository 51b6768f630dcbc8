import type { Selector } from '../language.ts';
import { oneOf, paramsOf, selector } from '../schema.ts';
import { lastKnown, refOf } from '../state/objects.ts';
import { hasRef } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** What is attached to something, or what something is attached to. */
export interface Params {
  /** What is asked about. */
  readonly of: Selector;
  /** What it is attached to, or what is attached to it. */
  readonly get: 'bearer' | 'attachments';
}

export const attachedSelector = defineSelector<Params>({
  select: (p, lang) => {
    const of = lang.selector(p.of);
    if (p.get === 'bearer') return (env) => of(env).flatMap((ref) => lastKnown(env, ref)?.attachedTo ?? []);
    return (env) => {
      const bearers = of(env);
      return env.state.objects.flatMap((o) => (o?.attachedTo && hasRef(bearers, o.attachedTo) ? [refOf(o)] : []));
    };
  },
  gives: (p) => (p.get === 'attachments' ? 'object' : undefined),
});

export const describeAttachedSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, get: oneOf('bearer', 'attachments') }),
  words: '[the bearer|get=bearer/the attachments|get=attachments] of {of}',
  example: { of: 'self', get: 'bearer' },
});
