import { leastOf, type Posed, type Putting, putAt, sum, within } from './putting.ts';

/** For each part the amounts beside the sources. */
export type PayDraft = readonly (readonly number[])[];

export const paidFor = (draft: PayDraft, part: number): number => sum(draft[part] ?? []);
export const givenBy = (draft: PayDraft, source: number): number => sum(draft.map((row) => row[source] ?? 0));

export const mayPay = ({ parts }: Posed<'pay'>, part: number, source: number): boolean =>
  parts[part]?.from.includes(source) ?? false;

/** What a source could still give to a part. */
export function roomFor(request: Posed<'pay'>, draft: PayDraft, part: number, source: number): number {
  const wanted = (request.parts[part]?.amount ?? 0) - paidFor(draft, part);
  const left = (request.sources[source]?.max ?? 0) - givenBy(draft, source);
  return mayPay(request, part, source) ? Math.max(0, Math.min(wanted, left)) : 0;
}

/** A source gives so much to a part, as far as it can and as that wants. */
export function payFrom(
  request: Posed<'pay'>,
  draft: PayDraft,
  { part, source, amount }: { readonly part: number; readonly source: number; readonly amount: number },
): PayDraft {
  const row = draft[part] ?? [];
  const most = (row[source] ?? 0) + roomFor(request, draft, part, source);
  return putAt(draft, part, putAt(row, source, within(amount, 0, most)));
}

/** Pays what is not yet paid, where it can be: with what is paid already if that is possible, otherwise from the start. */
export function fill(request: Posed<'pay'>, draft: PayDraft): PayDraft {
  const { parts, sources } = request;
  const rest: Posed<'pay'> = {
    ...request,
    parts: parts.map((part, at) => ({ ...part, amount: part.amount - paidFor(draft, at) })),
    sources: sources.map((source, at) => ({ ...source, max: source.max - givenBy(draft, at) })),
  };
  // Answers of this shape are lists of lists; the types of all shapes' answers do not say whose they are.
  const more = leastOf(rest) as PayDraft | null;
  if (more) return draft.map((row, part) => row.map((paid, source) => paid + (more[part]?.[source] ?? 0)));
  return (leastOf(request) as PayDraft | null) ?? draft;
}

/** The first part that a source could give one more to. */
const wanting = (request: Posed<'pay'>, draft: PayDraft, source: number): number =>
  request.parts.findIndex((_, part) => roomFor(request, draft, part, source) > 0);

export const payPutting: Putting<'pay', PayDraft> = {
  start: ({ parts, sources }) => parts.map(() => sources.map(() => 0)),
  saying: (answer) => answer,
  answer: (draft) => draft,
  holds: (draft, { position }) => givenBy(draft, position) > 0,
  open: (request, draft, { position }) => wanting(request, draft, position) >= 0,
  point: (request, draft, { position }) => {
    const part = wanting(request, draft, position);
    return payFrom(request, draft, { part, source: position, amount: (draft[part]?.[position] ?? 0) + 1 });
  },
};
