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

/** Something was turned face up or face down. */
export interface Params extends AboutParams {
  /** Whether it lies face down then; either way when left out. */
  readonly faceDown?: boolean;
}

export const turnedTrigger = defineTrigger<Params>({
  events: ['turned'],
  test: (env, event, p) => {
    if (event.type !== 'turned' || (p.faceDown !== undefined && p.faceDown !== event.faceDown))
      return reason('condition-false', 'it was not turned that way');
    return about(env, event.object, p);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'turned' ? event.object : undefined),
});

export const describeTurnedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams(), faceDown: Optional(flag) }),
  words:
    '[another {subject:card}|other=true/{subject:a card}/this] is turned [face down|faceDown=true/face up|faceDown=false/over]',
  example: { faceDown: false },
});
