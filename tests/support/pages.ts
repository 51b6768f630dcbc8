import { readdirSync, readFileSync } from 'node:fs';

const ROOT = new URL('../../', import.meta.url);

/** A piece of code on a page: a word in the text, or a block with its language. */
export interface Code {
  readonly text: string;
  readonly line: number;
  /** `null` for a word in the text. */
  readonly language: string | null;
}

/** A page that people write: its text, and the code on it. */
export interface Page {
  readonly name: string;
  readonly text: string;
  readonly code: readonly Code[];
}

const BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm;

/** README.md, CONTRIBUTING.md and all pages in docs/, but for those that are generated. */
export function pages(): readonly Page[] {
  const docs = readdirSync(new URL('docs/', ROOT)).filter((file) => file.endsWith('.md'));
  const heads = readdirSync(ROOT).filter((file) => file.endsWith('.md'));
  return [...heads, ...docs.map((file) => `docs/${file}`)]
    .map((name) => ({ name, text: readFileSync(new URL(name, ROOT), 'utf8') }))
    .filter(({ text }) => !/^(<!-- Generated |This page is generated )/m.test(text))
    .map(({ name, text }) => pageOf(name, text));
}

export const pageOf = (name: string, text: string): Page => ({ name, text, code: codeOf(text) });

function codeOf(text: string): readonly Code[] {
  const lineAt = (at: number): number => text.slice(0, at).split('\n').length;
  const blocks = [...text.matchAll(BLOCK)].map(({ index, 1: language = '', 2: code = '' }) => ({
    text: code,
    line: lineAt(index) + 1,
    language,
  }));
  const prose = text.replace(BLOCK, (block) => block.replace(/[^\n]/g, ' '));
  const words = [...prose.matchAll(/(`+)((?:(?!\1)[\s\S])+)\1/g)].map(({ index, 2: word = '' }) => ({
    text: word.replace(/\s+/g, ' ').trim(),
    line: lineAt(index),
    language: null,
  }));
  return [...blocks, ...words];
}
