import type { Neutral } from './parts.ts';
import { poolgame } from './poolgame.ruleset.ts';

/** The pool in which whose turn it is orders also what the other has waiting, and who leaves together sees nobody leave. */
export const chiefgame: Neutral = {
  ruleset: {
    ...poolgame.ruleset,
    name: 'chiefgame',
    questions: { triggerOrder: 'active', leaversSeeEachOther: false },
  },
  cards: poolgame.cards,
};
