import { Array as List, Null, Union } from 'typebox';
import { resultOf } from '../flow/results.ts';
import { type Reason, reason } from '../reason.ts';
import { refs } from '../save/check-refs.ts';
import { count, integer, list, maybe, yes } from '../save/plain-checks.ts';
import type { Ref } from '../state/refs.ts';
import { LIST_LIMIT, position } from './answer-schemas.ts';
import { assignTree, type Node } from './assign-tree.ts';
import type { ChoiceDescription } from './choice.ts';
import {
  beside,
  defineTree,
  isInteger,
  isReason,
  plural,
  readExactly,
  span,
  strayPosition,
  tooFew,
  within,
} from './reading.ts';

/** `min` to `max` of the items, each to one target. Lists beside `items` or `targets` have one entry for each. */
export interface Request {
  readonly items: readonly Ref[];
  readonly targets: readonly Ref[];
  /** What the player does not see is shown to him by name, not by its place. */
  readonly byName?: true;
  /** Beside items: positions of the targets it may go to, each once; all of them if absent. */
  readonly allowed?: readonly (readonly number[])[];
  readonly min: number;
  readonly max: number;
  /** Beside targets: the most items it holds. */
  readonly capacity?: readonly number[];
  /** Beside targets: it gets at least so many items, or none at all. */
  readonly need?: readonly number[];
}

/** Beside the items: the position of its target, or `null` if it goes nowhere. */
export type Answer = readonly (number | null)[];

function misplaced({ targets, allowed }: Request, item: number, target: number): Reason | undefined {
  const stray = strayPosition([target], targets.length);
  if (stray || (allowed?.[item]?.includes(target) ?? true)) return stray;
  return reason('not-a-candidate', `the item at ${item} cannot go to the target at ${target}`);
}

function broken(request: Request, answer: Answer): Reason | undefined {
  const { min, max, capacity, need, targets } = request;
  const placed = answer.filter((target) => target !== null);
  if (placed.length < min) return tooFew(min, placed.length, 'assigned item');
  if (placed.length > max)
    return reason('too-many', `expected at most ${plural(max, 'assigned item')}, got ${placed.length}`);
  for (const at of targets.keys()) {
    const load = placed.filter((target) => target === at).length;
    const most = Math.max(0, capacity?.[at] ?? load);
    if (load > most) return reason('limit', `expected at most ${plural(most, 'item')} at target ${at}, got ${load}`);
    if (load > 0 && load < (need?.[at] ?? 0))
      return reason('constraint', `expected none or at least ${need?.[at]} items at target ${at}, got ${load}`);
  }
  return undefined;
}

function read(request: Request, value: unknown): Answer | Reason {
  const members = readExactly(value, request.items.length, 'item');
  if (isReason(members)) return members;
  const answer: (number | null)[] = [];
  for (const [item, target] of members.entries()) {
    if (target !== null && !isInteger(target))
      return reason('malformed', `expected the position of a target, or null, for the item at ${item}`);
    const wrong = target === null ? undefined : misplaced(request, item, target);
    if (wrong) return wrong;
    answer.push(target);
  }
  return broken(request, answer) ?? answer;
}

function words({ items, targets, min, max }: Request): string {
  const most = Math.min(max, items.length);
  const many = min > 0 ? span(min, most) : most < items.length ? `up to ${most}` : 'any number';
  return `Assign ${many} of ${plural(items.length, 'item')} to ${plural(targets.length, 'target')}.`;
}

export const assignChoice = defineTree<Request, Answer, Node>({
  name: 'assign',
  read,
  tree: assignTree,
  result: ({ items, targets }, answer) => {
    const refs = items.filter((_, item) => answer[item] != null);
    const assigned = answer.flatMap((target) => (target === null ? [] : [targets[target] ?? null]));
    return { ...resultOf(refs), assigned };
  },
  redact: ({ items, targets, allowed, min, max, capacity, need }, show) => ({
    items: items.map((ref) => show(ref)),
    targets: targets.map((ref) => show(ref)),
    ...(allowed ? { allowed } : {}),
    min,
    max,
    ...(capacity ? { capacity } : {}),
    ...(need ? { need } : {}),
  }),
  words,
});

export const describeAssignChoice = (): ChoiceDescription<Request> => ({
  request: {
    items: refs,
    targets: refs,
    byName: maybe(yes),
    allowed: maybe(list(list(count))),
    min: integer,
    max: integer,
    capacity: maybe(list(integer)),
    need: maybe(list(integer)),
  },
  agrees: ({ items, targets, allowed, capacity, need }) =>
    beside(items, allowed) &&
    beside(targets, capacity, need) &&
    (allowed ?? []).every((to) => within(to, targets) && new Set(to).size === to.length),
  schema: List(Union([position, Null()]), { maxItems: LIST_LIMIT }),
});
