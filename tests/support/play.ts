import type { Input } from '../../effects/rules/input.ts';
import type { Message } from '../../effects/state/tx.ts';
import { answer, type Match, randomInput, start } from '../../search/index.ts';
import type { Game } from './games.ts';
import { drawFrom } from './random.ts';

/** One answer of a random match. */
export interface Move {
  readonly before: Match;
  readonly input: Input;
  readonly after: Match;
  readonly messages: readonly Message[];
}

/** Far above the longest match of any game here: one that goes on longer does not end. */
const MOST = 5_000;

/** Plays a whole random match, answer by answer; the same seed gives the same match. */
export function* randomMatch(game: Game, seed: number): Generator<Move, Match> {
  const draw = drawFrom(seed);
  let { match } = start(game.book, { seed, players: game.players(draw) });
  for (let k = 0; k < MOST; k++) {
    const input = randomInput(match, draw);
    if (!input) return match;
    const taken = answer(match, input);
    if (!taken.ok) throw new Error(`A listed answer was refused: ${JSON.stringify(taken)} ${JSON.stringify(input)}`);
    yield { before: match, input, after: taken.match, messages: taken.messages };
    match = taken.match;
  }
  throw new Error(`${game.name}, seed ${seed}: no end after ${MOST} answers.`);
}
