import { type Writable, withKeys } from '../copy.ts';
import type { Follow, GameEvent, Proposal } from '../events/event.ts';
import { eventDef } from '../events/registry.gen.ts';
import type { Outcome } from '../ops/op.ts';
import { frameId, type ZoneKey } from '../state/ids.ts';
import { zoneDecl } from '../state/objects.ts';
import { sameRef } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { openChoice } from './asking.ts';
import { applyBatch } from './batch.ts';
import { copyFrame, type Frame, type NodeState, newFrame, nodeState } from './frame.ts';
import { replaceAll } from './replacing.ts';
import { kindOf, resultOf } from './results.ts';
import { scopeOf } from './scope.ts';

export interface Decided {
  readonly events: readonly GameEvent[];
  /** For each of `events` which of several nodes it is of. */
  readonly parts: readonly (number | undefined)[];
  readonly follows: readonly Follow[];
  /** Kinds of the events that something else is done in place of. */
  readonly instead: readonly string[];
}

/** What an effect proposes, with what everything in it has in common. */
export function proposalsOf(
  { facts, parts }: Pick<Outcome, 'facts' | 'parts'>,
  { source, applied }: Frame,
): readonly Proposal[] {
  return facts.map((fact, i) => {
    const proposal: Writable<Proposal> = { fact };
    if (source) proposal.source = source;
    if (applied) proposal.applied = applied;
    const part = parts?.[i];
    if (part !== undefined) proposal.part = part;
    return proposal;
  });
}

/**
 * The stages of a batch: replacements one by one, with a pause for each that asks, then all of it at once.
 * @returns `null` while something is being asked
 */
export function decideBatch(tx: Tx, frame: Frame, start: NodeState, what: string): Decided | null {
  const { proposals, follows, none, ask } = replaceAll(tx, frame, start);
  if (ask) {
    const node = nodeState({ answers: start.answers, none, proposals, follows });
    const answers = openChoice(tx, { kind: 'replace', frame: frame.id }, ask, { source: frame.source });
    if (answers) return decideBatch(tx, frame, withKeys(node, { pick: answers }), what);
    tx.setFrame(copyFrame(frame, node));
    return null;
  }
  const became =
    proposals.length === 0 ? NONE : applyBatch(tx, proposals, { frame: frame.id, parent: frame.cause.batch });
  const events: GameEvent[] = [];
  const besides = [...follows];
  const parts: (number | undefined)[] = [];
  for (let i = 0; i < became.length; i++) {
    const event = became[i];
    const proposal = proposals[i];
    if (!event) continue;
    events.push(event);
    parts.push(proposal?.part);
    for (const follow of proposal?.follows ?? NONE) besides.push(arrived(tx, follow, event));
  }
  if (none && events.every((e) => e.type === 'used' || e.type === 'modifierEnded')) tx.note(what, none, frame.id);
  return { events, parts, follows: besides, instead: follows.map(({ event }) => kindOf(event)) };
}

const NONE: readonly never[] = [];

/** What is done as something arrives speaks of who has arrived, as `self` too where that has come from outside of play. */
function arrived(tx: Tx, follow: Follow, event: GameEvent): Follow {
  if (event.type !== 'moved' && event.type !== 'created') return follow;
  const { subject, other = subject } = eventDef(event).roles(event);
  const { source } = follow;
  const own =
    event.type === 'created'
      ? source?.kind === 'card'
      : source && sameRef(source, event.object) && !zoneDecl(tx, event.from as ZoneKey).play;
  return { ...follow, event, source: (own && other) || source };
}

/** What replacements do besides runs next, before the frame goes on; its source and controller are their own. */
export function pushFollows(tx: Tx, frame: Frame, follows: readonly Follow[]): void {
  for (const { nodes, source, controller, event, applied } of follows.toReversed()) {
    const follow = newFrame({
      id: frameId(tx.number('frame')),
      scope: scopeOf(tx),
      kind: 'follow',
      status: 'running',
      program: { in: 'play', nodes },
      results: { it: resultOf(source ? [source] : []) },
      source,
      controller,
      cause: { ...frame.cause, frame: frame.id },
    });
    follow.event = event;
    follow.applied = applied;
    tx.pushFrame(follow);
  }
}
