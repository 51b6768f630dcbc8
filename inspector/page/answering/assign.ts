import { type Posed, type Putting, putAt } from './putting.ts';

export interface AssignDraft {
  /** Beside the items: the target of each, or `null`. */
  readonly placed: readonly (number | null)[];
  /** The item that is pointed at: the next target is its. */
  readonly armed: number | null;
}

/** Whether an item may go to a target at all. */
export const mayGo = ({ items, targets, allowed }: Posed<'assign'>, item: number, target: number): boolean =>
  item in items && target in targets && (allowed?.[item]?.includes(target) ?? true);

export const loadOf = ({ placed }: AssignDraft, target: number): number => placed.filter((at) => at === target).length;

/** Sends an item to a target, or nowhere. */
export function place(request: Posed<'assign'>, draft: AssignDraft, item: number, target: number | null): AssignDraft {
  if (target !== null && !mayGo(request, item, target)) return draft;
  return { placed: putAt(draft.placed, item, target), armed: null };
}

export const assignPutting: Putting<'assign', AssignDraft> = {
  start: ({ items }) => ({ placed: items.map(() => null), armed: null }),
  saying: (placed) => ({ placed, armed: null }),
  answer: ({ placed }) => placed,
  holds: ({ placed, armed }, { list, position }) =>
    list === 'main' ? armed === position || placed[position] != null : placed.includes(position),
  open: (request, { armed }, { list, position }) =>
    list === 'main' ? position in request.items : armed !== null && mayGo(request, armed, position),
  point: (request, draft, { list, position }) => {
    const { placed, armed } = draft;
    if (list === 'main') return position in placed ? { placed, armed: armed === position ? null : position } : draft;
    if (armed === null) return draft;
    // Once more at where it goes: it goes nowhere.
    return place(request, draft, armed, placed[armed] === position ? null : position);
  },
};
