import { reason } from '../reason.ts';
import { Optional, oneOf, paramsOf } from '../schema.ts';
import {
  type AboutParams,
  about,
  aboutBearer,
  aboutBearerOnly,
  aboutParams,
  defineTrigger,
  type TriggerDescription,
} from './trigger.ts';

/** Something is attached to something. */
export interface Params extends AboutParams {
  /** Which of the two the subject is: what was attached (when left out), or the bearer. */
  readonly as?: 'attachment' | 'bearer';
}

export const attachedTrigger = defineTrigger<Params>({
  events: ['attached'],
  test: (env, event, p) => {
    if (event.type !== 'attached') return reason('condition-false', 'nothing was attached');
    return about(env, p.as === 'bearer' ? event.to : event.object, p);
  },
  personal: aboutBearer,
  ownOnly: aboutBearerOnly,
  subject: (event) => (event.type === 'attached' ? event.object : undefined),
});

export const describeAttachedTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ ...aboutParams(), as: Optional(oneOf('attachment', 'bearer')) }),
  words:
    '[another {subject:card}|other=true/{subject:a card}/this] is attached[ as the attachment|as=attachment/ as the bearer|as=bearer]',
  example: {},
});
