import type { Choice } from '../choices/choice.ts';
import type { Position } from '../env.ts';
import type { PublicEvent, SeenRef } from '../events/event.ts';
import type { Origin, WaitingTrigger } from '../flow/frame.ts';
import { nextOnes } from '../flow/taking.ts';
import type { PlayerId } from '../state/ids.ts';
import { eventFor, sightOf } from './sight.ts';

/** What tells a waiting trigger from others of the same source, as who orders it may know it. */
export interface TriggerView {
  /** Where the ability stands, or itself where an effect made it. */
  readonly ability: Origin;
  /** What set it off. */
  readonly event?: PublicEvent;
  /** What it speaks of, by name, as far as he sees that. */
  readonly about: Readonly<Record<string, readonly SeenRef[]>>;
}

function triggerView(at: Position, trigger: WaitingTrigger, player: PlayerId): TriggerView {
  const sight = sightOf(at, player);
  const event = eventFor(at, trigger.event, player);
  const about = Object.entries(trigger.results).map(([name, { refs }]): [string, readonly SeenRef[]] => [
    name,
    // The handle of what he does not see may be one of a place that he must not know.
    refs.filter(sight.visible).map((ref) => sight.ref(ref)),
  ]);
  return { ability: trigger.origin, ...(event ? { event } : {}), about: Object.fromEntries(about) };
}

/** The triggers that a question about their order is about, in the order of what stands for them in it. */
export function triggersAsked(at: Position, { asker }: Choice, player: PlayerId): readonly TriggerView[] | null {
  if (asker.kind !== 'pick' && asker.kind !== 'place') return null;
  return nextOnes(at).map((trigger) => triggerView(at, trigger, player));
}
