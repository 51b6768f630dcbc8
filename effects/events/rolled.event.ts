import { player } from '../save/check-refs.ts';
import { maybe, text, whole } from '../save/plain-checks.ts';
import type { PlayerId } from '../state/ids.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** The generator made a number that a rule or effect asked for, from 1 to `sides`. */
export interface Payload {
  readonly label: string;
  readonly sides: number;
  readonly player: PlayerId;
  /** Filled in when it happens. */
  readonly value?: number;
}

export const rolledEvent = defineEvent<Payload>({
  changes: () => true,
  complete: (tx, p) => {
    p.value = (tx.draw('rolls', p.label, [p.sides])[0] ?? 0) + 1;
  },
  roles: (p) => ({ player: p.player, ...(p.value === undefined ? {} : { amount: p.value }) }),
});

/** What a viewer is told of it. */
export const rolledEventShown: EventShown<Payload> = (p) => ({
  label: p.label,
  sides: p.sides,
  player: p.player,
  value: p.value,
});

/** English, with `{slots}` named after the public form. */
export const rolledEventWords = '{label}: {value} of {sides}';

export const describeRolledEvent = (): EventDescription<Payload> => ({
  payload: { label: text, sides: whole(1), player, value: maybe(whole(1)) },
});
