import { isWho, type Who } from '../evaluators.ts';
import { reason } from '../reason.ts';
import { name, Optional, paramsOf, who } from '../schema.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** Something happens that the ruleset has a name for. */
export interface Params extends AboutParams {
  /** What happens, in the word of the ruleset. */
  readonly name: string;
  /** Which player it must concern. */
  readonly player?: Who;
}

export const signalledTrigger = defineTrigger<Params>({
  events: ['signalled'],
  test: (env, event, p) => {
    if (event.type !== 'signalled' || event.name !== p.name) return reason('condition-false', 'something else');
    if (p.player && !(event.player !== undefined && isWho(env, p.player, event.player)))
      return reason('condition-false', 'another player');
    if (p.subject === undefined && event.subject?.kind !== 'object') return true;
    return about(env, event.subject, p);
  },
  personal: aboutBearer,
  subject: (event) => (event.type === 'signalled' ? event.subject : undefined),
});

export const describeSignalledTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({
    ...aboutParams(),
    name,
    player: Optional(who),
  }),
  words: '{name} is signalled[ for {player:words}][ about another {subject:card}|other=true/ about {subject:a card}]',
  example: { name: 'rune-broken', player: 'you' },
});
