import { isWho, type Who } from '../evaluators.ts';
import { reason } from '../reason.ts';
import { name, Optional, paramsOf, who } from '../schema.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutBearerOnly,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** A player takes an action with something: plays it, attacks with it, uses it. */
export interface Params extends AboutParams {
  /** Name of the action. */
  readonly action: string;
  /** Who takes it: anyone when left out. */
  readonly by?: Who;
}

export const actedTrigger = defineTrigger<Params>({
  events: ['acted'],
  test: (env, event, p) => {
    if (event.type !== 'acted' || event.action !== p.action) return reason('condition-false', 'another action');
    if (p.by && !isWho(env, p.by, event.player)) return reason('condition-false', 'another player');
    return about(env, event.object, p);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'acted' ? event.object : undefined),
});

export const describeActedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({
    ...aboutParams(),
    action: name,
    by: Optional(who),
  }),
  words: '[another {subject:card}|other=true/{subject:a card}/this] is used to {action}[ by {by:words}]',
  example: { action: 'attack' },
});
