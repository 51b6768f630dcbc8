import { isWho, type Who } from '../evaluators.ts';
import { reason } from '../reason.ts';
import { Optional, oneOf, paramsOf, who } from '../schema.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutBearerOnly,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** A pending effect is over: resolved, countered, or fizzled. */
export interface Params extends AboutParams {
  /** Only those that are over in this way. */
  readonly how?: 'resolved' | 'fizzled' | 'countered';
  /** What kind of effect it was. */
  readonly kind?: 'play' | 'trigger';
  /** Whose effect it was: anyone's when left out. */
  readonly by?: Who;
}

export const finishedTrigger = defineTrigger<Params>({
  events: ['finished'],
  test: (env, event, p) => {
    if (event.type !== 'finished' || (p.how ?? event.how) !== event.how)
      return reason('condition-false', 'it ended otherwise');
    if (p.kind && event.kind !== p.kind) return reason('condition-false', 'another kind of effect');
    if (p.by && !isWho(env, p.by, event.player)) return reason('condition-false', 'another player');
    return about(env, event.object, p);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'finished' ? event.object : undefined),
});

export const describeFinishedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({
    ...aboutParams(),
    how: Optional(oneOf('resolved', 'fizzled', 'countered')),
    kind: Optional(oneOf('play', 'trigger')),
    by: Optional(who),
  }),
  words:
    'an effect of [another {subject:card}|other=true/{subject:a card}/this] [resolves|how=resolved/fizzles|how=fizzled/is countered|how=countered/ends][ as a play|kind=play/ as a trigger|kind=trigger][ by {by:words}]',
  example: { how: 'countered', subject: {} },
});
