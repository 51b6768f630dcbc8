import { reason } from '../reason.ts';
import { name, Optional, oneOf, paramsOf } from '../schema.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutBearerOnly,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** A declared fact of something or someone goes up or down. */
export interface Params extends AboutParams {
  /** Name of the fact. */
  readonly fact: string;
  /** Only up, or only down. */
  readonly way?: 'up' | 'down';
}

export const countedTrigger = defineTrigger<Params>({
  events: ['counted'],
  test: (env, event, p) => {
    if (event.type !== 'counted' || event.fact !== p.fact) return reason('condition-false', 'another fact');
    if (p.way !== undefined && event.by > 0 !== (p.way === 'up')) return reason('condition-false', 'the other way');
    return about(env, event.bearer, p);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'counted' ? event.bearer : undefined),
});

export const describeCountedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams(), fact: name, way: Optional(oneOf('up', 'down')) }),
  words:
    'the {fact} of [another {subject:card}|other=true/{subject:a card}/this] [rises|way=up/falls|way=down/changes]',
  example: { fact: 'charge', way: 'up' },
});
