import { type Answer, askedOf } from '../../../index.ts';
import { Refused } from '../refused.ts';
import { defineQuestion } from './question.ts';

const MOST = 1000;

/** The first legal answers to a choice. */
export const answersQuestion = defineQuestion({
  name: 'answers',
  about: { step: 'number', player: 'number', choice: 'text', most: 'number' },
  tell: (desk, { step, player, choice, most }) => {
    const { seat } = desk.player(player);
    const asked = askedOf(desk.step(step).position, seat).find((one) => one.choice.id === choice);
    if (!asked) throw new Refused('That is not asked there.');
    const list: Answer[] = [];
    for (const answer of asked.answers) {
      if (list.length >= Math.min(most, MOST)) break;
      list.push(answer);
    }
    return list;
  },
});
