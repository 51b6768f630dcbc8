import { nearestWord } from '../../cards/tools/nearest.ts';
import { listWords } from '../../cards/tools/problem.ts';
import type { Option } from './options.ts';

/** The position of what was typed, or why it means nothing. */
export type Found = { readonly at: number } | { readonly problem: string };

const folded = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');

const namesOf = ({ label, also }: Option): readonly string[] =>
  [label, ...(also === undefined ? [] : [also])].map(folded);

/** Positions of all that can be meant by a name: those that have it, else those that begin so, in any of their words. */
export function matching(options: readonly Option[], typed: string): readonly number[] {
  const text = folded(typed);
  const ways: readonly ((name: string) => boolean)[] = [
    (name) => name === text,
    (name) => name.startsWith(text),
    (name) => name.includes(` ${text}`),
  ];
  for (const way of ways) {
    const meant = options.flatMap((option, at) => (text !== '' && namesOf(option).some(way) ? [at] : []));
    if (meant.length > 0) return meant;
  }
  return [];
}

/** What tells two things of one name apart, for who looks at them. */
const look = (option: Option | undefined): string => JSON.stringify([option?.label, option?.details]);

/** Positions without those that look like an earlier one. */
export const different = (options: readonly Option[], places: readonly number[]): readonly number[] =>
  places.filter((at, i) => places.findIndex((other) => look(options[other]) === look(options[at])) === i);

/**
 * Finds what was typed among what is offered: by its number in the list, from 1, by its name, or by how its name begins.
 * Of several that look the same the first that is not `used` is meant.
 */
export function find(options: readonly Option[], typed: string, used: ReadonlySet<number> = new Set()): Found {
  const text = typed.trim();
  if (/^\d+$/.test(text)) {
    const at = Number(text) - 1;
    return at >= 0 && at < options.length ? { at } : { problem: `there is no number ${text}: ${numbers(options)}` };
  }
  const meant = matching(options, text);
  const [first] = meant;
  if (first === undefined) return { problem: `"${text}" is not among ${offered(options, text)}` };
  if (different(options, meant).length === 1) return { at: meant.find((at) => !used.has(at)) ?? first };
  const which = meant.map((at) => `${at + 1} ${options[at]?.label}`);
  return { problem: `"${text}" could be ${listWords(which)}: give its number` };
}

const numbers = (options: readonly Option[]): string =>
  options.length === 0 ? 'nothing is offered' : `there are 1 to ${options.length}`;

function offered(options: readonly Option[], text: string): string {
  const labels = [...new Set(options.map(({ label }) => label))];
  const near = nearestWord(text, labels);
  return `${listWords(labels)}${near === undefined ? '' : `; did you mean "${near}"?`}`;
}
