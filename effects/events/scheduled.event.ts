import type { DelayedTrigger } from '../flow/frame.ts';
import { delayed } from '../save/check-modifier.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** An effect laid down a trigger that waits for its event. */
export interface Payload {
  /** Its `id` and `since` are given when it happens. */
  readonly trigger: DelayedTrigger;
}

export const scheduledEvent = defineEvent<Payload>({
  changes: () => true,
  complete: (tx, p) => {
    p.trigger = { ...p.trigger, id: tx.number('trigger'), since: tx.number('incarnation') };
  },
  apply: (tx, { trigger }) => tx.set('delayed', [...tx.state.delayed, trigger]),
  roles: ({ trigger }) => ({ player: trigger.controller }),
});

/** What a viewer is told of it. */
export const scheduledEventShown: EventShown<Payload> = ({ trigger }) => ({
  player: trigger.controller,
  on: trigger.on.on,
});

/** English, with `{slots}` named after the public form. */
export const scheduledEventWords = 'something will happen later';

export const describeScheduledEvent = (): EventDescription<Payload> => ({
  payload: { trigger: delayed },
});
