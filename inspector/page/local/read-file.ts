import { jsonFaultAt } from './json-place.ts';
import { Unreadable } from './unreadable.ts';

/** A file as the page is given it. */
export interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** Chooses one of several scenarios by its name; `null`: none of them. */
export type Choose = (names: readonly string[]) => Promise<number | null>;

/** What a file holds, by its form; whether it is sound is seen when it is opened. */
export type Content =
  | { readonly kind: 'save' | 'replay'; readonly data: unknown }
  | { readonly kind: 'scenario'; readonly text: string };

/** Larger files are no matches. */
export const MOST_BYTES = 16 * 1024 * 1024;

/** Which kind of file a text is. @throws {Unreadable} if it is none that the page can open */
export function contentOf({ name, text }: NamedText): Content {
  if (text.length > MOST_BYTES) throw new Unreadable({ is: 'too-large', most: MOST_BYTES });
  const json = /\.json$/i.test(name) || (text.trimStart().startsWith('{') && !/\.ya?ml$/i.test(name));
  if (!json) return { kind: 'scenario', text };
  const data = parsed(text);
  const has = (key: string): boolean => typeof data === 'object' && data !== null && Object.hasOwn(data, key);
  if (has('moves')) return { kind: 'replay', data };
  if (has('state')) return { kind: 'save', data };
  // JSON is YAML, too.
  if (has('scenario') || has('scenarios')) return { kind: 'scenario', text };
  throw new Unreadable({ is: 'foreign' });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreadable({ is: 'no-json', ...jsonFaultAt(text) });
  }
}
