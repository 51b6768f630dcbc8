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

/** Something came off what it was attached to: not where it goes to another, or where one of the two goes away. */
export interface Params extends AboutParams {}

export const detachedTrigger = defineTrigger<Params>({
  events: ['detached'],
  test: (env, event, p) =>
    event.type === 'detached' ? about(env, event.object, p) : reason('condition-false', 'nothing was detached'),
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'detached' ? event.object : undefined),
});

export const describeDetachedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams() }),
  words: '[another {subject:card}|other=true/{subject:a card}/this] comes off',
  example: {},
});
