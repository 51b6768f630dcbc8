import { fits } from '../evaluators.ts';
import type { Filter } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, flag, Optional, paramsOf } from '../schema.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutBearerOnly,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** Something deals damage: the subject is what deals it. */
export interface Params extends AboutParams {
  /** What it is dealt to. */
  readonly to?: Filter;
  /** Only in battle, or only outside of it. */
  readonly battle?: boolean;
}

export const dealtTrigger = defineTrigger<Params>({
  events: ['damaged'],
  test: (env, event, p) => {
    if (event.type !== 'damaged' || !event.by) return reason('condition-false', 'no damage was dealt');
    if (p.battle !== undefined && p.battle !== (event.battle === true))
      return reason('condition-false', 'another kind of damage');
    const verdict = about(env, event.by, p);
    return verdict !== true || p.to === undefined ? verdict : fits(env, event.target, p.to);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'damaged' ? event.target : undefined),
});

export const describeDealtTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams(), to: Optional(filter), battle: Optional(flag) }),
  words:
    '[another {subject:card}|other=true/{subject:a card}/this] deals damage[ to {to:a thing}][ in battle|battle=true/ outside battle|battle=false]',
  example: {},
});
