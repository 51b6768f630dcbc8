import { differenceOf } from '../difference.ts';
import { defineQuestion } from './question.ts';

/** What is different between the states of two steps. */
export const differenceQuestion = defineQuestion({
  name: 'difference',
  for: 'owner',
  about: { from: 'number', to: 'number' },
  tell: (desk, { from, to }) =>
    differenceOf(desk.step(from).position.state, desk.step(to).position.state) ?? {
      key: '',
      kind: 'changed',
      children: [],
    },
});
