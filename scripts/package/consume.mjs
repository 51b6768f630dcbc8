// A match in plain JavaScript, and strict type checks as users have them, of the declarations as well.
import { join } from 'node:path';
import { ROOT } from '../format.mjs';
import { run, tried } from './run.mjs';

const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
/** `module` with `moduleResolution`. */
const RESOLUTIONS = [
  ['nodenext', 'nodenext'],
  ['esnext', 'bundler'],
];
const BASE = ['--target', 'es2023', '--lib', 'es2023,dom', '--types', '', '--noEmit', '--pretty', 'false'];
const STRICT = ['--strict', '--noUncheckedIndexedAccess', '--exactOptionalPropertyTypes', '--skipLibCheck', 'false'];
/** XState's own declarations do not hold under `exactOptionalPropertyTypes`, which is nothing that we could mend. */
const OTHERS = /^node_modules\/xstate\/|^\s/;

export function consume(project) {
  const told = run(process.execPath, ['match.mjs'], project).trim();
  const help = run(process.execPath, ['node_modules/cardwright/dist/cli/main.js', '--help'], project);
  if (!help.includes('Usage: cardwright')) throw new Error('the command does not say how it is used');
  for (const [module, resolution] of RESOLUTIONS) {
    const options = [...BASE, ...STRICT, '--module', module, '--moduleResolution', resolution];
    const { ok, said } = tried(process.execPath, [TSC, ...options, '-p', 'tsconfig.json'], project);
    const wrong = ok ? [] : said.split('\n').filter((line) => line !== '' && !OTHERS.test(line));
    if (wrong.length > 0 || !(ok || said.includes('error TS')))
      throw new Error(`types, by ${resolution}: ${wrong.length > 0 ? wrong.slice(0, 20).join('\n') : said}`);
  }
  return `${told}; types hold by ${RESOLUTIONS.map(([, resolution]) => resolution).join(' and ')}`;
}
