import { type Env, envOf } from '../env.ts';
import { holds } from '../evaluators.ts';
import { amountOf } from '../events/amount.ts';
import type { EventType, GameEvent } from '../events/event.ts';
import type { Trigger, TriggeredAbility } from '../language.ts';
import { reason, type Verdict } from '../reason.ts';
import { triggerDef } from '../triggers/registry.gen.ts';
import type { Results } from './frame.ts';
import { NOTHING, resultOf } from './results.ts';

/** Types of events that a trigger listens for. */
export const heardTypes = (trigger: Trigger): readonly EventType[] => triggerDef(trigger).events;

/** Whether a trigger is for the event in `env`. */
export function matches(env: Env, trigger: Trigger): Verdict {
  const { event } = env;
  if (!event) return reason('no-candidate', 'there is no event');
  return heardTypes(trigger).includes(event.type)
    ? triggerDef(trigger).test(env, event, trigger)
    : reason('condition-false', 'another kind of event');
}

/** What a trigger's effect can speak of from the start: `it`, and how much. */
export function bound(on: Trigger, event: GameEvent): Results {
  const subject = triggerDef(on).subject(event);
  const amount = amountOf(event);
  return { it: subject ? resultOf([subject], amount) : { ...NOTHING, amount } };
}

/** What an ability's effect can speak of from the start, if the event is for it; its conditions may speak of it too. */
export function hears(env: Env, ability: TriggeredAbility, event: GameEvent): Results | null {
  if (matches(env, ability.on) !== true) return null;
  const results = bound(ability.on, event);
  const inside = envOf(env, { you: env.you, self: env.self, results, event });
  if (!holds(inside, ability.while)) return null;
  const late = env.book.ruleset.questions?.ifTested === 'resolution';
  return late || holds(inside, ability.if) ? results : null;
}
