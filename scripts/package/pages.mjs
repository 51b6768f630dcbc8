// The TypeScript on the pages, as files of a user's project: it must keep to the types as it is printed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../format.mjs';

/** Page -> which of its blocks are one program. */
const PROGRAMS = {
  'README.md': [[0], [1]],
  'docs/cards.md': [[-1]],
  'docs/live.md': [[0, 1, 2, 3, 4, 5, 6, 7, 8]],
};

export function pagePrograms() {
  return Object.entries(PROGRAMS).flatMap(([page, programs]) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const blocks = [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
    const file = page.replace(/\W/g, '-');
    return programs.map((parts, i) => [`${file}-${i}.ts`, parts.map((at) => blocks.at(at) ?? '').join('\n')]);
  });
}
