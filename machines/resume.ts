import type { Book } from '../effects/book.ts';
import { type NotResumed, resume } from '../effects/save/resume.ts';
import { type LiveOptions, live } from './begin.ts';
import type { LiveMatch } from './match.ts';
import type { Seat } from './seat.ts';

/** A match that is to go on on actors. */
export interface ResumeOptions extends LiveOptions {
  readonly book: Book;
  /** A save, as it was read: anything at all. */
  readonly save: unknown;
  /** Who sits where, by names; a person without a clock when left out. */
  readonly seats?: Readonly<Record<string, Seat>>;
}

/**
 * Goes on with a saved match, or says why not.
 * @throws {RangeError} if a seat is for nobody who plays
 * @example
 * ```ts
 * import { createMatch, resumeMatch } from 'cardwright';
 * import { duelBook, duelDecks } from 'cardwright/duel';
 *
 * const { raiders = [], keepers = [] } = duelDecks();
 * const players = [
 *   { name: 'Ann', deck: raiders },
 *   { name: 'Bob', deck: keepers },
 * ];
 * const match = createMatch({ book: duelBook(), seed: 7, players });
 * const saved = JSON.stringify(match.save());
 * match.stop();
 *
 * const resumed = resumeMatch({ book: duelBook(), save: JSON.parse(saved) });
 * if (resumed.ok) console.log(resumed.match.choices('Ann')[0]?.purpose); // mulligan
 * if (resumed.ok) resumed.match.stop();
 * const refused = resumeMatch({ book: duelBook(), save: {} });
 * console.log(refused.ok ? '' : refused.code); // format
 * ```
 */
export function resumeMatch({
  book,
  save: saved,
  seats = {},
  ...options
}: ResumeOptions): { readonly ok: true; readonly match: LiveMatch } | NotResumed {
  const resumed = resume(book, saved);
  if (!resumed.ok) return resumed;
  const { position } = resumed;
  const names = position.state.players.map(({ name }) => name);
  const stranger = Object.keys(seats).find((name) => !names.includes(name));
  if (stranger !== undefined)
    throw new RangeError(`There is no player "${stranger}" to sit anywhere; there are ${names.join(', ')}.`);
  const sitting = position.state.players.map(
    ({ name }): Seat => (Object.hasOwn(seats, name) ? seats[name] : null) ?? {},
  );
  return { ok: true, match: live(position, sitting, options) };
}
