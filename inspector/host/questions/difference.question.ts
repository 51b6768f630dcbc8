import { stateDifference } from '../state-difference.ts';
import { defineQuestion } from './question.ts';

/** What is different between the states of two steps. */
export const differenceQuestion = defineQuestion({
  name: 'difference',
  for: 'owner',
  about: { from: 'number', to: 'number' },
  tell: (desk, { from, to }) => stateDifference(desk.step(from).position, desk.step(to).position),
});
