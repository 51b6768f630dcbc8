import { begunIn, Causes } from '../../../effects/text/cause-words.ts';
import { pendingOf } from '../pending.ts';
import { defineQuestion } from './question.ts';

/** What is pending at a step, from the inside. */
export const pendingQuestion = defineQuestion({
  name: 'pending',
  for: 'owner',
  about: { step: 'number' },
  tell: (desk, { step }) => {
    const causes = new Causes();
    const { position } = desk.step(step);
    for (let at = desk.step(step); at.parent; at = at.parent) causes.learn(begunIn(at.messages));
    return pendingOf(position, causes);
  },
});
