import { isWho, type Who } from '../evaluators.ts';
import { reason } from '../reason.ts';
import { listOf, name, Optional, paramsOf, who } from '../schema.ts';
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

/** Something goes from one zone to another: draws, discards, deaths, returns. */
export interface Params extends AboutParams {
  /** Zones, one of which it must come from. */
  readonly from?: readonly string[];
  /** Zones, one of which it must go to. */
  readonly to?: readonly string[];
  /** Kinds of moves: `draw`, `discard`, `destroy`, … */
  readonly how?: readonly string[];
  /** Whose card. */
  readonly owner?: Who;
}

export const movedTrigger = defineTrigger<Params>({
  events: ['moved'],
  test: (env, event, p) => {
    if (event.type !== 'moved') return reason('condition-false', 'nothing moved');
    if (p.from && !(event.from && p.from.includes(zoneName(event.from))))
      return reason('wrong-zone', 'from another zone');
    if (p.to && !p.to.includes(zoneName(event.to))) return reason('wrong-zone', 'to another zone');
    if (p.how && !p.how.includes(event.how)) return reason('condition-false', `it was a ${event.how}`);
    if (p.owner && !(event.owner !== undefined && isWho(env, p.owner, event.owner)))
      return reason('condition-false', "another player's card");
    return about(env, event.object, p);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'moved' ? event.object : undefined),
});

export const describeMovedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({
    ...aboutParams(),
    from: Optional(listOf<string>(name)),
    to: Optional(listOf<string>(name)),
    how: Optional(listOf<string>(name)),
    owner: Optional(who),
  }),
  words:
    '[another {subject:card}|other=true/{subject:a card}/this] moves[ from the {from:or}][ to the {to:or}][ by {how:or}][, owned by {owner:words}]',
  example: { how: ['draw'], owner: 'you', subject: {} },
});
