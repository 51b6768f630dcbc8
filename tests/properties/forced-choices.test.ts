import { describe, expect, test } from 'vitest';
import type { Book } from '../../effects/book.ts';
import { onlyAnswer } from '../../effects/choices/shapes.ts';
import type { Input } from '../../effects/rules/input.ts';
import type { MatchState } from '../../effects/state/state.ts';
import { answer, type Match, openRequests } from '../../search/index.ts';
import { GAMES } from '../support/games.ts';
import { holds, routes } from '../support/routes.ts';

const hidden = (): boolean => false;

/** The same rules where nobody can be sure what others know: then nothing is answered for anyone. */
const asking = (book: Book): Book => ({
  ...book,
  lang: { ...book.lang, open: hidden, facesOpen: hidden, dataOpen: hidden },
});

/** Keys of what tells how much was asked, and what of it others could have worked out. */
const ASKED = new Set(['choice', 'asked', 'hidden']);

/** Choices as they are to who looks for what is still to be said: without ids, and without answers that are the only ones. */
const bare = (choices: MatchState['choices']) =>
  choices.map(({ id: _, requests, answers, ...choice }) => ({
    ...choice,
    requests,
    answers: answers.map((answer, i) => (requests[i] && onlyAnswer(requests[i]) !== null ? null : answer)),
  }));

/** All but the numbers of the choices, of which there are more where more is asked. */
const unnumbered = ({ state }: Match): string =>
  JSON.stringify({ ...state, choices: bare(state.choices) }, (key, value) => (ASKED.has(key) ? undefined : value));

/** The only answer to something that is asked; `null` where there are others to everything. */
function onlyInput(match: Match): Input | null {
  const open = openRequests(match).find(({ count }) => count === 1);
  if (!open) return null;
  const { choice, request, fallback } = open;
  return { type: 'answer', player: request.player, choice: choice.id, value: fallback };
}

function given(match: Match, input: Input): Match {
  const taken = answer(match, input);
  if (!taken.ok) throw new Error(taken.message);
  return taken.match;
}

/** The same answer under the number that its choice has here. */
const here = (match: Match, input: Input, place: number): Input =>
  'choice' in input ? { ...input, choice: match.state.choices[place]?.id ?? '' } : input;

describe.each(GAMES)('$name', (game) => {
  test('what has one answer comes to the same, whether it is asked or not', () => {
    let asked = 0;
    holds(routes(game), 10, ({ moves }) => {
      for (const { before, input, after } of moves) {
        const place = before.state.choices.findIndex((c) => 'choice' in input && c.id === input.choice);
        const other: Match = { book: asking(game.book), state: before.state };
        let match = given(other, here(other, input, place));
        const wanted = unnumbered(after);
        for (let only = onlyInput(match); only && unnumbered(match) !== wanted; only = onlyInput(match)) {
          asked++;
          match = given(match, only);
        }
        if (unnumbered(match) !== wanted) expect(match.state).toEqual(after.state);
      }
    });
    expect(asked).toBeGreaterThan(0);
  });
});
