import { type Env, envOf, type Position } from '../env.ts';
import type { Frame, WaitingTrigger } from './frame.ts';
import { POLICIES } from './policies/policies.ts';

/** The innermost open scope; 0 is the match. */
export const scopeOf = (at: Position): number => at.state.scopes.at(-1) ?? 0;

export const topFrame = (at: Position): Frame | null => at.state.frames.at(-1) ?? null;

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
