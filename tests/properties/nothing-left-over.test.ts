import { expect, test } from 'vitest';
import type { Book } from '../../effects/book.ts';
import { checksDue } from '../../effects/flow/sweep.ts';
import type { MatchState } from '../../effects/state/state.ts';
import { GAMES } from '../support/games.ts';
import { holds, routes } from '../support/routes.ts';
import { stepsOf } from '../support/steps.ts';

/** Zones that only hold cards while they are played: where types put what is played, and which it leaves again. */
function onTheWay({ ruleset }: Book): readonly string[] {
  const to = Object.values(ruleset.types).flatMap(({ play }) => (play?.after ? [play.to] : []));
  return [...new Set(to)].filter((zone) => !ruleset.zones[zone]?.play);
}

/** All that is pending. */
function pending(book: Book, state: MatchState) {
  const { frames, waiting, scopes, choices, reveals, zones } = state;
  return {
    frames,
    waiting,
    scopes,
    choices,
    shown: reveals.filter((r) => r.until === 'frame'),
    checks: state.unchecked && checksDue({ book, state }),
    cards: onTheWay(book).flatMap((zone) => zones[zone as keyof typeof zones] ?? []),
  };
}

const NOTHING = { frames: [], waiting: [], scopes: [], choices: [], shown: [], checks: false, cards: [] };

test.each(GAMES)('$name: no step of a turn ends while something is pending', (game) => {
  const { book } = game;
  let ended = 0;
  holds(routes(game), 15, ({ moves, last }) => {
    let state: MatchState | undefined;
    for (const { before, input } of moves)
      for (const { row, before: at, after } of stepsOf(before, input)) {
        state = after;
        if (row !== 'advance') continue;
        ended++;
        expect(pending(book, at)).toEqual(NOTHING);
        // Where they pass, all in turn have passed.
        if (at.priority) expect(at.priority.passes).toBe(at.players.filter((p) => p.out === undefined).length);
      }
    // Step by step it comes to the same.
    if (state) expect(JSON.stringify(state)).toBe(JSON.stringify(last.state));
  });
  expect(ended).toBeGreaterThan(5);
});
