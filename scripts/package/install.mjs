// An empty project with the tarball in it, and nothing else but what the tarball brings.
import { cpSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../format.mjs';
import { pagePrograms } from './pages.mjs';
import { run } from './run.mjs';

export function install(tarball) {
  const path = mkdtempSync(join(tmpdir(), 'cardwright-project-'));
  writeFileSync(join(path, 'package.json'), JSON.stringify({ name: 'project', private: true, type: 'module' }));
  run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund', tarball], path);
  cpSync(join(ROOT, 'scripts/package/project'), path, { recursive: true });
  for (const [name, program] of pagePrograms()) writeFileSync(join(path, name), program);
  const installed = readdirSync(join(path, 'node_modules')).filter((name) => !name.startsWith('.'));
  return {
    folder: path,
    path,
    said: `cardwright with ${installed.filter((name) => name !== 'cardwright').join(', ')}`,
  };
}
