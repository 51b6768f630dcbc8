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

/** The next node, wherever the lists around it end. */
function stepProgram(tx: Tx, frame: Frame): void {
  let at = frame;
  for (;;) {
    const node = currentNode(tx.book, at);
    if (node) {
      if (at !== frame) tx.setFrame(at);
      return stepNode(tx, at, node);
    }
    const outer = leaveList(tx, at);
    if (!outer) return finishFrame(tx, at, 'resolved');
    at = outer;
  }
}
