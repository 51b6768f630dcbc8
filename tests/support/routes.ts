import fc from 'fast-check';
import type { Input } from '../../effects/rules/input.ts';
import { answer, type Match, openRequests, start } from '../../search/index.ts';
import type { Game } from './games.ts';
import type { Move } from './play.ts';
import { drawFrom } from './random.ts';

/** What all properties are tried with: the same each time, unless the environment names another one. */
const SEED = Number(process.env['CARDWRIGHT_SEED'] ?? 1);

/** How often a smaller value is looked for once one has failed. */
const SMALLER = 300;

/** Tries a property on random values; where it fails it says for which one, made smaller, and by which seed. */
export function holds<T>(values: fc.Arbitrary<T>, numRuns: number, check: (value: T) => void): void {
  let left = Number.POSITIVE_INFINITY;
  const checked = (value: T): void => {
    if (--left < 0) return;
    try {
      check(value);
    } catch (error) {
      left = Math.min(left, SMALLER);
      throw error;
    }
  };
  fc.assert(fc.property(values, checked), {
    seed: SEED,
    numRuns,
    reporter: (run) => {
      if (!run.failed) return;
      const cause = run.errorInstance ?? undefined;
      throw new Error(`CARDWRIGHT_SEED=${SEED}: ${fc.defaultReportMessage(run)}`, { cause });
    },
  });
}

/** A random match as far as it was played. A failure prints its seed and all its inputs. */
export class Route {
  readonly game: Game;
  readonly seed: number;
  private readonly picks: readonly number[];
  private played: readonly Move[] | undefined;
  private begun: Match | undefined;

  constructor(game: Game, seed: number, picks: readonly number[]) {
    this.game = game;
    this.seed = seed;
    this.picks = picks;
  }

  /** The match at its first choice. */
  get first(): Match {
    const { game, seed } = this;
    this.begun ??= start(game.book, { seed, players: game.players(drawFrom(seed)) }).match;
    return this.begun;
  }

  get moves(): readonly Move[] {
    this.played ??= playOn(this.first, this.picks);
    return this.played;
  }

  /** The match that it ends in. */
  get last(): Match {
    return this.moves.at(-1)?.after ?? this.first;
  }

  /** All matches on the way, each of them at rest. */
  get matches(): readonly Match[] {
    return [this.first, ...this.moves.map((move) => move.after)];
  }

  get inputs(): readonly Input[] {
    return this.moves.map((move) => move.input);
  }

  [fc.toStringMethod](): string {
    return `${this.game.name}, seed ${this.seed}, inputs ${JSON.stringify(this.inputs)}`;
  }
}

/** Answers one pick after the other, until the match is over. */
function playOn(from: Match, picks: readonly number[]): Move[] {
  const moves: Move[] = [];
  let match = from;
  for (const pick of picks) {
    const input = inputFor(match, pick);
    if (!input) break;
    const taken = answer(match, input);
    if (!taken.ok) throw new Error(`A legal answer was refused: ${taken.message} ${JSON.stringify(input)}`);
    moves.push({ before: match, input, after: taken.match, messages: taken.messages });
    match = taken.match;
  }
  return moves;
}

/** The answer that a number stands for: 0 for the least that can be done; `null` where the match is over. */
function inputFor(match: Match, pick: number): Input | null {
  if (match.state.result) return null;
  const draw = drawFrom(pick);
  const open = openRequests(match);
  const next = open[draw(open.length)];
  if (!next) throw new Error('Nobody is asked, and the match is not over.');
  const { choice, request } = next;
  return {
    type: 'answer',
    player: request.player,
    choice: choice.id,
    value: pick === 0 ? next.fallback : next.random(draw),
  };
}

/** Numbers to draw from, which become small where a property fails. */
const picks = (most: number): fc.Arbitrary<readonly number[]> =>
  fc.array(fc.nat(99_999), { maxLength: most, size: 'max' });

/** Random matches of a game, of up to so many answers. */
export const routes = (game: Game, most = 100): fc.Arbitrary<Route> =>
  fc.tuple(fc.nat(9_999), picks(most)).map(([seed, numbers]) => new Route(game, seed, numbers));
