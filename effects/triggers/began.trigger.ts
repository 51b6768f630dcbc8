import { isWho, type Who } from '../evaluators.ts';
import { reason } from '../reason.ts';
import { name, paramsOf, who } from '../schema.ts';
import { playerRef } from '../state/refs.ts';
import { defineTrigger, type TriggerDescription } from './trigger.ts';

/** A step of the turn begins. How much it is, is the number of the turn. */
export interface Params {
  /** Name of the step. */
  readonly step: string;
  /** Whose turn it must be. */
  readonly whose: Who;
}

export const beganTrigger = defineTrigger<Params>({
  events: ['began'],
  test: (env, event, p) => {
    if (event.type !== 'began' || event.step !== p.step) return reason('condition-false', 'another step');
    return isWho(env, p.whose, event.player) || reason('condition-false', "another player's turn");
  },
  subject: (event) => (event.type === 'began' ? playerRef(event.player) : undefined),
});

export const describeBeganTrigger = (): TriggerDescription<Params> => ({
  params: paramsOf<Params>()({ step: name, whose: who }),
  words: '{whose:whose} {step} step begins',
  example: { step: 'upkeep', whose: 'you' },
});
