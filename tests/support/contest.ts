import { askedOf } from '../../effects/rules/asked.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer, type Bot, decideBy, type Match, start } from '../../search/index.ts';
import type { Game } from './games.ts';
import { drawFrom } from './random.ts';

/** Plays on with a bot on each seat until the match is over. */
function playOn(from: Match, bots: readonly Bot[], seed: number): Match {
  const seats = bots.map((bot, seat) => decideBy(bot, seed * bots.length + seat));
  let match = from;
  while (!match.state.result) {
    const [first] = seats.flatMap((decide, i) => askedOf(match, playerId(i)).map((asked) => ({ decide, asked })));
    if (!first) throw new Error('Nobody is asked.');
    const { decide, asked } = first;
    const { player, choice } = asked;
    const taken = answer(match, { type: 'answer', player, choice: choice.id, value: decide(asked), by: 'bot' });
    if (!taken.ok) throw new Error(taken.message);
    match = taken.match;
  }
  return match;
}

/** A whole match between bots; the same seed gives the same match. */
export const contest = ({ book, players }: Game, bots: readonly Bot[], seed: number): Match =>
  playOn(start(book, { seed, players: players(drawFrom(seed)) }).match, bots, seed);
