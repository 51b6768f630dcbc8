// Weighs the bundles as they go over the wire, gzipped; a kB is 1000 bytes.
import { gzipSync } from 'node:zlib';
import { minifySync } from 'vite';

const weight = (code) => gzipSync(code, { level: 9 }).length / 1000;
const kB = (number) => `${number.toFixed(1)} kB`;

/** A table of all bundles, and with `why` of what the parts of each would weigh alone; throws where one is too heavy. */
export function weigh(bundles, why) {
  const lines = bundles.flatMap(({ title, code, modules, most }) => {
    const sizes = [kB(code.length / 1000), kB(weight(code)), kB(most)];
    return [row(title, modules.length, ...sizes), ...(why ? parts(modules) : [])];
  });
  const table = [row('bundle', 'modules', 'minified', 'gzipped', 'at most'), ...lines].join('\n');
  const heavy = bundles.filter(({ code, most }) => weight(code) > most);
  if (heavy.length === 0) return `\n${table}`;
  throw new Error(`${heavy.map(({ title }) => title).join(' and ')}: more than allowed\n${table}`);
}

const row = (title, ...cells) => title.padEnd(50) + cells.map((cell) => `${cell}`.padStart(10)).join('');

function parts(modules) {
  const folders = new Map();
  for (const { id, code } of modules) {
    const folder = id
      .split('/')
      .slice(0, id.startsWith('./') ? 3 : 1)
      .join('/')
      .replace(/^\.\//, '');
    const known = folders.get(folder) ?? { count: 0, code: '' };
    folders.set(folder, { count: known.count + 1, code: known.code + minified(code) });
  }
  const weighed = [...folders].map(([folder, { count, code }]) => ({
    folder,
    count,
    minified: code.length,
    gzipped: weight(code),
  }));
  return weighed
    .sort((a, b) => b.gzipped - a.gzipped)
    .map(({ folder, count, minified, gzipped }) => row(`  ${folder}`, count, kB(minified / 1000), kB(gzipped)));
}

/** A module by itself: nothing is dropped for not being used in it. */
const minified = (code) =>
  minifySync('module.js', code, { module: true, compress: false, mangle: { toplevel: true } }).code;
