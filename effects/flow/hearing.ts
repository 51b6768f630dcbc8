import { type Env, envOf } from '../env.ts';
import { test } from '../evaluators.ts';
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

/** Whether an ability is set off by the event in `env`, or why not; its conditions may speak of what it is bound to. */
export function heard(env: Env, ability: TriggeredAbility, event: GameEvent): Verdict {
  const matched = env.book.lang.matches(env, ability.on);
  if (matched !== true) return matched;
  const inside = envOf(env, { you: env.you, self: env.self, results: bound(ability.on, event), event });
  const during = ability.while === undefined || test(inside, ability.while);
  if (during !== true) return during;
  const late = env.book.ruleset.questions?.ifTested === 'resolution';
  return late || ability.if === undefined || test(inside, ability.if);
}

/** What an ability's effect can speak of from the start, if the event sets it off. */
export const hears = (env: Env, ability: TriggeredAbility, event: GameEvent): Results | null =>
  heard(env, ability, event) === true ? bound(ability.on, event) : null;
