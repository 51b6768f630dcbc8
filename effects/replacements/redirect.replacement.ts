import { select } from '../evaluators.ts';
import { eventDef } from '../events/registry.gen.ts';
import type { Selector } from '../language.ts';
import { name, Optional, oneOf, paramsOf, selector } from '../schema.ts';
import { zoneFor } from '../state/objects.ts';
import { defineReplacement, type OfParams, ofParams, type ReplacementDescription } from './replacement.ts';

/** A move goes to another zone, or damage and healing to another one. */
export interface Params extends OfParams {
  /** For a move: the zone. */
  readonly zone?: string;
  /** Where in the zone: as it would have been when left out. */
  readonly place?: 'top' | 'bottom';
  /** What kind of move it is: as it would have been when left out. */
  readonly how?: string;
  /** For an amount: who gets it. */
  readonly target?: Selector;
}

export const redirectReplacement = defineReplacement<Params>({
  replace: (env, fact, p) => {
    if (fact.type === 'moved' && p.zone !== undefined) {
      const owner = env.state.objects[fact.object.id]?.owner ?? env.you;
      const { cell: _, ...rest } = fact;
      const to = zoneFor(env, p.zone, owner);
      return {
        facts: [{ ...rest, to, how: p.how ?? fact.how, ...(p.place === undefined ? {} : { place: p.place }) }],
        spent: 1,
      };
    }
    const { withTarget } = eventDef(fact);
    const target = withTarget && p.target !== undefined && select(env, p.target)[0];
    if (target && (target.kind === 'object' || target.kind === 'player'))
      return { facts: [withTarget(fact, target)], spent: 1 };
    return { facts: [fact] };
  },
});

export const describeRedirectReplacement = (): ReplacementDescription<Params> => ({
  params: paramsOf<Params>()({
    ...ofParams(),
    zone: Optional(name),
    place: Optional(oneOf('top', 'bottom')),
    how: Optional(name),
    target: Optional(selector),
  }),
  words:
    'when {of}, it goes [to the {place} of the {zone}/to the {zone}/onto {target}/elsewhere] instead[, as a {how}]',
  example: { of: { on: 'died' }, zone: 'exile' },
});
