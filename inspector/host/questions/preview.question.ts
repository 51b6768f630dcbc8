import { eventWords } from '../../../index.ts';
import { preview } from '../../../search/index.ts';
import { defineQuestion } from './question.ts';

/** Dealt by a draw that could be foretold, what is foreseen would say something of how the cards really lie. */
const draw = (below: number): number => Math.floor(Math.random() * below);

/** What an answer would do, as far as its player can foresee it. */
export const previewQuestion = defineQuestion({
  name: 'preview',
  about: { step: 'number', player: 'number', choice: 'text', value: 'value' },
  tell: (desk, { step, player, choice, value }) => {
    const { seat } = desk.player(player);
    const foreseen = preview(desk.step(step).position, { type: 'answer', player: seat, choice, value }, draw);
    if (!foreseen.ok) return foreseen;
    return {
      ok: true,
      until: foreseen.until,
      events: foreseen.events.map((event) => eventWords(event, desk.match.players)),
    };
  },
});
