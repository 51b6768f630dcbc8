import type { Book } from '../book.ts';
import { isPlain, type Plain } from './plain-checks.ts';
import { ENGINE_VERSION, runsHere } from './version.ts';

/** What a save or a replay was made with: it goes on only with the same. */
export interface Stamp {
  readonly format: 1;
  readonly engine: string;
  readonly ruleset: { readonly name: string; readonly version: string };
  /** Hash of the ruleset and the cards it is played by. */
  readonly book: string;
}

export const stampOf = ({ ruleset: { name, version }, hash }: Book): Stamp => ({
  format: 1,
  engine: ENGINE_VERSION,
  ruleset: { name, version },
  book: hash,
});

/** What a save or a replay was made with that is not what it is to go on with. */
export interface StampProblem {
  readonly code: 'format' | 'engine' | 'ruleset' | 'cards';
  readonly message: string;
}

const no = (code: StampProblem['code'], message: string): StampProblem => ({ code, message });

/** Why data that was made with something else cannot go on with this book; takes any record. */
export function stampProblem(book: Book, { format, engine, ruleset, book: hash }: Plain): StampProblem | null {
  const { name, version } = book.ruleset;
  if (format !== 1) return no('format', 'it has another format; it must be 1');
  if (!runsHere(engine)) return no('engine', `made by engine ${short(engine)}, and this is ${ENGINE_VERSION}`);
  if (!isPlain(ruleset) || ruleset.name !== name || ruleset.version !== version) {
    const made = isPlain(ruleset) ? `${short(ruleset.name)} ${short(ruleset.version)}` : 'an unknown ruleset';
    return no('ruleset', `made with ${made}, and this book is ${name} ${version}`);
  }
  return hash === book.hash
    ? null
    : no(
        'cards',
        `made with other rules or cards of ${name} ${version}; make the book from those that it was made with`,
      );
}

const short = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 20) : 'unknown');
