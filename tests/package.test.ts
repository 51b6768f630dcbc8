import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const { scripts, files } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));

test('installing the packed tarball runs nothing, which npm would warn of', () => {
  // For a tarball, npm counts `prepare` as one of them.
  for (const script of ['preinstall', 'install', 'postinstall', 'prepare']) expect(scripts).not.toHaveProperty(script);
});

test('a clone is built when it is installed, and a tarball before it is packed', () => {
  expect(scripts).toMatchObject({ postprepare: 'npm run build', prepack: 'npm run build' });
  expect(files).toContain('dist');
});
