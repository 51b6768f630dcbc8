import type { Selector } from '../language.ts';
import { name, Optional, paramsOf, selector } from '../schema.ts';
import { lastKnown, notedBy } from '../state/objects.ts';
import { distinctRefs } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** What objects have noted under a name with `remember`, each once. */
export interface Params {
  /** The name. */
  readonly under: string;
  /** What has noted it: the source itself when left out. */
  readonly of?: Selector;
}

export const notedSelector = defineSelector<Params>({
  select: (p, lang) => {
    const of = lang.selector(p.of ?? 'self');
    return (env) => distinctRefs(of(env).flatMap((ref) => notedBy(lastKnown(env, ref), p.under)));
  },
  open: (env, p) => env.book.lang.facesOpen(env, p.of ?? 'self'),
  personal: (p) => p.of === undefined,
});

export const describeNotedSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ under: name, of: Optional(selector) }),
  words: 'what [{of:closed} <has|have> noted/is noted] under {under}',
  example: { under: 'prey' },
});
