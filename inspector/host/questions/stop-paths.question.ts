import { Refused } from '../refused.ts';
import { defineQuestion } from './question.ts';

/** Gives up what is being explored: who asked for it is refused. */
export const stopPathsQuestion = defineQuestion({
  name: 'stopPaths',
  for: 'owner',
  about: {},
  tell: ({ means }) => {
    if (!means.stopPaths) throw new Refused('What is explored here cannot be stopped.');
    means.stopPaths();
    return null;
  },
});
