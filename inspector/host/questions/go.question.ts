import { goTo } from '../going.ts';
import { defineQuestion, Refused } from './question.ts';

/** Brings the match itself to a step: what is answered there branches off. For its owner. */
export const goQuestion = defineQuestion({
  name: 'go',
  for: 'owner',
  about: { step: 'number' },
  tell: (desk, { step }) => {
    if (!desk.grant.answers) throw new Refused('This connection may only look.');
    const gone = goTo(desk.chronicle, desk.step(step));
    if (!gone.ok) throw new Refused(gone.message);
    return { ok: true, step: desk.stands };
  },
});
