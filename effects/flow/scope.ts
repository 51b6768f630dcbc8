import type { Asker } from '../choices/choice.ts';
import { type Env, envOf, type Position } from '../env.ts';
import type { FrameId } from '../state/ids.ts';
import type { Frame, WaitingTrigger } from './frame.ts';
import { POLICIES } from './policies/policies.ts';

/** The innermost open scope; 0 is the match. */
export const scopeOf = (at: Position): number => at.state.scopes.at(-1) ?? 0;

export const topFrame = (at: Position): Frame | null => at.state.frames.at(-1) ?? null;

/** A pending effect by its number. */
export const frameOf = (at: Position, id: FrameId | undefined): Frame | undefined =>
  at.state.frames.find((f) => f.id === id);

/** A pending effect: a frame, or a trigger that has not been taken up. */
export type Pending = Pick<Frame, 'id' | 'kind' | 'source' | 'controller' | 'copy'>;

const waitingFrame = ({ id, source, controller }: WaitingTrigger): Pending => ({
  id,
  kind: 'trigger',
  source,
  controller,
});

/** A pending effect by its number, also one that has not been taken up. */
export function pendingOf(at: Position, id: FrameId): Pending | undefined {
  const trigger = at.state.waiting.find((w) => w.id === id);
  return trigger ? waitingFrame(trigger) : frameOf(at, id);
}

/**
 * Effects that are still to resolve, the next one first: those on the stack; where there is no stack, triggers that
 * nothing has been done with yet.
 */
export const unresolved = (at: Position): readonly Pending[] =>
  usesStack(at) ? at.state.frames.filter((f) => f.status === 'stacked').reverse() : at.state.waiting.map(waitingFrame);

/** Whether an effect is still to resolve. */
export const isUnresolved = (at: Position, id: FrameId): boolean =>
  usesStack(at)
    ? at.state.frames.some((f) => f.id === id && f.status === 'stacked')
    : at.state.waiting.some((w) => w.id === id);

/** The effect that asks, where it is one and still there. */
export const askingFrame = (at: Position, asker: Asker): Frame | undefined =>
  'frame' in asker ? frameOf(at, asker.frame) : undefined;

/** The frame that the next step works on: the top one of the innermost scope, unless it only waits. */
export function runnable(at: Position): Frame | null {
  const frame = topFrame(at);
  return frame && frame.status !== 'stacked' && frame.scope === scopeOf(at) ? frame : null;
}

/** Triggers waiting in the innermost scope. */
export function waitingHere(at: Position): readonly WaitingTrigger[] {
  const scope = scopeOf(at);
  return at.state.waiting.length === 0 ? [] : at.state.waiting.filter((w) => w.scope === scope);
}

/**
 * Triggers that may be taken up now. Depth first these are only those that were set off in the middle of the top
 * effect: the others wait until it is done and theirs is on top again.
 */
export function takeable(at: Position): readonly WaitingTrigger[] {
  const here = waitingHere(at);
  if (here.length === 0 || POLICIES[at.book.ruleset.policy].join === 'back') return here;
  const top = topFrame(at)?.id;
  return here.filter((w) => w.during === top || !frameOf(at, w.during));
}

/** How a frame sees the position: who says "you", what "self" and the named results are. */
export const frameEnv = (at: Position, frame: Frame): Env =>
  envOf(at, {
    you: frame.controller,
    self: frame.source,
    results: frame.results,
    frame: frame.id,
    event: frame.event,
  });

/** Whether plays and triggers wait on a stack before they resolve. */
export const usesStack = (at: Position): boolean => POLICIES[at.book.ruleset.policy].rows.includes('pop');

/** What becomes of a play or trigger once nothing is left to choose for it: it waits on the stack, or is next. */
export const readyStatus = (at: Position): 'stacked' | 'starting' => (usesStack(at) ? 'stacked' : 'starting');
