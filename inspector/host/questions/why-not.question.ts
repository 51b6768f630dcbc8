import { reasonWords } from '../../../effects/text/reason-words.ts';
import { refWords } from '../../../effects/text/render.ts';
import { type Book, whyNot, wordsFor } from '../../../index.ts';
import { defineQuestion } from './question.ts';

/** What a player cannot do in his window, and why not. */
export const whyNotQuestion = defineQuestion({
  name: 'whyNot',
  about: { step: 'number', player: 'number' },
  tell: (desk, { step, player }) => {
    const { position } = desk.step(step);
    const { book } = position;
    return whyNot(position, desk.player(player).seat).map(({ action, object, ability, reason }) => ({
      action,
      ...(object && 'object' in object ? { object: object.object } : {}),
      ...(object ? { name: refWords(object, desk.match.players) } : {}),
      ...(ability === undefined ? {} : { ability }),
      words: reasonWords(reason),
      ...(reason.code === 'condition-false' ? needs(book, action) : {}),
    }));
  },
});

/** The condition of an action, in words. */
function needs(book: Book, action: string): { readonly needs?: string } {
  const condition = book.ruleset.actions[action]?.if;
  return condition ? { needs: wordsFor(book, 'condition', condition) } : {};
}
