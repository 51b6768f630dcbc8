import { player, step } from '../save/check-refs.ts';
import { count, maybe, yes } from '../save/plain-checks.ts';
import { copyTurn } from '../state/copies.ts';
import { resetFacts } from '../state/facts.ts';
import type { PlayerId } from '../state/ids.ts';
import { neededSnapshots } from '../state/snapshot.ts';
import { lastingUses } from '../state/uses.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A step of the turn began; the first step of a turn begins the turn as well. */
export interface Payload {
  readonly step: string;
  readonly player: PlayerId;
  /** Number of the turn. */
  readonly turn: number;
  /** The turn began with it. */
  readonly newTurn?: true;
  /** The step has a window for its player's actions. */
  readonly window?: true;
}

export const beganEvent = defineEvent<Payload>({
  fixed: true,
  changes: () => true,
  apply: (tx, p) => {
    const { history, reveals } = tx.state;
    const turn = copyTurn(tx.state.turn);
    turn.number = p.turn;
    turn.active = p.player;
    turn.step = p.step;
    turn.window = p.window === true;
    tx.set('turn', turn);
    if (!p.newTurn) return;
    resetFacts(tx);
    if (reveals.some((r) => r.until === 'turn'))
      tx.set(
        'reveals',
        reveals.filter((r) => r.until !== 'turn'),
      );
    tx.set('history', { turn: [], lastTurn: history.turn, uses: lastingUses(history.uses) });
    tx.set('snapshots', neededSnapshots(tx.state));
  },
  roles: (p) => ({ player: p.player, amount: p.turn }),
});

/** What a viewer is told of it. */
export const beganEventShown: EventShown<Payload> = (p) => ({
  step: p.step,
  player: p.player,
  turn: p.turn,
  ...(p.newTurn ? { newTurn: true } : {}),
});

/** English, with `{slots}` named after the public form. */
export const beganEventWords = 'turn {turn} of {player}: {step}';

export const describeBeganEvent = (): EventDescription<Payload> => ({
  payload: { step, player, turn: count, newTurn: maybe(yes), window: maybe(yes) },
});
