import { expiringFacts, writeFact } from '../state/facts.ts';
import { type PlayerId, playerId } from '../state/ids.ts';
import { refOf } from '../state/objects.ts';
import { playerRef } from '../state/refs.ts';
import { neededSnapshots } from '../state/snapshot.ts';
import type { Tx } from '../state/tx.ts';
import { defineEvent } from './event.ts';

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
  name: 'began',
  changes: () => true,
  apply: (tx, p) => {
    const { turn, history, reveals } = tx.state;
    tx.set('turn', {
      ...turn,
      number: p.turn,
      active: p.player,
      step: p.step,
      entered: turn.entered + 1,
      window: p.window === true,
    });
    if (!p.newTurn) return;
    resetFacts(tx);
    if (reveals.some((r) => r.until === 'turn'))
      tx.set(
        'reveals',
        reveals.filter((r) => r.until !== 'turn'),
      );
    const uses = Object.entries(history.uses).filter(([key]) => !key.endsWith('@turn'));
    tx.set('history', { lastTurn: history.turn, turn: [], uses: Object.fromEntries(uses) });
    tx.set('snapshots', neededSnapshots(tx.state));
  },
  roles: (p) => ({ player: p.player, amount: p.turn }),
  publicForm: (p) => ({ step: p.step, player: p.player, turn: p.turn, ...(p.newTurn ? { newTurn: true } : {}) }),
  words: 'turn {turn} of {player}: {step}',
});

/** Declared facts that last a turn go back to their initial value. */
function resetFacts(tx: Tx): void {
  const { player, object } = tx.book.ruleset.facts;
  tx.state.players.forEach((p, i) => {
    const names = expiringFacts(player, p.facts, 'turn');
    for (const name of names) writeFact(tx, playerRef(playerId(i)), name, player[name]?.initial ?? 0);
  });
  for (const o of tx.state.objects) {
    if (!o) continue;
    for (const name of expiringFacts(object, o.facts, 'turn'))
      writeFact(tx, refOf(o), name, object[name]?.initial ?? 0);
  }
}
