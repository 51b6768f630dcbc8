import type { Putting } from './putting.ts';

/** Position of the action that is meant. */
export type ActDraft = number | null;

export const actPutting: Putting<'act', ActDraft> = {
  start: () => null,
  saying: (answer) => answer,
  answer: (draft) => draft,
  // On the table actions are done at once: none is ever a part of something.
  holds: () => false,
  open: ({ actions }, _, { position }) => position in actions,
  point: ({ actions }, draft, { position }) => {
    if (!(position in actions)) return draft;
    return draft === position ? null : position;
  },
};
