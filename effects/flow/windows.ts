import { envOf, type Position } from '../env.ts';
import { select } from '../evaluators.ts';
import { deedsOpen, legalDeeds } from '../rules/actions.ts';
import type { PlayerId } from '../state/ids.ts';
import { isIn, turnOrder } from '../state/objects.ts';
import type { Tx } from '../state/tx.ts';
import { windowRequest } from './acting.ts';
import { askOne } from './asking.ts';
import { scopeOf, topFrame } from './scope.ts';
import { closeWindow, currentRow } from './turn.ts';

/** The window of a step, or of the player who holds priority in it. */
export type WindowKind = 'window' | 'priority';

/** Opens the window of the current step: its player takes one of the step's actions. */
export function askWindow(tx: Tx): void {
  const window = currentRow(tx)?.window;
  const active = tx.state.turn.active;
  const env = envOf(tx, { you: active, self: null });
  const who = window && select(env, window.who)[0];
  if (!window || who?.kind !== 'player' || !isIn(tx, who.player)) {
    closeWindow(tx);
    return;
  }
  openWindow(tx, 'window', who.player, window.actions);
}

function openWindow(tx: Tx, kind: WindowKind, player: PlayerId, actions: readonly string[]): void {
  const deeds = legalDeeds(tx, player, actions);
  if (deeds.length === 0 && deedsOpen(tx, player, actions)) {
    // Nothing may be done, not even passing, and everyone sees that: the window is over.
    endWindow(tx, kind, player);
    return;
  }
  askOne(tx, { kind }, kind, windowRequest(tx, deeds, player));
}

/** A window in which its player did nothing is over. */
export function endWindow(tx: Tx, kind: WindowKind, player: PlayerId): void {
  if (kind === 'priority') passPriority(tx, player);
  else closeWindow(tx);
}

/** Everyone has passed since something was last done. */
export function allPassed(at: Position): boolean {
  const { priority } = at.state;
  return priority !== null && priority.passes >= turnOrder(at).length;
}

export function stacked(at: Position): boolean {
  const top = topFrame(at);
  return top?.status === 'stacked' && top.scope === scopeOf(at);
}

/** Asks the player who holds priority. */
export function askHolder(tx: Tx): void {
  const { priority } = tx.state;
  const window = currentRow(tx)?.window;
  if (!priority || !window) return tx.set('priority', null);
  // A holder who is out of the match gives it to the next one; that is no pass.
  const [holder = priority.holder] = turnOrder(tx, priority.holder);
  if (holder !== priority.holder) tx.set('priority', { ...priority, holder });
  openWindow(tx, 'priority', holder, window.actions);
}

/** The next player in turn order holds priority now. */
function passPriority(tx: Tx, player: PlayerId): void {
  const order = turnOrder(tx, player);
  const { priority } = tx.state;
  if (priority) tx.set('priority', { holder: order[1] ?? player, passes: priority.passes + 1 });
}

/** The topmost effect starts to resolve; after it the active player is the first to hold priority. */
export function startTop(tx: Tx): void {
  const top = topFrame(tx);
  if (top) tx.setFrame({ ...top, status: 'starting' });
  if (tx.state.priority) tx.set('priority', { holder: tx.state.turn.active, passes: 0 });
}
