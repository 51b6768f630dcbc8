import { nearestWord } from './nearest.ts';

/** Keys and positions from the top of the data to a value. */
export type Path = readonly (string | number)[];

/** One mistake in data that an author has written. */
export interface Problem {
  /** It is probably a mistake, and what it is in can be played all the same. Left out: it cannot. */
  readonly level?: 'warning';
  readonly path: Path;
  /** It is the key at the end of the path that is wrong, not its value. */
  readonly at?: 'key';
  /** A sentence in plain words. */
  readonly message: string;
  /** What should be there, in words. */
  readonly expected?: string;
  /** The known word that was probably meant. */
  readonly nearest?: string;
  /** Where the data comes from: a file as it was named, or the id of a set that is not from a file. */
  readonly file?: string;
  /** Place in the file, both from 1; only for data from a text. */
  readonly line?: number;
  readonly column?: number;
}

/** A list of words for a sentence, cut short where it would be long. */
export function listWords(words: readonly string[], most = 12): string {
  if (words.length > most) return `${words.slice(0, most).join(', ')}, …`;
  return words.join(', ') || 'none';
}

/** A problem with a word that should be one of the known ones. */
export function unknownWord(path: Path, message: string, word: string, known: Iterable<string>): Problem {
  const words = [...known];
  const nearest = nearestWord(word, words);
  return { path, message, expected: `one of: ${listWords(words)}`, ...(nearest === undefined ? {} : { nearest }) };
}

/**
 * Each problem once. What an alias repeats, and what is in a file that is handed over twice, is one mistake to its
 * author: it stands in one place of one text.
 */
export function once(problems: readonly Problem[]): readonly Problem[] {
  const seen = new Set<string>();
  return problems.filter(({ file, line, column, path, message }) => {
    const key = JSON.stringify([file, ...(line === undefined ? path : [line, column]), message]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Entries of a list that share what must be their own. */
export function twice<T>(
  list: readonly T[],
  idOf: (entry: T) => string | undefined,
  key: string,
  path: Path,
): Problem[] {
  const seen = new Set<string>();
  return list.flatMap((entry, i) => {
    const id = idOf(entry);
    if (id === undefined) return [];
    const problem = { path: [...path, i, key], message: `The ${key} "${id}" is there twice.`, expected: 'another one' };
    if (seen.has(id)) return [problem];
    seen.add(id);
    return [];
  });
}

/** One line for people: where, what is wrong, and what was probably meant. */
export function formatProblem(problem: Problem): string {
  const { file, line, column, path, level, message, nearest, expected } = problem;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const inside = line === undefined && path.length > 0 ? path.join('.') : '';
  const where = [place, inside].filter(Boolean).join(' ');
  return `${where}${where && ' '}${level ? 'Warning: ' : ''}${message}${hint({ message, nearest, expected })}`;
}

function hint({
  message,
  nearest,
  expected,
}: Pick<Problem, 'message'> & Record<'nearest' | 'expected', string | undefined>) {
  if (nearest !== undefined) return ` (did you mean "${nearest}"?)`;
  const said = expected === undefined || message.includes(expected.replace(/^one of: /, ''));
  return said ? '' : ` (expected ${expected})`;
}
