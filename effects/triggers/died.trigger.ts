import { reason } from '../reason.ts';
import { paramsOf } from '../schema.ts';
import { zoneName } from '../state/ids.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutBearerOnly,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** Something in play is destroyed or sacrificed. */
export interface Params extends AboutParams {}

const DEATHS = ['destroy', 'sacrifice'];

export const diedTrigger = defineTrigger<Params>({
  events: ['moved'],
  test: (env, event, p) => {
    if (event.type !== 'moved' || !DEATHS.includes(event.how)) return reason('condition-false', 'nothing died');
    if (!event.from || !env.book.ruleset.zones[zoneName(event.from)]?.play)
      return reason('wrong-zone', 'it was not in play');
    return about(env, event.object, p);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'moved' ? event.object : undefined),
});

export const describeDiedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams() }),
  words: '[another {subject:card}|other=true/{subject:a card}/this] dies',
  example: {},
});
