import type { Position } from '../env.ts';
import type { Tx } from '../state/tx.ts';
import { runnable, scopeOf, takeable, waitingHere } from './scope.ts';
import { checksDue, sweep } from './sweep.ts';
import { pickOne, placeAll, takeFirst } from './taking.ts';
import { stepTopFrame } from './top-frame.ts';
import { lapse, lapses, takeFirstOpenWay } from './turn.ts';
import { allPassed, askHolder, askWindow, stacked, startTop } from './windows.ts';

/** One step, at most one batch. */
export type Run = (tx: Tx) => void;

/** One thing that may come next. Without `run` the flow rests there. */
export interface Row {
  readonly when: (at: Position) => boolean;
  readonly run?: Run;
}

export type RowName =
  | 'over'
  | 'ask'
  | 'check'
  | 'resolve'
  | 'take'
  | 'pick'
  | 'place'
  | 'close'
  | 'window'
  | 'priority'
  | 'pop'
  | 'lapse'
  | 'advance';

/** All that may come next, as one table: `when` reads the state, `run` does one step. */
export const ROWS: Readonly<Record<RowName, Row>> = {
  over: { when: (at) => at.state.result !== null },
  ask: { when: (at) => at.state.choices.length > 0 },
  check: { when: (at) => at.state.unchecked && checksDue(at), run: sweep },
  resolve: { when: (at) => runnable(at) !== null, run: stepTopFrame },
  take: { when: (at) => takeable(at).length > 0, run: takeFirst },
  pick: { when: (at) => waitingHere(at).length > 0, run: pickOne },
  place: { when: (at) => waitingHere(at).length > 0, run: placeAll },
  close: {
    when: (at) => scopeOf(at) !== 0 && !at.state.frames.some((f) => f.scope === scopeOf(at)),
    run: (tx) => tx.set('scopes', tx.state.scopes.slice(0, -1)),
  },
  window: { when: (at) => at.state.turn.window, run: askWindow },
  priority: { when: (at) => at.state.priority !== null && !allPassed(at), run: askHolder },
  // In a scope of its own nobody is asked where the step has no window: what waits there resolves.
  pop: {
    when: (at) => stacked(at) && (allPassed(at) || (at.state.priority === null && scopeOf(at) !== 0)),
    run: startTop,
  },
  // What a step or a turn ends is over before the next one begins, and so is what comes of that.
  lapse: { when: lapses, run: lapse },
  advance: { when: () => true, run: takeFirstOpenWay },
};
