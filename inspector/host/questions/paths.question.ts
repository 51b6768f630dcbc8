import { Refused } from '../refused.ts';
import { defineQuestion } from './question.ts';

/** Every way that the choices of a card can go. */
export const pathsQuestion = defineQuestion({
  name: 'paths',
  for: 'owner',
  about: { card: 'text' },
  tell: (desk, { card }) => {
    if (!desk.means.paths) throw new Refused('Choice paths are not explored here.');
    return desk.means.paths(card);
  },
});
