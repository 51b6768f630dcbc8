import { readFileSync } from 'node:fs';
import { checkSet } from '../../../cards/tools/check-set.ts';
import { vocabularyOf } from '../../../cards/tools/names/vocabulary.ts';
import type { Problem } from '../../../cards/tools/problem.ts';
import { parseSet } from '../../../cards/tools/yaml/parse-file.ts';
import type { CardData, SetData } from '../../../effects/card-data.ts';
import { plain } from './plain-game.ts';

/** A correct set of the ruleset `plain`. */
export const PLAIN_SET = readFileSync(new URL('./plain-set.yaml', import.meta.url), 'utf8');

const CARDS = ['wolf', 'pup', 'fork', 'briar'];

/** All that is wrong with the text of a set. */
export const problemsOf = (text: string): readonly Problem[] =>
  checkSet(parseSet(text, 'set.yaml'), vocabularyOf(plain, CARDS));

/** A set with one card in it, whose lines begin at the fifth. */
export const withCard = (lines: string): string => `set: base\nname: Base\nruleset: plain\ncards:\n${lines}`;

/** A set with one card in it. */
export const setOf = (card: unknown): SetData => ({
  set: 'base',
  name: 'Base',
  ruleset: 'plain',
  cards: [card as CardData],
});
