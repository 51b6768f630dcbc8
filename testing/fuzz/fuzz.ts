import { makeBook } from '../../effects/make-book.ts';
import { drawFrom } from '../draw.ts';
import type { RegistryEntry } from '../scenario/setup.ts';
import { dealt } from './deal.ts';
import { type Failed, failedIn, failureKind } from './failed.ts';
import { Outlandish } from './nonsense.ts';
import type { Kind } from './reachable.ts';
import { Seen } from './seen.ts';
import { type Counts, Trial } from './trial.ts';

/** How random play goes on. */
export interface FuzzOptions {
  /** The same seed gives the same matches. */
  readonly seed: number;
  /** How many matches at most. */
  readonly matches?: number;
  /** How many minutes at most. */
  readonly minutes?: number;
  /** A match that takes more answers is broken off; 1500 when left out. */
  readonly answers?: number;
  /** Is told how far it is, after each match. */
  readonly tell?: (progress: Progress) => void;
}

/** How far random play is. */
export interface Progress {
  readonly matches: number;
  /** In seconds. */
  readonly time: number;
  /** How much there is, and how much of it has not been seen yet. */
  readonly known: number;
  readonly missing: number;
  readonly failures: number;
}

/** What random play has come to. */
export interface FuzzReport extends Readonly<Counts> {
  /** Nothing has failed. */
  readonly ok: boolean;
  readonly seed: number;
  readonly matches: number;
  /** Of these, matches that were broken off. */
  readonly unfinished: number;
  /** And those that were played on both drivers. */
  readonly live: number;
  readonly seconds: number;
  /** How much there is of each. */
  readonly known: Readonly<Record<Kind, number>>;
  /** What was never seen. */
  readonly missing: Readonly<Record<Kind, readonly string[]>>;
  /** Each kind of failure once. */
  readonly failures: readonly Failed[];
}

const ANSWERS = 1500;
/** How many matches where neither their number nor the time is said. */
const MATCHES = 100;
/** One of so many matches is played on both drivers. */
const LIVE = 3;
/** So many kinds of failures are enough. */
const FAILURES = 10;

/**
 * Plays whole matches of random decks, with random answers that prefer what has not been seen yet, and tries everything
 * on the way: inputs that must be refused, saves, undo, both drivers side by side, and what must hold whenever a match
 * rests. It goes on until everything in the game has been seen that there is, or its matches or minutes are spent. What
 * fails becomes a scenario, as small as it can be made.
 */
export function fuzz(entry: RegistryEntry, options: FuzzOptions): FuzzReport {
  const { seed, minutes = Number.POSITIVE_INFINITY, answers = ANSWERS, tell } = options;
  const most = options.matches ?? (options.minutes === undefined ? MATCHES : Number.POSITIVE_INFINITY);
  const book = makeBook(entry.ruleset, entry.cards);
  const draw = drawFrom(seed);
  const seen = new Seen(book);
  const outlandish = new Outlandish();
  const counts: Counts = { answers: 0, refused: 0, resumed: 0, undone: 0, checked: 0 };
  const failures = new Map<string, Failed>();
  const began = Date.now();
  const seconds = (): number => (Date.now() - began) / 1000;
  const timeIsOver = (): boolean => seconds() >= minutes * 60;
  let [matches, unfinished, live] = [0, 0, 0];
  while (matches < most && !timeIsOver() && failures.size < FAILURES && !seen.complete) {
    const both = matches % LIVE === 0;
    const trial = new Trial(book, { setup: dealt(book, seen, draw), live: both, draw, seen, counts, outlandish });
    matches += 1;
    if (both) live += 1;
    try {
      if (trial.play(answers, timeIsOver)) unfinished += 1;
    } catch (error) {
      const kind = failureKind(error);
      const known = failures.get(kind);
      const found = `Match ${matches} of random play with the seed ${seed}`;
      failures.set(kind, known ? { ...known, times: known.times + 1 } : failedIn(entry, trial, error, matches, found));
    }
    tell?.({ matches, time: seconds(), ...seen.progress, failures: failures.size });
  }
  return {
    ok: failures.size === 0,
    seed,
    matches,
    unfinished,
    live,
    ...counts,
    seconds: seconds(),
    known: seen.known,
    missing: seen.missing,
    failures: [...failures.values()],
  };
}
