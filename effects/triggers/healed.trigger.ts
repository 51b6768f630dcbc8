import { reason } from '../reason.ts';
import { paramsOf } from '../schema.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutBearerOnly,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** Something or someone is healed. */
export interface Params extends AboutParams {}

export const healedTrigger = defineTrigger<Params>({
  events: ['healed'],
  test: (env, event, p) =>
    event.type === 'healed' ? about(env, event.target, p) : reason('condition-false', 'nothing was healed'),
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'healed' ? event.target : undefined),
});

export const describeHealedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams() }),
  words: '[another {subject:card}|other=true/{subject:a card}/this] is healed',
  example: {},
});
