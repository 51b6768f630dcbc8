import { type Writable, withKeys } from '../copy.ts';
import type { Fact } from '../events/event.ts';
import type { FrameId } from '../state/ids.ts';
import { wordRef } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { applyBatch } from './batch.ts';
import { advance, cameTo, currentNode, named } from './cursor.ts';
import { type Frame, type Result, START } from './frame.ts';
import { NOTHING, resultOf } from './results.ts';
import { frameOf } from './scope.ts';

/**
 * Ends a frame: what its kind does afterwards, then the frame that waits for it goes on, then its own completion is
 * published, exactly once.
 */
export function finishFrame(tx: Tx, frame: Frame, ended: 'resolved' | 'fizzled'): void {
  if (frame.after) {
    const { after, node: _, ...rest } = frame;
    const next: Frame = { ...rest, status: 'running', program: after, cursor: START };
    tx.setFrame(ended === 'fizzled' ? withKeys(next, { fizzled: true as const }) : next);
    return;
  }
  const how = frame.fizzled ? 'fizzled' : ended;
  endReveals(tx, frame.id);
  goOn(tx, frame, how === 'resolved' ? comesTo(frame) : NOTHING);
  if (frame.kind !== 'trigger' && frame.kind !== 'play') return tx.dropFrame(frame.id);
  const { id, kind, controller: player, source, cause } = frame;
  const finished: Writable<Extract<Fact, { type: 'finished' }>> = { type: 'finished', of: id, how, kind, player };
  if (source) finished.object = source;
  if (frame.copy) finished.copy = true;
  const proposal = source ? { fact: finished, source } : { fact: finished };
  applyBatch(tx, [proposal], { frame: id, parent: cause.batch });
}

/** What the frame that waited is told: a settle what its list came to, a play the card that was played. */
const comesTo = (frame: Frame): Result =>
  frame.kind === 'settle' ? cameTo(frame) : resultOf(frame.source ? [frame.source] : []);

/** The frame that waits for this one goes on, with what it came to: of an action that was taken with its name. */
export function goOn(tx: Tx, frame: Frame, result: Result): void {
  if (frame.parent === undefined) return;
  const parent = frameOf(tx, frame.parent);
  if (!parent) return;
  const known = frame.kind === 'settle' ? { ...parent, results: frame.results } : parent;
  const action = parent.node?.action;
  const came = action === undefined ? result : resultOf([wordRef(action)]);
  tx.setFrame(advance(known, named(known, currentNode(tx.book, parent) ?? undefined, came)));
}

/** What was shown for as long as an effect takes is hidden again. */
function endReveals(tx: Tx, frame: FrameId): void {
  if (tx.state.reveals.length === 0) return;
  const left = tx.state.reveals.filter((r) => r.until !== 'frame' || r.during !== frame);
  if (left.length < tx.state.reveals.length) tx.set('reveals', left);
}
