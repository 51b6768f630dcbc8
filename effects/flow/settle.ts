import type { Tx } from '../state/tx.ts';
import { next } from './next.ts';
import { ROWS } from './rows.ts';
import { step } from './step.ts';

/** Runs rows until the flow rests: somebody is asked, or the match is over. */
export function settle(tx: Tx): void {
  for (let { run } = ROWS[next(tx)]; run; { run } = ROWS[next(tx)]) step(tx, run);
}
