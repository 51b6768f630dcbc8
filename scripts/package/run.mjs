// Runs a command to its end.
import { spawnSync } from 'node:child_process';

/** Whether it did well, and what it has said. */
export function tried(command, args, cwd) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    timeout: 120_000,
  });
  return { ok: status === 0, stdout, said: error?.message ?? [stdout, stderr].map((text) => text.trim()).join('\n') };
}

/** What it has said; throws that if it fails. */
export function run(command, args, cwd) {
  const { ok, stdout, said } = tried(command, args, cwd);
  if (ok) return stdout;
  throw new Error(`\`${[command.split('/').at(-1), ...args].join(' ')}\` failed\n${said}`);
}
