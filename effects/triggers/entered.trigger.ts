import type { Env } from '../env.ts';
import { fits } from '../evaluators.ts';
import { type Arriving, foreseen } from '../events/arriving.ts';
import type { GameEvent } from '../events/event.ts';
import type { Filter } from '../language.ts';
import { reason, type Verdict } from '../reason.ts';
import { listOf, name, Optional, paramsOf } from '../schema.ts';
import { objectId, zoneName } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutBearerOnly,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** Something comes into a zone in play from outside of play. */
export interface Params extends AboutParams {
  /** Only by these kinds of moves: `play`, `summon`, `create`, … */
  readonly how?: readonly string[];
}

const arrival = (event: GameEvent): Ref | undefined => {
  // Of a move that is only about to happen there is no new incarnation yet.
  if (event.type === 'moved') return { ...event.object, inc: event.inc ?? event.object.inc };
  if (event.type !== 'created') return undefined;
  if (event.id === undefined || event.inc === undefined) return { kind: 'card', card: event.card };
  return { kind: 'object', id: objectId(event.id), inc: event.inc };
};

/** Whether what is about to enter is like that, as it would be then: under whoever controls it there. */
function fitsThen(env: Env, event: Arriving, subject: Filter): Verdict {
  const then = foreseen(env, event);
  return then
    ? fits({ ...env, state: then.at.state, memo: undefined }, then.ref, subject)
    : reason('gone', 'it is no longer where it was');
}

export const enteredTrigger = defineTrigger<Params>({
  events: ['moved', 'created'],
  test: (env, event, p) => {
    if (event.type !== 'moved' && event.type !== 'created') return reason('condition-false', 'nothing entered');
    const { zones } = env.book.ruleset;
    const from = event.type === 'moved' && event.from !== undefined && zones[zoneName(event.from)]?.play;
    if (from || !zones[zoneName(event.to)]?.play) return reason('wrong-zone', 'it did not come into play');
    const how = event.type === 'moved' ? event.how : 'create';
    if (p.how && !p.how.includes(how)) return reason('condition-false', `it came by ${how}`);
    if (event.inc !== undefined) return about(env, arrival(event), p);
    const verdict = about(env, arrival(event), { ...p, ...(p.subject ? { subject: {} } : {}) });
    return verdict !== true || !p.subject ? verdict : fitsThen(env, event, p.subject);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: arrival,
});

export const describeEnteredTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams(), how: Optional(listOf<string>(name)) }),
  words: '[another {subject:card}|other=true/{subject:a card}/this] enters play[ by {how:or}]',
  example: {},
});
