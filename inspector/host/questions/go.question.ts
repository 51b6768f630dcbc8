import { goTo } from '../going.ts';
import { Refused } from '../refused.ts';
import { defineQuestion } from './question.ts';

/** Brings the match itself to a step: what is answered there branches off. For its owner, where he may answer. */
export const goQuestion = defineQuestion({
  name: 'go',
  for: 'steers',
  about: { step: 'number' },
  tell: (desk, { step }) => {
    const gone = goTo(desk.chronicle, desk.step(step));
    if (!gone.ok) throw new Refused(gone.message);
    return { ok: true, step: desk.stands };
  },
});
