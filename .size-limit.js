// What `npm run size` weighs, packed as servers send it.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const APP = 'dist/inspector/app';

/** The files that a browser fetches to open the page: what is named in it, and what they import at once. */
function opening() {
  const found = new Set();
  const visit = (file) => {
    if (found.has(file) || !existsSync(file)) return;
    found.add(file);
    const text = readFileSync(file, 'utf8');
    const named = file.endsWith('.html')
      ? [...text.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)]
      : [...text.matchAll(/(?:from|import)\s*"(\.\/[^"]+\.js)"/g)];
    for (const [, path] of named) visit(relative('.', join(dirname(file), path)));
  };
  visit(`${APP}/index.html`);
  return [...found];
}

export default [
  {
    name: 'engine, as a client bundles it: rulebook and search driver',
    path: 'dist/bench/weighed/engine.js',
    gzip: true,
    limit: '60 kB',
  },
  { name: 'page of the inspector as it opens, without charts', path: opening(), gzip: true, limit: '300 kB' },
  {
    name: 'the same with all panels and dialogs, without what reads scenarios',
    path: [
      `${APP}/**/*.{html,js,css}`,
      `!${APP}/assets/charts-*`,
      `!${APP}/assets/scenarios-*`,
      `!${APP}/assets/*worker*`,
    ],
    gzip: true,
    limit: '410 kB',
  },
];
