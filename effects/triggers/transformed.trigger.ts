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

/** Something became another card. */
export interface Params extends AboutParams {}

export const transformedTrigger = defineTrigger<Params>({
  events: ['transformed'],
  test: (env, event, p) =>
    event.type === 'transformed' ? about(env, event.object, p) : reason('condition-false', 'nothing was transformed'),
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'transformed' ? event.object : undefined),
});

export const describeTransformedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams() }),
  words: '[another {subject:card}|other=true/{subject:a card}/this] is transformed',
  example: {},
});
