// Runs a command to its end.
import { spawnSync } from 'node:child_process';

/** Whether it did well, and what it has said. `env` is added to what there is, `input` is what is typed. */
export function tried(command, args, cwd, { env = {}, input = '' } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    input,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  });
  const said = error?.message ?? [stdout, stderr].map((text) => text.trim()).join('\n');
  return { ok: status === 0, code: status, stdout, stderr, said };
}

/** What it has said; throws that if it fails. */
export function run(command, args, cwd, options) {
  const { ok, stdout, said } = tried(command, args, cwd, options);
  if (ok) return stdout;
  throw new Error(`\`${[command.split('/').at(-1), ...args].join(' ')}\` failed\n${said}`);
}
