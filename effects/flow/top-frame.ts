import { stepDraft, stepPaying } from '../rules/drafts.ts';
import type { Tx } from '../state/tx.ts';
import { currentNode, leaveList } from './cursor.ts';
import { finishFrame } from './finish.ts';
import type { Frame } from './frame.ts';
import { stepNode } from './node.ts';
import { runnable } from './scope.ts';
import { stepSweep } from './sweep.ts';
import { startFrame, stepTargets } from './targeting.ts';

/** One step of the top frame of the innermost scope. */
export function stepTopFrame(tx: Tx): void {
  const frame = runnable(tx);
  if (!frame) return;
  switch (frame.status) {
    case 'draft':
      return stepDraft(tx, frame);
    case 'paying':
      return stepPaying(tx, frame);
    case 'targeting':
      return stepTargets(tx, frame);
    case 'starting': {
      const started = startFrame(tx, frame);
      if (started) stepProgram(tx, started);
      return;
    }
    case 'running':
      return frame.kind === 'sweep' ? stepSweep(tx, frame) : stepProgram(tx, frame);
    case 'stacked':
      return;
  }
}

/** Nodes that may decide without anything happening before the step ends all the same: a loop of them is seen. */
const SILENT = 50;

/** Works through the program up to the first batch, question or other frame: what only decides takes no step. */
function stepProgram(tx: Tx, frame: Frame): void {
  const { batch, choice } = tx.state.counters;
  let at: Frame | null = frame;
  for (let k = 0; at && k < SILENT; k++) {
    const node = currentNode(tx.book, at);
    if (node) stepNode(tx, at, node);
    else {
      const outer = leaveList(tx, at);
      if (!outer) {
        finishFrame(tx, at, 'resolved');
        return;
      }
      tx.setFrame(outer);
    }
    const now = tx.state.counters;
    if (now.batch !== batch || now.choice !== choice) return;
    const top = runnable(tx);
    at = top?.id === frame.id && top.status === 'running' ? top : null;
  }
}
