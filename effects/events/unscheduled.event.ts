import { reason } from '../reason.ts';
import { numbered } from '../save/check-refs.ts';
import { oneOf } from '../save/plain-checks.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A trigger that an effect laid down is over: it has fired, or its time is up. */
export interface Payload {
  readonly trigger: number;
  readonly why: 'fired' | 'expired';
}

export const unscheduledEvent = defineEvent<Payload>({
  fixed: true,
  changes: (at, p) => at.state.delayed.some((d) => d.id === p.trigger) || reason('already', 'it is over'),
  apply: (tx, p) =>
    tx.set(
      'delayed',
      tx.state.delayed.filter((d) => d.id !== p.trigger),
    ),
  roles: () => ({}),
});

/** What a viewer is told of it. */
export const unscheduledEventShown: EventShown<Payload> = (p) => ({ why: p.why });

/** English, with `{slots}` named after the public form. */
export const unscheduledEventWords = 'a delayed effect is over ({why})';

export const describeUnscheduledEvent = (): EventDescription<Payload> => ({
  payload: { trigger: numbered('trigger'), why: oneOf('fired', 'expired') },
});
