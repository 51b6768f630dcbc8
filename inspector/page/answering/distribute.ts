import { type Posed, type Putting, putAt, sum, within } from './putting.ts';

/** Amounts beside the recipients. */
export type DistributeDraft = readonly number[];

export const leastEach = ({ each }: Posed<'distribute'>): number => Math.max(0, each?.min ?? 0);

/** The most that one may get. */
export const mostOf = ({ each, total }: Posed<'distribute'>, at: number): number =>
  Math.min(each?.max?.[at] ?? total, total);

/** What is still to be given. */
export const leftOf = ({ total }: Posed<'distribute'>, draft: DistributeDraft): number => total - sum(draft);

/** One gets so much, as far as there is so much. */
export function give(
  request: Posed<'distribute'>,
  draft: DistributeDraft,
  at: number,
  amount: number,
): DistributeDraft {
  const has = draft[at] ?? 0;
  const most = Math.min(mostOf(request, at), has + Math.max(0, leftOf(request, draft)));
  return putAt(draft, at, Math.max(leastEach(request), within(amount, 0, most)));
}

export const distributePutting: Putting<'distribute', DistributeDraft> = {
  start: (request) => request.recipients.map(() => leastEach(request)),
  saying: (answer) => answer,
  answer: (draft) => draft,
  holds: (draft, { position }) => (draft[position] ?? 0) > 0,
  open: (request, draft, { position }) =>
    position in request.recipients && leftOf(request, draft) > 0 && (draft[position] ?? 0) < mostOf(request, position),
  point: (request, draft, { position }) => give(request, draft, position, (draft[position] ?? 0) + 1),
};
