import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { measureSize, type SizeRow } from './sizes.ts';
import type { Timing } from './skirmish/run.ts';

const quick = process.argv.includes('--quick');
const print = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** The extension of this file: a compiled benchmark runs compiled workers. */
const WORKER = fileURLToPath(new URL(import.meta.url.replace(/main(\.\w+)$/, 'worker$1')));

function timed(name: string, games: number, seconds: number): Timing {
  return JSON.parse(
    execFileSync(process.execPath, [WORKER, name, String(games), String(seconds)], { encoding: 'utf8' }),
  );
}

const pad = (value: string | number, width: number): string => String(value).padStart(width);
const whole = (n: number): string => Math.round(n).toLocaleString('en');

print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`);
print();
const games = quick ? 300 : 5000;
print(`skirmish: ${whole(games)} seeded random matches, every answer through the same door as a player’s`);
const rows = ['immutable', 'mutable', 'engine'].map((name) => ({ name, ...timed(name, games, quick ? 1.5 : 5) }));
const base = rows[0]?.perSecond ?? 1;
print(`${pad('', 10)}${pad('answers/s', 14)}${pad('of immutable', 14)}${pad('checksum', 14)}`);
for (const { name, perSecond, checksum } of rows)
  print(`${pad(name, 10)}${pad(whole(perSecond), 14)}${pad((perSecond / base).toFixed(4), 14)}${pad(checksum, 14)}`);
const equal = rows.every((row) => row.checksum === rows[0]?.checksum);
print(equal ? 'checksums are equal' : 'CHECKSUMS DIFFER');
print();

print('microseconds by size; in brackets the growth for four times the objects');
print('fork: keeping a reference and one answer; effective: the first card of a new root, and one asked for again');
const KEYS = ['fork', 'listing', 'effectiveCold', 'effectiveCached', 'view'] as const;
measureSize(60, 0.1);
print(`${pad('objects', 8)}${KEYS.map((key) => pad(key, 20)).join('')}`);
let before: SizeRow | null = null;
for (const objects of [60, 240, 960, 3840]) {
  const row = measureSize(objects, quick ? 0.15 : 1);
  const cell = (key: (typeof KEYS)[number]): string =>
    `${row[key].toFixed(2)}${before ? ` (×${(row[key] / before[key]).toFixed(1)})` : ''}`;
  print(`${pad(objects, 8)}${KEYS.map((key) => pad(cell(key), 20)).join('')}`);
  before = row;
}
process.exitCode = equal ? 0 : 1;
