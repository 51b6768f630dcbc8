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

/** Something goes out of play, in whatever way. */
export interface Params extends AboutParams {}

export const leftTrigger = defineTrigger<Params>({
  events: ['moved'],
  test: (env, event, p) => {
    if (event.type !== 'moved' || !event.from) return reason('condition-false', 'nothing left');
    const { zones } = env.book.ruleset;
    if (!zones[zoneName(event.from)]?.play || zones[zoneName(event.to)]?.play)
      return reason('wrong-zone', 'it did not leave play');
    return about(env, event.object, p);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'moved' ? event.object : undefined),
});

export const describeLeftTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams() }),
  words: '[another {subject:card}|other=true/{subject:a card}/this] leaves play',
  example: {},
});
