import { stringify } from 'yaml';
import { type VocabularyEntry, type VocabularyFamily, vocabularyFamilies } from './entries.ts';

/** How the page calls a family. */
const HEADINGS: Readonly<Record<string, string>> = {
  effect: 'Ops: what effects do',
  condition: 'Conditions',
  selector: 'Selectors: who and what',
  amount: 'Amounts',
  cost: 'Costs',
  patch: 'Patches: how cards are changed',
  replacement: 'Replacements',
  trigger: 'Triggers',
  filter: 'Filters: what something must be like',
  ability: 'Abilities and plays: what a card does, and when',
  part: 'What abilities and plays are made of',
  duration: 'Durations: when something ends',
};

const INTRO = `# Vocabulary

Every word that cards and rulesets are written in, with what it means, what stands beside it, and an example in English.
This page is generated from the members themselves (\`npm run gen\`); \`cardwright vocabulary\` prints the same in a terminal.

The English of a card is made from its data and can be read back into the same data: \`wordsFor\` and \`readWords\` of
\`cardwright\`, \`cardWords\` for a whole card. A parameter that is not marked as needed may be left out.
`;

/** Data on one line, as it is written in a set. */
export const inline = (data: unknown): string =>
  stringify(data, { collectionStyle: 'flow', lineWidth: 0, indentSeq: false, flowCollectionPadding: true }).trim();

const cell = (text: string): string => text.replaceAll('|', '\\|');

function entryPage({ name, about, params, example, words }: VocabularyEntry): string {
  const table = params.map(
    (p) => `| \`${p.name}\` | ${p.needed ? 'needed' : ''} | ${cell(p.holds)} | ${cell(p.about)} |`,
  );
  return [
    `### \`${name}\``,
    '',
    about,
    '',
    ...(table.length === 0 ? [] : ['| parameter | | holds | |', '| --- | --- | --- | --- |', ...table, '']),
    '```yaml',
    inline(example),
    '```',
    '',
    `> ${words}`,
    '',
  ].join('\n');
}

function familyPage({ family, about, entries }: VocabularyFamily): string {
  const names = entries.map((entry) => `\`${entry.name.replace(/^{ \w+: ([\w-]+) }$/, '$1')}\``);
  return [`## ${HEADINGS[family] ?? family}`, '', about, '', `${names.join(', ')}`, '', ...entries.map(entryPage)].join(
    '\n',
  );
}

/** `docs/vocabulary.md`, whole. */
export const vocabularyPage = (): string => [INTRO, ...vocabularyFamilies().map(familyPage)].join('\n');
