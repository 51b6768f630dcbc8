// The way of a stranger: all that the guide says, done in an empty folder with the tarball.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { ROOT } from '../format.mjs';
import { run, tried } from './run.mjs';

/** The reader of the guide is that of its test. */
const { module: guide } = await runnerImport(join(ROOT, 'tests/support/guide.ts'), {
  root: ROOT,
  configFile: false,
  logLevel: 'error',
});
/** Where a reader puts the path of his tarball. */
const TARBALL = /\/path\/to\/\S+\.tgz/;
const QUIET = {
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
};

/** Follows the guide, and throws the first thing that is other than it says. */
export async function followGuide(tarball) {
  const folder = mkdtempSync(join(tmpdir(), 'cardwright-guide-'));
  try {
    return await followedIn(folder, tarball);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function followedIn(folder, tarball) {
  const page = guide.guidePage();
  let commands = 0;
  const differences = await guide.follow(page, {
    setUp: (script) => {
      if (!TARBALL.test(script)) throw new Error('the guide does not say where the tarball is installed');
      const told = run('sh', ['-ec', `${script.replace(TARBALL, tarball)}\npwd`], folder, { env: QUIET });
      return told.trimEnd().split('\n').at(-1);
    },
    run: (at, { command, typed }) => {
      commands++;
      const input = typed.map((line) => `${line}\n`).join('');
      const { code, stdout, stderr } = tried('sh', ['-c', command], at, { env: QUIET, input });
      return { lines: `${stdout}${stderr}`.split('\n').slice(0, -1), code };
    },
  });
  const [first, ...more] = differences;
  if (first !== undefined) throw new Error(`${first}${more.length === 0 ? '' : ` (and ${more.length} more)`}`);
  return `${commands} commands say what the guide shows`;
}
