/** Checks of pending effects together: their places in programs, their scopes, and whom they wait for. */

import type { Position } from '../env.ts';
import { currentNode } from '../flow/cursor.ts';
import type { Frame } from '../flow/frame.ts';
import { abilityOf, nodesOf, walk } from '../flow/origin.ts';
import { frameOf, usesStack } from '../flow/scope.ts';
import type { Effect } from '../language.ts';
import { OPS } from '../ops/registry.gen.ts';
import { inside, isPlain } from './plain-checks.ts';

const doubled = (ids: readonly unknown[]): boolean => new Set(ids).size < ids.length;

/** Numbers of one kind are given once. */
function idsProblem({ state }: Position): string | null {
  // A trigger has the number that its effect will have.
  if (doubled([...state.frames, ...state.waiting].map((f) => f.id))) return '.frames: two have one number';
  if (doubled(state.choices.map((c) => c.id))) return '.choices: two have one id';
  if (doubled(state.modifiers.map((m) => m.id))) return '.modifiers: two have one number';
  if (doubled(state.delayed.map((d) => d.id))) return '.delayed: two have one number';
  return null;
}

/** Scopes are opened one inside the other, and so are the effects in them. */
function scopesProblem({ state }: Position): string | null {
  const { scopes, counters } = state;
  const rising = scopes.every((s, i) => s > (scopes[i - 1] ?? 0) && s <= counters.scope);
  if (!rising) return '.scopes: they are not in the order in which they were opened';
  const open = [0, ...scopes];
  if (state.waiting.some((w) => !open.includes(w.scope))) return '.waiting: one waits in a scope that is not open';
  let innermost = 0;
  for (const [i, frame] of state.frames.entries()) {
    if (!open.includes(frame.scope) || frame.scope < innermost)
      return inside('frames', `.${i}.scope: it is not open here`);
    innermost = frame.scope;
  }
  return null;
}

/** Whether the cursor leads from list to list down to a place in the innermost one. */
function cursorProblem(at: Position, { program, cursor, floor = 1 }: Frame): string | null {
  if (cursor.length === 0 || floor > cursor.length) return 'it has too few levels';
  let list: unknown = nodesOf(at.book, program);
  for (const [i, level] of cursor.entries()) {
    if ('nodes' in level.list) list = level.list.nodes;
    if (!Array.isArray(list) || level.at > list.length) return `level ${i} is past its list`;
    const node: unknown = list[level.at];
    const next = cursor[i + 1];
    if (!next) return node === undefined || isNode(node) ? null : 'it leads to no node';
    if (!isNode(node)) return `level ${i} leads to no node`;
    list = 'path' in next.list ? (walk(node, next.list.path) ?? []) : [];
  }
  return null;
}

const isNode = (value: unknown): value is Effect =>
  isPlain(value) && typeof value.op === 'string' && Object.hasOwn(OPS, value.op);

/** Whether a frame has what its status goes on with. */
function statusProblem(at: Position, frame: Frame): string | null {
  const { node } = frame;
  switch (frame.status) {
    case 'draft':
      return frame.draft ? null : 'a draft has no draft';
    case 'paying':
      return frame.draft && node?.proposals ? null : 'there is nothing that it pays';
    case 'targeting': {
      const ability = frame.origin && abilityOf(at.book, frame.origin);
      return ability && 'targets' in ability ? null : 'there are no targets to choose';
    }
    case 'stacked':
      return usesStack(at) ? null : 'nothing waits on a stack in this ruleset';
    case 'starting':
      return null;
    case 'running':
      return node && frame.kind !== 'sweep' ? nodeProblem(at, frame) : null;
  }
}

/** A node that was begun is one, and one that has a batch is of an op that makes one. */
function nodeProblem(at: Position, frame: Frame): string | null {
  const node = currentNode(at.book, frame);
  if (!node) return 'it is in the middle of a node that does not exist';
  return (frame.node?.proposals ?? frame.node?.instead) && !('propose' in OPS[node.op])
    ? 'its node makes no batch'
    : null;
}

function frameProblem(at: Position, frame: Frame, below: readonly Frame[]): string | null {
  if (frame.id > at.state.counters.frame && frame.status !== 'draft') return '.id: its number was never given';
  // What waited for it may have ended before it; but nothing waits for what is below it.
  if (frameOf(at, frame.parent) && !below.some((f) => f.id === frame.parent))
    return '.parent: the effect that waits for it is not below it';
  const cursor = cursorProblem(at, frame);
  if (cursor !== null) return `.cursor: ${cursor}`;
  const status = statusProblem(at, frame);
  return status === null ? null : `.status: ${status}`;
}

/** What does not fit together in the effects of a state whose parts are sound. */
export function flowProblem(at: Position): string | null {
  const problem = idsProblem(at) ?? scopesProblem(at);
  if (problem !== null) return problem;
  const { frames } = at.state;
  for (const [i, frame] of frames.entries()) {
    const wrong = frameProblem(at, frame, frames.slice(0, i));
    if (wrong !== null) return inside('frames', inside(i, wrong));
  }
  return null;
}
