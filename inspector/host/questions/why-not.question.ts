import { reasonWords } from '../../../effects/text/reason-words.ts';
import { refWords } from '../../../effects/text/render.ts';
import { whyNot } from '../../../index.ts';
import { defineQuestion } from './question.ts';

/** What a player cannot do in his window, and why not. */
export const whyNotQuestion = defineQuestion({
  name: 'whyNot',
  about: { step: 'number', player: 'number' },
  tell: (desk, { step, player }) =>
    whyNot(desk.step(step).position, desk.player(player).seat).map(({ action, object, ability, reason }) => ({
      action,
      ...(object && 'object' in object ? { object: object.object } : {}),
      ...(object ? { name: refWords(object, desk.match.players) } : {}),
      ...(ability === undefined ? {} : { ability }),
      words: reasonWords(reason),
    })),
});
