import type { Rejected } from '../../../index.ts';
import { defineQuestion } from './question.ts';

const LATE: Rejected = {
  ok: false,
  code: 'stale',
  message: 'the match has gone on since',
  hint: 'look at the open choices once more',
};

/** An answer to what was seen at a step: where the match no longer stands there it comes too late. */
export const answerQuestion = defineQuestion({
  name: 'answer',
  for: 'answers',
  about: { step: 'number', player: 'number', choice: 'text', value: 'value' },
  tell: (desk, { step, player, choice, value }) => {
    const { name } = desk.player(player);
    if (step !== desk.stands) return LATE;
    const taken = desk.match.answer(name, choice, value);
    return taken.ok ? { ok: true, step: desk.stands } : taken;
  },
});

/** Takes back a play that is still being put together. */
export const cancelQuestion = defineQuestion({
  name: 'cancel',
  for: 'answers',
  about: { step: 'number', player: 'number', choice: 'text' },
  tell: (desk, { step, player, choice }) => {
    const { name } = desk.player(player);
    if (step !== desk.stands) return LATE;
    const taken = desk.match.cancel(name, choice);
    return taken.ok ? { ok: true, step: desk.stands } : taken;
  },
});
