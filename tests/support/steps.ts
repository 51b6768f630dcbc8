import type { GameEvent } from '../../effects/events/event.ts';
import { next } from '../../effects/flow/next.ts';
import { ROWS, type RowName } from '../../effects/flow/rows.ts';
import { step } from '../../effects/flow/step.ts';
import { beginWith } from '../../effects/rules/answering.ts';
import type { Input } from '../../effects/rules/input.ts';
import type { MatchState } from '../../effects/state/state.ts';
import { Tx } from '../../effects/state/tx.ts';
import type { Match } from '../../search/index.ts';

/** One step of an answer, with the states on both sides of it. */
export interface Step {
  readonly row: RowName;
  readonly before: MatchState;
  readonly after: MatchState;
  readonly events: readonly GameEvent[];
}

/** What an input that is taken does, step by step: each is a transaction of its own, so that all states stay as they are. */
export function stepsOf({ book, state }: Match, input: Input): readonly Step[] {
  const steps: Step[] = [];
  const begun = beginWith({ book, state }, input);
  if ('ok' in begun) throw new Error(begun.message);
  begun.endStep();
  const add = (row: RowName, before: MatchState, tx: Tx): void => {
    steps.push({ row, before, after: tx.state, events: tx.messages.flatMap((m) => m.events) });
  };
  add('ask', state, begun);
  for (let at = begun.state; ; at = steps.at(-1)?.after ?? at) {
    const row = next({ book, state: at });
    const { run } = ROWS[row];
    if (!run) return steps;
    const tx = new Tx({ book, state: at });
    step(tx, run);
    add(row, at, tx);
  }
}
