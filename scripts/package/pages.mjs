// The TypeScript on the pages, as files of a user's project: it must keep to the types as it is printed.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../format.mjs';

/** Pages whose blocks are one program, from top to bottom. On others a block with imports of its own is one. */
const WHOLE = ['docs/live.md', 'docs/search.md'];
/** Blocks that go on with what was said before them. */
const PARTS = /\bparseSet\(text, 'mine\.yaml'\)/;

export function pagePrograms() {
  const api = readdirSync(join(ROOT, 'docs/api')).map((file) => `docs/api/${file}`);
  return ['README.md', 'docs/cards.md', 'docs/live.md', 'docs/search.md', ...api].flatMap((page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
    const programs = WHOLE.includes(page)
      ? [blocks.join('\n')]
      : blocks.filter((code) => code.startsWith('import ') && !PARTS.test(code));
    return programs.map((code, i) => [`${page.replace(/\W/g, '-')}-${i}.ts`, code]);
  });
}
