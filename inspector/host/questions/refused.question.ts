import { admit } from '../../../effects/rules/answering.ts';
import { defineQuestion } from './question.ts';

/** Why an answer would be refused; `null`: it would be taken. */
export const refusedQuestion = defineQuestion({
  name: 'refused',
  about: { step: 'number', player: 'number', choice: 'text', value: 'value' },
  tell: (desk, { step, player, choice, value }) => {
    const { seat } = desk.player(player);
    const admitted = admit(desk.step(step).position, { type: 'answer', player: seat, choice, value });
    return 'ok' in admitted ? admitted : null;
  },
});
