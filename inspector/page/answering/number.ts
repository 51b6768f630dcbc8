import { type Posed, type Putting, within } from './putting.ts';

/** `null` while nothing, or no number, is written. */
export type NumberDraft = number | null;

/** The next number that is allowed, up or down. */
export function stepped(request: Posed<'number'>, draft: NumberDraft, by: 1 | -1): number {
  const { min, max, step = 1 } = request;
  if (draft === null) return min;
  const last = min + Math.floor((max - min) / step) * step;
  const steps = (draft - min) / step;
  const next = by > 0 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1;
  return within(min + next * step, min, last);
}

export const numberPutting: Putting<'number', NumberDraft> = {
  start: ({ min }) => min,
  saying: (answer) => answer,
  answer: (draft) => draft,
  holds: () => false,
  open: () => false,
  point: (_, draft) => draft,
};
