import { reason } from '../reason.ts';
import { players } from '../save/check-refs.ts';
import { text } from '../save/plain-checks.ts';
import type { PlayerId } from '../state/ids.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** The match is over. */
export interface Payload {
  readonly winners: readonly PlayerId[];
  readonly reason: string;
}

export const endedEvent = defineEvent<Payload>({
  changes: (at) => at.state.result === null || reason('already', 'the match is over'),
  apply: (tx, p) => tx.set('result', { winners: p.winners, reason: p.reason }),
  roles: (p) => (p.winners[0] === undefined ? {} : { player: p.winners[0] }),
});

/** What a viewer is told of it. */
export const endedEventShown: EventShown<Payload> = (p) => ({ winners: p.winners, reason: p.reason });

/** English, with `{slots}` named after the public form. */
export const endedEventWords = 'the match is over: {reason}[; winners: {winners}]';

export const describeEndedEvent = (): EventDescription<Payload> => ({
  payload: { winners: players, reason: text },
});
