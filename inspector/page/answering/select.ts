import { type Posed, type Putting, sum } from './putting.ts';

/** Positions of the picks, in the order of picking. */
export type SelectDraft = readonly number[];

/** Picks that cannot stay where this one is picked: of its group, or the only one that there may be. */
const inItsWay = ({ groups, max }: Posed<'select'>, picks: SelectDraft, at: number): readonly number[] =>
  max === 1 ? picks : picks.filter((pick) => groups !== undefined && groups[pick] === groups[at]);

/** Whether it goes together with what is picked, or takes the place of some of that. */
function fits(request: Posed<'select'>, picks: SelectDraft, at: number): boolean {
  const { candidates, max, same } = request;
  const rest = picks.filter((pick) => !inItsWay(request, picks, at).includes(pick));
  return at in candidates && rest.length < max && rest.every((pick) => same === undefined || same[pick] === same[at]);
}

/** Total weight of the picks. */
export const weightOf = ({ weights }: Posed<'select'>, picks: SelectDraft): number =>
  sum(picks.map((pick) => weights?.[pick] ?? 0));

/** Exactly one of them: pointing at it is the whole answer. */
export const isSingle = ({ min, max }: Posed<'select'>): boolean => min === 1 && max === 1;

export const selectPutting: Putting<'select', SelectDraft> = {
  start: () => [],
  saying: (answer) => answer,
  answer: (draft) => draft,
  holds: (draft, { position }) => draft.includes(position),
  open: (request, draft, { position }) => draft.includes(position) || fits(request, draft, position),
  point: (request, draft, { position }) => {
    if (draft.includes(position)) return draft.filter((pick) => pick !== position);
    if (!fits(request, draft, position)) return draft;
    const gone = inItsWay(request, draft, position);
    return [...draft.filter((pick) => !gone.includes(pick)), position];
  },
};
