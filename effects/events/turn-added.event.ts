import { reason } from '../reason.ts';
import { player } from '../save/check-refs.ts';
import { copyTurn } from '../state/copies.ts';
import type { PlayerId } from '../state/ids.ts';
import { isIn } from '../state/objects.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A player was given an extra turn: it comes right after this one, before those that were given earlier. */
export interface Payload {
  readonly player: PlayerId;
}

export const turnAddedEvent = defineEvent<Payload>({
  changes: (at, p) => isIn(at, p.player) || reason('gone', 'he is out of the match'),
  apply: (tx, p) => {
    const turn = copyTurn(tx.state.turn);
    turn.extraTurns = [p.player, ...turn.extraTurns];
    tx.set('turn', turn);
  },
  roles: (p) => ({ player: p.player, subject: { kind: 'player', player: p.player } }),
});

/** What a viewer is told of it. */
export const turnAddedEventShown: EventShown<Payload> = (p) => ({ player: p.player });

/** English, with `{slots}` named after the public form. */
export const turnAddedEventWords = '{player} will take an extra turn';

export const describeTurnAddedEvent = (): EventDescription<Payload> => ({
  payload: { player },
});
