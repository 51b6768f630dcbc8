import { withEntry } from '../copy.ts';
import { text } from '../save/plain-checks.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A limited ability was used once more. */
export interface Payload {
  /** The ability's instance and the span it is limited in. */
  readonly key: string;
}

export const usedEvent = defineEvent<Payload>({
  fixed: true,
  changes: () => true,
  apply: (tx, p) => {
    const { history } = tx.state;
    tx.set('history', { ...history, uses: withEntry(history.uses, p.key, (history.uses[p.key] ?? 0) + 1) });
  },
  roles: () => ({}),
});

/** What a viewer is told of it. */
export const usedEventShown: EventShown<Payload> = () => null;

/** English, with `{slots}` named after the public form. */
export const usedEventWords = 'a limited ability is used';

export const describeUsedEvent = (): EventDescription<Payload> => ({
  payload: { key: text },
});
