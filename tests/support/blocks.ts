import { transformWithOxc } from 'vite';

/** Blocks of code in a language on a page of the documentation. */
export const blocksOf = (page: string, language: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``, 'g'))].map(([, code = '']) => code);

const asText = (word: unknown): string => (typeof word === 'string' ? word : JSON.stringify(word));

const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor;

/**
 * Runs code of a page, in which the names it imports and others are known: what it has told, and what `gives`, an
 * expression, comes to at its end.
 */
export async function runBlock(code: string, known: Readonly<Record<string, unknown>>, gives = '{}') {
  const told: string[] = [];
  const console = { log: (...words: readonly unknown[]) => told.push(words.map(asText).join(' ')) };
  const { code: plain } = await transformWithOxc(code, 'block.ts');
  const body = plain.replace(/^(import|export) .*$/gm, '');
  const names = { ...known, console };
  // In a block: what the code declares may have the name of something that is known.
  const run = new AsyncFunction(...Object.keys(names), `{ ${body}; return ${gives}; }`);
  const given = await run(...Object.values(names));
  return { told, given };
}
