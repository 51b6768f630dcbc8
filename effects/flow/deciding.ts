import type { GameEvent } from '../events/event.ts';
import { frameId } from '../state/ids.ts';
import type { Tx } from '../state/tx.ts';
import { openChoice } from './asking.ts';
import { applyBatch } from './batch.ts';
import { START } from './cursor.ts';
import type { Follow, Frame, NodeState } from './frame.ts';
import { replaceAll } from './replacing.ts';
import { resultOf } from './results.ts';
import { scopeOf } from './scope.ts';

export interface Decided {
  readonly events: readonly GameEvent[];
  readonly follows: readonly Follow[];
}

/**
 * The stages of a batch: replacements one by one, with a pause for each that asks, then all of it at once.
 * @returns `null` while something is being asked
 */
export function decideBatch(tx: Tx, frame: Frame, start: NodeState, what: string): Decided | null {
  const { pick, ...rest } = start;
  const { node, ask } = replaceAll(tx, frame, rest, pick);
  if (ask) {
    const answers = openChoice(tx, { kind: 'replace', frame: frame.id }, ask, { source: frame.source });
    if (answers) return decideBatch(tx, frame, { ...node, pick: answers }, what);
    tx.setFrame({ ...frame, node });
    return null;
  }
  const proposals = node.proposals ?? [];
  if (proposals.length === 0) {
    if (node.none) tx.note(what, node.none, frame.id);
    else if ((start.proposals ?? []).length > 0) tx.note(what, { code: 'replaced' }, frame.id);
    return { events: [], follows: node.follows ?? [] };
  }
  const parent = frame.cause.batch;
  const events = applyBatch(tx, proposals, { frame: frame.id, ...(parent === undefined ? {} : { parent }) });
  return { events, follows: node.follows ?? [] };
}

/** What replacements do besides runs next, before the frame goes on; its source and controller are their own. */
export function pushFollows(tx: Tx, frame: Frame, follows: readonly Follow[]): void {
  for (const { nodes, source, controller, event } of follows.toReversed())
    tx.pushFrame({
      id: frameId(tx.number('frame')),
      scope: scopeOf(tx),
      kind: 'effect',
      status: 'running',
      program: { in: 'play', nodes },
      cursor: START,
      results: { it: resultOf(source ? [source] : []) },
      source,
      controller,
      cause: { frame: frame.id, ...(frame.cause.batch === undefined ? {} : { batch: frame.cause.batch }) },
      event,
    });
}
