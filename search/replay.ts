import type { Book } from '../effects/book.ts';
import { hashOf } from '../effects/hash.ts';
import { type Input, readInput } from '../effects/rules/input.ts';
import { isPlain } from '../effects/save/plain-checks.ts';
import { type Stamp, stampOf, stampProblem } from '../effects/save/stamp.ts';
import type { MatchSetup, PlayerSetup } from '../effects/state/begin.ts';
import type { ScriptedDraw } from '../effects/state/random.ts';
import { type Accepted, answer, type Match, start } from './match.ts';

/** A whole match as its inputs: it can be played again, and tells where it went another way. */
export interface Replay extends Stamp {
  readonly setup: MatchSetup;
  /** Hash of the state at the first choice. */
  readonly start: string;
  readonly moves: readonly ReplayMove[];
}

/** One input of a replay. */
export interface ReplayMove {
  readonly input: Input;
  /** Hash of the state after it. */
  readonly state: string;
}

/**
 * An empty replay of a match that is about to begin.
 * @throws if the match cannot begin: see `start`
 * @example
 * ```ts
 * import { duelBook, duelDecks } from 'cardwright/duel';
 * import { answer, newReplay, randomInput, start, withMove } from 'cardwright/search';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * const setup = { seed: 7, players };
 * let { match } = start(duelBook(), setup);
 * let replay = newReplay(duelBook(), setup);
 * const input = randomInput(match, () => 0);
 * const taken = input && answer(match, input);
 * if (input && taken?.ok) {
 *   match = taken.match;
 *   replay = withMove(replay, input, match);
 * }
 * console.log(replay.moves.length); // 1
 * ```
 */
export const newReplay = (book: Book, setup: MatchSetup): Replay => ({
  ...stampOf(book),
  setup,
  start: hashOf(start(book, setup).match.state),
  moves: [],
});

/** The replay with one more input, and the match after it. */
export const withMove = (replay: Replay, input: Input, after: Match): Replay => ({
  ...replay,
  moves: [...replay.moves, { input, state: hashOf(after.state) }],
});

/** Where a replay goes another way than it is written. */
export interface Differs {
  readonly ok: false;
  /** Which move, from 0; -1 before the first. */
  readonly move: number;
  readonly message: string;
}

/** A move that was played again and came to the same; the first is the beginning, without an input. */
export interface PlayedMove extends Accepted {
  readonly input?: Input;
}

/** Sizes above which nothing is read: far more than a match takes. */
const MOST_MOVES = 100_000;
const MOST_CARDS = 10_000;
const MOST_TEXT = 200;

const before = (message: string): Differs => ({ ok: false, move: -1, message });

/**
 * Plays a replay; names the first move that is refused or leads to another state. Takes anything, and never throws for
 * what is in it.
 * @param heard is told of each move as it is played
 * @example
 * ```ts
 * import { duelBook, duelDecks } from 'cardwright/duel';
 * import { newReplay, playReplay } from 'cardwright/search';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * const replay = newReplay(duelBook(), { seed: 7, players });
 * console.log(playReplay(duelBook(), JSON.parse(JSON.stringify(replay))).ok); // true
 * const other = playReplay(duelBook(), { ...replay, start: 'another state' });
 * console.log(other.ok ? '' : other.move); // -1
 * ```
 */
export function playReplay(
  book: Book,
  replay: unknown,
  heard: (move: PlayedMove) => void = () => {},
): { readonly ok: true; readonly match: Match } | Differs {
  let move = -1;
  try {
    if (!isPlain(replay)) return before('a replay is a record');
    const other = stampProblem(book, replay);
    if (other) return before(other.message);
    const { setup, start: first, moves } = replay;
    const begun = readSetup(setup);
    if (typeof begun === 'string') return before(begun);
    if (!Array.isArray(moves) || moves.length > MOST_MOVES)
      return before(`it has no list of at most ${MOST_MOVES} moves`);
    const beginning = start(book, begun);
    let { match } = beginning;
    if (hashOf(match.state) !== first) return before('it begins with another state');
    heard(beginning);
    for (const made of moves as readonly unknown[]) {
      move++;
      const read = isPlain(made) ? readInput(made.input) : null;
      if (!read) return { ok: false, move, message: 'the input is malformed' };
      const taken = answer(match, read);
      if (!taken.ok) return { ok: false, move, message: `refused: ${taken.message}` };
      match = taken.match;
      if (!isPlain(made) || hashOf(match.state) !== made.state)
        return { ok: false, move, message: 'the state after it is another one' };
      heard({ ...taken, input: read });
    }
    return { ok: true, match };
  } catch (error) {
    // A setup that does not fit the book, or data that throws when it is read.
    return { ok: false, move, message: error instanceof Error ? error.message : 'it cannot be read' };
  }
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= MOST_TEXT;

/** A setup as a copy of our own, or what is wrong with its form; what the book makes of it `start` says. */
function readSetup(value: unknown): MatchSetup | string {
  if (!isPlain(value)) return 'it has no setup';
  const { players, seed, first, script } = value;
  if (!Array.isArray(players)) return 'its setup names no players';
  const read: PlayerSetup[] = [];
  for (const player of players.slice(0, MOST_CARDS) as readonly unknown[]) {
    const deck: unknown = isPlain(player) ? player.deck : null;
    if (
      !isPlain(player) ||
      !isText(player.name) ||
      !Array.isArray(deck) ||
      deck.length > MOST_CARDS ||
      !deck.every(isText)
    )
      return `player ${read.length} of its setup is malformed`;
    read.push({ name: player.name, deck: [...deck] });
  }
  if (!Number.isSafeInteger(seed)) return 'its seed is no whole number';
  if (first !== undefined && !(Number.isInteger(first) && read[first as number]))
    return 'the seat that begins is not there';
  const draws = script === undefined ? undefined : readScript(script);
  if (draws === null) return 'its script of draws is malformed';
  return {
    players: read,
    seed: seed as number,
    ...(first === undefined ? {} : { first: first as number }),
    ...(draws ? { script: draws } : {}),
  };
}

function readScript(value: unknown): readonly ScriptedDraw[] | null {
  if (!Array.isArray(value) || value.length > MOST_CARDS) return null;
  const draws: ScriptedDraw[] = [];
  for (const draw of value as readonly unknown[]) {
    if (!isPlain(draw) || !isText(draw.label) || !Number.isSafeInteger(draw.value) || (draw.value as number) < 0)
      return null;
    draws.push({ label: draw.label, value: draw.value as number });
  }
  return draws;
}
