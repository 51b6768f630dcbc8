import { reason } from '../reason.ts';
import { numbered } from '../save/check-refs.ts';
import { count, maybe } from '../save/plain-checks.ts';
import type { ModifierId } from '../state/ids.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A modifier came to its end, or `spent` of its uses were used up. */
export interface Payload {
  readonly modifier: ModifierId;
  readonly spent?: number;
}

export const modifierEndedEvent = defineEvent<Payload>({
  fixed: true,
  changes: (at, p) => at.state.modifiers.some((m) => m.id === p.modifier) || reason('already', 'it has ended'),
  apply: (tx, p) =>
    tx.set(
      'modifiers',
      tx.state.modifiers.flatMap((m) => {
        if (m.id !== p.modifier) return [m];
        const left = (m.left ?? 0) - (p.spent ?? Number.MAX_SAFE_INTEGER);
        return left > 0 ? [{ ...m, left }] : [];
      }),
    ),
  roles: () => ({}),
});

/** What a viewer is told of it. */
export const modifierEndedEventShown: EventShown<Payload> = (p) => (p.spent === undefined ? {} : { spent: p.spent });

/** English, with `{slots}` named after the public form. */
export const modifierEndedEventWords = 'an effect ends';

export const describeModifierEndedEvent = (): EventDescription<Payload> => ({
  payload: { modifier: numbered('modifier'), spent: maybe(count) },
});
