import { withKeys } from '../copy.ts';
import { reason } from '../reason.ts';
import { player } from '../save/check-refs.ts';
import { text } from '../save/plain-checks.ts';
import type { PlayerId } from '../state/ids.ts';
import { isIn } from '../state/objects.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A player is out of the match. All who lose in one batch lose together. */
export interface Payload {
  readonly player: PlayerId;
  readonly why: string;
}

export const lostEvent = defineEvent<Payload>({
  changes: (at, p) => isIn(at, p.player) || reason('already', 'is out already'),
  apply: (tx, p) => {
    const player = tx.state.players[p.player];
    if (player) tx.setPlayer(p.player, withKeys(player, { out: p.why }));
  },
  roles: (p) => ({ player: p.player, subject: { kind: 'player', player: p.player } }),
});

/** What a viewer is told of it. */
export const lostEventShown: EventShown<Payload> = (p) => ({ player: p.player, why: p.why });

/** English, with `{slots}` named after the public form. */
export const lostEventWords = '{player} loses: {why}';

export const describeLostEvent = (): EventDescription<Payload> => ({
  payload: { player, why: text },
});
