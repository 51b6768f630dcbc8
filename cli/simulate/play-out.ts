import type { Book } from '../../effects/book.ts';
import { askedOf } from '../../effects/rules/asked.ts';
import { openIn } from '../../effects/rules/open-requests.ts';
import { seeded } from '../../effects/rules/seeded.ts';
import { answer, decideBy, start } from '../../search/index.ts';
import { seatName } from '../seats.ts';
import type { Contestant } from './pairing.ts';

/** What one game came to: it has an end, or was broken off, or something went wrong in it. */
export interface Outcome {
  readonly seed: number;
  /** Of each seat in order. */
  readonly decks: readonly string[];
  readonly bots: readonly string[];
  readonly winners?: readonly string[];
  readonly reason?: string;
  readonly turns?: number;
  readonly answers?: number;
  /** It was broken off: it went on for too long. */
  readonly unfinished?: true;
  readonly error?: string;
}

/** Plays a match of bots by search; the same as `play --auto` with that seed, those decks and those bots. */
export function playOut(book: Book, seed: number, contestants: readonly Contestant[], most: number): Outcome {
  const about = {
    seed,
    decks: contestants.map(({ deck }) => deck.name),
    bots: contestants.map(({ bot }) => bot.name),
  };
  try {
    return { ...about, ...played(book, seed, contestants, most) };
  } catch (error) {
    return { ...about, error: error instanceof Error ? error.message : String(error) };
  }
}

function played(book: Book, seed: number, contestants: readonly Contestant[], most: number): Partial<Outcome> {
  const draw = seeded(seed);
  const decide = contestants.map(({ bot }) => decideBy(bot.bot, draw(2 ** 31)));
  const players = contestants.map(({ deck }, seat) => ({ name: seatName(seat), deck: deck.cards }));
  let { match } = start(book, { seed, players });
  let answers = 0;
  for (; !match.state.result; answers++) {
    if (answers >= most) return { unfinished: true, turns: match.state.turn.number, answers };
    const player = openIn(match)[0]?.request.player;
    const asked = player === undefined ? undefined : askedOf(match, player)[0];
    if (player === undefined || !asked) throw new Error('nobody is asked, and the match is not over');
    const value = decide[player]?.(asked);
    const taken = answer(match, { type: 'answer', player, choice: asked.choice.id, value, by: 'bot' });
    if (!taken.ok) throw new Error(`what ${seatName(player)} has decided is refused: ${taken.message} (${taken.hint})`);
    match = taken.match;
  }
  const { winners, reason } = match.state.result;
  return { winners: winners.map(seatName), reason, turns: match.state.turn.number, answers };
}
