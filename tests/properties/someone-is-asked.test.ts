import { expect, test } from 'vitest';
import { askedOf } from '../../effects/rules/asked.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer, type Match, openRequests } from '../../search/index.ts';
import { GAMES } from '../support/games.ts';
import { holds, routes } from '../support/routes.ts';

const seats = ({ state }: Match): readonly number[] => [...state.players.keys()];

/** Players who are asked something that has an answer, by their own account. */
const asked = (match: Match): readonly number[] =>
  seats(match).filter((seat) => askedOf(match, playerId(seat)).some(({ answers }) => [...first(answers)].length > 0));

function* first<T>(items: Iterable<T>): Iterable<T> {
  for (const item of items) return yield item;
}

/** Players whose least answer to an open choice is taken. */
const takenFrom = (match: Match): readonly number[] =>
  seats(match).filter((player) =>
    openRequests(match).some(({ choice, fallback }) => {
      const taken = answer(match, { type: 'answer', player, choice: choice.id, value: fallback });
      return taken.ok && taken.match.state !== match.state;
    }),
  );

test.each(GAMES)('$name: until the match is over exactly those who are asked can answer, each in some way', (game) => {
  holds(routes(game, 80), 8, ({ matches }) => {
    for (const match of matches) {
      const { choices, result } = match.state;
      const open = [...new Set(openRequests(match).map(({ request }) => request.player as number))].toSorted();
      expect(open.length > 0).toBe(result === null);
      expect(asked(match)).toEqual(open);
      expect(takenFrom(match)).toEqual(open);
      if (result) expect(choices).toEqual([]);
    }
  });
});

test.each(GAMES)('$name: once it is over everything is refused', (game) => {
  holds(routes(game, 700), 10, ({ last }) => {
    if (!last.state.result) return;
    for (const player of seats(last))
      for (const input of [
        { type: 'answer', player, choice: '1', value: 0 },
        { type: 'cancel', player, choice: '1' },
        { type: 'leave', player },
      ] as const)
        expect(answer(last, input)).toMatchObject({ ok: false, code: 'over' });
  });
});
