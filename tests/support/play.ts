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

/**
 * Plays a whole random match, answer by answer; the same seed gives the same match. Where `leaving` is given, one of so
 * many inputs is that somebody leaves.
 */
export function* randomMatch(game: Game, seed: number, { leaving = 0 } = {}): Generator<Move, Match> {
  const draw = drawFrom(seed);
  let { match } = start(game.book, { seed, players: game.players(draw) });
  for (let k = 0; k < MOST; k++) {
    const asked = randomInput(match, draw);
    if (!asked) return match;
    const input = leaving > 0 && draw(leaving) === 0 ? leave(match, draw) : asked;
    const taken = answer(match, input);
    if (!taken.ok) throw new Error(`A listed answer was refused: ${JSON.stringify(taken)} ${JSON.stringify(input)}`);
    yield { before: match, input, after: taken.match, messages: taken.messages };
    match = taken.match;
  }
  throw new Error(`${game.name}, seed ${seed}: no end after ${MOST} answers.`);
}

/** One of those who are still in leaves, whoever is asked. */
function leave({ state }: Match, draw: (n: number) => number): Input {
  const staying = state.players.flatMap((p, i) => (p.out === undefined ? [i] : []));
  return { type: 'leave', player: staying[draw(staying.length)] ?? 0 };
}
