import type { Message, Tx } from '../state/tx.ts';
import { applyBatch } from './batch.ts';
import { guardLoop } from './loops.ts';
import type { Run } from './rows.ts';

/**
 * Runs a row's `run`: one step, at most one batch, and one more that ends the match if nothing can end a loop. Both
 * drivers go through here, so a loop ends the same in both.
 */
export function step(tx: Tx, run: Run): Message {
  run(tx);
  const loop = guardLoop(tx);
  if (loop && tx.state.result === null) {
    applyBatch(tx, [{ fact: { type: 'ended', ...loop } }], {});
    tx.set('choices', []);
  }
  return tx.endStep();
}
