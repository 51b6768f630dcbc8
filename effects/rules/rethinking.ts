import { hasAnswer, sampleAnswer } from '../choices/shapes.ts';
import { withEntry, withKeys } from '../copy.ts';
import type { Position } from '../env.ts';
import type { Viewer } from '../events/event.ts';
import { answered } from '../flow/asking.ts';
import { currentNode } from '../flow/cursor.ts';
import type { Frame, Level, Result, Results } from '../flow/frame.ts';
import { nodesOf } from '../flow/origin.ts';
import { NOTHING, resultOf } from '../flow/results.ts';
import { frameEnv } from '../flow/scope.ts';
import type { Effect } from '../language.ts';
import { opDef } from '../ops/registry.gen.ts';
import { liveObject } from '../state/objects.ts';
import { hasRef, type Ref } from '../state/refs.ts';
import { seesFace } from './sight.ts';

/** A deal of the unknown cards beside the match that it is of, for one viewer. */
export interface Deal {
  readonly real: Position;
  readonly dealt: Position;
  readonly viewer: Viewer;
  readonly draw: (n: number) => number;
  /** Some more deals, to tell what depends on cards that the viewer does not know. Made when they are asked for. */
  readonly others: () => readonly Position[];
}

/** What was worked out from hidden cards, and cannot be worked out again, tells nothing. */
const UNTOLD: Result = withKeys(NOTHING, { hidden: true as const });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** All nodes in some data of the language. */
function* nodesIn(data: unknown): Iterable<Effect> {
  if (typeof data !== 'object' || data === null) return;
  // The loader has checked the data: what has an op is a node.
  if ('op' in data && typeof data.op === 'string') yield data as Effect;
  for (const part of Object.values(data)) yield* nodesIn(part);
}

/** Nodes that a result of a frame may be of: those that name it, or the one before the frame's place. */
function nodesFor({ real }: Deal, frame: Frame, name: string): readonly Effect[] {
  const { cursor } = frame;
  if (name === 'it') {
    const depth = cursor.findLastIndex((level) => level.at > 0);
    const level = cursor[depth];
    if (!level) return [];
    const before = [...cursor.slice(0, depth), { ...level, at: level.at - 1 }];
    const node = currentNode(real.book, { ...frame, cursor: before });
    return node ? [node] : [];
  }
  const made = cursor.flatMap(({ list }) => ('nodes' in list ? list.nodes : []));
  return [...nodesIn([nodesOf(real.book, frame.program), made])].filter((node) => node.as === name);
}

const asks = (at: Position, frame: Frame, node: Effect) => opDef(node).ask?.(frameEnv(at, frame), node) ?? null;

/** What a node that published nothing comes to; what it asks others is answered by chance. `null` for control nodes. */
function comesTo(at: Position, frame: Frame, node: Effect, draw: Deal['draw']): Result | null {
  const op = opDef(node);
  if (!('propose' in op)) return null;
  const env = frameEnv(at, frame);
  const requests = asks(at, frame, node)?.requests ?? [];
  const answers = answered(
    requests,
    requests.map((request) => (hasAnswer(request) ? sampleAnswer(request, draw) : null)),
  );
  const { facts, none } = op.propose(env, node, answers);
  return none && facts.length === 0
    ? UNTOLD
    : withKeys(op.result(env, node, { events: [], parts: [], answers }), { hidden: true as const });
}

/** Whether a viewer has before him all that a result is of: then it tells him nothing new. */
const isSeen = (real: Position, { refs }: Result, viewer: Viewer): boolean =>
  refs.length > 0 && refs.every((ref) => ref.kind !== 'object' || seesFace(real, ref, viewer));

/** Whether something that a player worked out comes to the same in every deal: then he has seen what it is of. */
const isHis = ({ real, dealt, others }: Deal, work: (at: Position) => unknown): boolean => {
  const now = work(real);
  return [dealt, ...others()].every((at) => same(work(at), now));
};

/** A hidden result as it is in the deal. What the viewer worked out from cards that he sees, or chose, he knows. */
function retold(deal: Deal, frame: Frame, results: Results, name: string, was: Result): Result {
  const { real, dealt, viewer, draw } = deal;
  const own = frame.controller === viewer;
  const isOf = (node: Effect): boolean =>
    asks(real, frame, node) === null && same(comesTo(real, frame, node, draw), was);
  const nodes = nodesFor(deal, frame, name);
  const node = nodes.find(isOf) ?? nodes[0];
  const told = own && isSeen(real, was, viewer) ? was : UNTOLD;
  if (!node) return told;
  const asked = asks(real, frame, node);
  if (asked?.requests.some((request) => request.player === viewer)) return was;
  if (own && asked && told === was) return was;
  // It may be long ago, and other cards lie there now; but what he saw then he still knows.
  if (own && !asked && !isOf(node) && isHis(deal, (at) => comesTo(at, frame, node, draw))) return was;
  return comesTo(dealt, { ...frame, results }, node, draw) ?? told;
}

/** The rounds of a loop over hidden cards that are still to come, and the present one if it is of one of these. */
function laterRounds(deal: Deal, frame: Frame, level: Level, depth: number): Level {
  const { real, dealt, viewer } = deal;
  const each = level.loop?.each;
  const node = each && currentNode(real.book, { ...frame, cursor: frame.cursor.slice(0, depth) });
  if (!node) return level;
  const { op: _, as: __, ...params } = node;
  const op = opDef(node);
  if ('propose' in op || op.ask || real.book.lang.dataOpen(frameEnv(real, frame), params)) return level;
  const roundsIn = (at: Position): readonly Ref[] => {
    const to = op.expand(frameEnv(at, frame), node, []);
    return 'list' in to && typeof to.loop === 'object' ? to.loop.items : [];
  };
  if (frame.controller === viewer && isHis(deal, roundsIn)) return level;
  const { items, k } = each;
  const present = items.slice(k, k + 1);
  const shown = present.some((ref) => ref.kind !== 'object' || !liveObject(real, ref) || seesFace(real, ref, viewer));
  const known = items.slice(0, shown ? k + 1 : k);
  const more = roundsIn(dealt).filter((ref) => !hasRef(known, ref));
  const rounds = shown || more.length > 0 ? [...known, ...more] : [...known, ...present];
  return { ...level, loop: { ...level.loop, each: { ...each, items: rounds } } };
}

/** A loop with what it keeps of hidden results told anew. */
function withTold(level: Level, told: (was: Result) => Result): Level {
  const { loop } = level;
  if (!loop) return level;
  const { each, before } = loop;
  return {
    ...level,
    loop: {
      got: told(loop.got),
      ...(before ? { before: told(before) } : {}),
      ...(each ? { each: each.outer ? { ...each, outer: told(each.outer) } : each } : {}),
    },
  };
}

/** A pending effect as it is in a deal: what was worked out from hidden cards is worked out from those of the deal. */
export function rethought(deal: Deal, frame: Frame): Frame {
  const hidden = Object.keys(frame.results).filter((name) => frame.results[name]?.hidden);
  const names = hidden.filter((name) => name !== 'it');
  let { results } = frame;
  for (const name of names)
    results = withEntry(results, name, retold(deal, frame, results, name, frame.results[name] ?? UNTOLD));
  const { it } = frame.results;
  if (it?.hidden) {
    const twin = names.find((name) => same(frame.results[name], it));
    const known = twin === undefined ? undefined : results[twin];
    results = withEntry(results, 'it', known ?? retold(deal, frame, results, 'it', it));
  }
  const thought = { ...frame, results };
  if (!frame.cursor.some((level) => level.loop)) return thought;
  const told = (was: Result): Result => {
    const name = hidden.find((n) => same(frame.results[n], was));
    const seen = frame.controller === deal.viewer && isSeen(deal.real, was, deal.viewer);
    return was.hidden ? (results[name ?? ''] ?? (seen ? was : UNTOLD)) : was;
  };
  const cursor = frame.cursor.map((level, i) => withTold(laterRounds(deal, thought, level, i), told));
  for (const [i, { loop }] of cursor.entries()) {
    const item = loop?.each?.items[loop.each.k];
    if (loop?.each && item && !same(item, frame.cursor[i]?.loop?.each?.items[loop.each.k]))
      results = withEntry(results, loop.each.as, resultOf([item]));
  }
  return { ...frame, results, cursor };
}

/** What a trigger speaks of, without what only hidden cards tell: its own player keeps what he has before him. */
export function withoutHidden<T extends { readonly controller: number; readonly results: Results }>(
  real: Position,
  trigger: T,
  viewer: Viewer,
): T {
  const { results } = trigger;
  if (!Object.values(results).some((r) => r.hidden)) return trigger;
  const own = trigger.controller === viewer;
  const told = (r: Result): Result => (r.hidden && !(own && isSeen(real, r, viewer)) ? UNTOLD : r);
  return { ...trigger, results: Object.fromEntries(Object.entries(results).map(([name, r]) => [name, told(r)])) };
}
