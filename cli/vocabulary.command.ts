import type { Command } from 'commander';
import { type VocabularyEntry, type VocabularyParam, vocabularyFamilies } from '../cards/tools/vocabulary/entries.ts';
import { inline } from '../cards/tools/vocabulary/page.ts';
import { UserError } from './errors.ts';
import type { Io } from './io.ts';
import { nearHint } from './near.ts';
import { withExamples } from './options.ts';
import { sentence } from './terminal/words.ts';

/** `cardwright vocabulary`: the words that cards and rulesets are written in. */
export function addVocabulary(program: Command, io: Io): void {
  const command = program
    .command('vocabulary')
    .description('tell the words that cards and rulesets are written in')
    .argument(
      '[word...]',
      'ops, selectors, triggers, …, or kinds of them, to be told in full; without any, all in short',
    )
    .option('--json', 'one JSON document')
    .action((words: readonly string[], options: { readonly json?: true }) =>
      vocabulary(words, options.json === true, io),
    );
  withExamples(command, 'vocabulary', 'vocabulary damage died', 'vocabulary trigger --json');
}

/** An entry with the kind of word it is. */
interface Found extends VocabularyEntry {
  readonly family: string;
  readonly word: string;
}

const allEntries = (): readonly Found[] =>
  vocabularyFamilies().flatMap(({ family, entries }) =>
    entries.map((entry): Found => ({ family, word: /([\w-]+)(?: })?$/.exec(entry.name)?.[1] ?? '', ...entry })),
  );

function vocabulary(words: readonly string[], json: boolean, io: Io): void {
  const all = allEntries();
  const found = words.length === 0 ? all : words.flatMap((word) => named(all, word));
  if (json) io.json(found, 2);
  else if (words.length === 0) for (const line of shortLines(all)) io.out(line);
  else for (const line of found.flatMap((entry, i) => [...(i === 0 ? [] : ['']), ...fullLines(entry)])) io.out(line);
}

function named(all: readonly Found[], word: string): readonly Found[] {
  const plain = word.toLowerCase().replaceAll('-', '');
  const found = all.filter((entry) => entry.word.toLowerCase().replaceAll('-', '') === plain || entry.family === plain);
  if (found.length > 0) return found;
  const known = new Set(all.flatMap((entry) => [entry.word, entry.family]));
  throw new UserError(`there is no word "${word}" in the vocabulary${nearHint(word, known)}`);
}

/** Each kind with its words, one a line. */
function shortLines(all: readonly Found[]): readonly string[] {
  const families = [...new Set(all.map(({ family }) => family))];
  const width = Math.max(...all.map(({ word }) => word.length));
  return families.flatMap((family, i) => [
    ...(i === 0 ? [] : ['']),
    `${family}:`,
    ...all.filter((entry) => entry.family === family).map(({ word, words }) => `  ${word.padEnd(width)}  ${words}`),
  ]);
}

function fullLines({ family, name, about, params, example, words }: Found): readonly string[] {
  const width = Math.max(0, ...params.map((p) => p.name.length));
  return [
    `${name} (${family})`,
    `  ${about}`,
    ...params.map((p) => `  ${p.name.padEnd(width)}  ${paramWords(p)}${p.needed ? '' : ' (may be left out)'}`),
    `  ${inline(example)}`,
    `  “${words}”`,
  ];
}

/** What stands beside a name; words of a closed list are told as well. */
function paramWords({ about, holds }: VocabularyParam): string {
  if (about === '') return holds;
  return holds.startsWith('one of: ') ? `${about} ${sentence(holds)}` : about;
}
