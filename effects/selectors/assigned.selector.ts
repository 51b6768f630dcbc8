import { select } from '../evaluators.ts';
import type { Selector } from '../language.ts';
import { name, Optional, paramsOf, selector } from '../schema.ts';
import { distinctRefs, hasRef } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** What an `assign` came to: the items that were assigned to some targets, or the targets of some items. */
export interface Params {
  /** Name of the result of the `assign`. */
  readonly in: string;
  /** Items that were assigned to these. */
  readonly to?: Selector;
  /** Targets that these were assigned to. */
  readonly of?: Selector;
}

export const assignedSelector = defineSelector<Params>({
  select: (p) => (env) => {
    const result = env.results[p.in];
    const targets = result?.assigned ?? [];
    const pairs = (result?.refs ?? []).map((item, i) => ({ item, target: targets[i] ?? null }));
    const to = p.to === undefined ? null : select(env, p.to);
    const of = p.of === undefined ? null : select(env, p.of);
    const kept = pairs.filter(
      ({ item, target }) => (!to || (target !== null && hasRef(to, target))) && (!of || hasRef(of, item)),
    );
    return of ? distinctRefs(kept.flatMap(({ target }) => target ?? [])) : kept.map(({ item }) => item);
  },
});

export const describeAssignedSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ in: name, to: Optional(selector), of: Optional(selector) }),
  words: 'what {in} assigns[ to {to:closed}][ of {of}]',
  example: { in: 'it', to: 'candidate' },
});
