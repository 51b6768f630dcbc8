import { leastOf, type Posed, type Putting } from './putting.ts';

/** For each pile the positions of its items, in order. */
export type ArrangeDraft = readonly (readonly number[])[];

/** Whether an item may lie in a pile. */
export const mayLie = ({ piles }: Posed<'arrange'>, item: number, pile: number): boolean =>
  pile in piles && (piles[pile]?.only?.includes(item) ?? true);

/** Lays an item into a pile, before what lies at a place there; at its end when that is left out. */
export function layInto(
  request: Posed<'arrange'>,
  draft: ArrangeDraft,
  item: number,
  to: { readonly pile: number; readonly before?: number },
): ArrangeDraft {
  if (!mayLie(request, item, to.pile)) return draft;
  return draft.map((lain, pile) => {
    const rest = lain.filter((other) => other !== item);
    if (pile !== to.pile) return rest.length === lain.length ? lain : rest;
    const at = to.before === undefined ? -1 : rest.indexOf(to.before);
    return at < 0 ? [...rest, item] : rest.toSpliced(at, 0, item);
  });
}

/** Moves an item up or down in its pile. */
export function nudge(draft: ArrangeDraft, item: number, by: 1 | -1): ArrangeDraft {
  return draft.map((lain) => {
    const at = lain.indexOf(item);
    const other = lain[at + by];
    return at < 0 || other === undefined ? lain : lain.with(at, other).with(at + by, item);
  });
}

/** Where things stay if nobody says otherwise: the least that may be done. */
function start(request: Posed<'arrange'>): ArrangeDraft {
  const least = leastOf(request);
  // An answer of this shape is a list of lists; the types of all shapes' answers do not say whose it is.
  if (least !== null) return least as ArrangeDraft;
  return request.piles.map((_, pile) => (pile === 0 ? request.items.map((__, item) => item) : []));
}

export const arrangePutting: Putting<'arrange', ArrangeDraft> = {
  start,
  saying: (answer) => answer,
  answer: (draft) => draft,
  holds: () => false,
  open: () => false,
  point: (_, draft) => draft,
};
