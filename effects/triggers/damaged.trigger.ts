import { reason } from '../reason.ts';
import { flag, Optional, paramsOf } from '../schema.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutBearerOnly,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** Something or someone is dealt damage. */
export interface Params extends AboutParams {
  /** Only in battle, or only outside of it. */
  readonly battle?: boolean;
}

export const damagedTrigger = defineTrigger<Params>({
  events: ['damaged'],
  test: (env, event, p) => {
    if (event.type !== 'damaged') return reason('condition-false', 'no damage');
    if (p.battle !== undefined && p.battle !== (event.battle === true))
      return reason('condition-false', 'another kind of damage');
    return about(env, event.target, p);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'damaged' ? event.target : undefined),
});

export const describeDamagedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams(), battle: Optional(flag) }),
  words:
    '[another {subject:card}|other=true/{subject:a card}/this] is dealt damage[ in battle|battle=true/ outside battle|battle=false]',
  example: {},
});
