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

function timed(name: string, games: number): Timing {
  const warmUp = Math.ceil(games / 4);
  return JSON.parse(
    execFileSync(process.execPath, [WORKER, name, String(games), String(warmUp)], { encoding: 'utf8' }),
  );
}

const pad = (value: string | number, width: number): string => String(value).padStart(width);
const whole = (n: number): string => Math.round(n).toLocaleString('en');

print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`);
print();
print('skirmish: seeded random matches, every answer through the same door as a player’s');
const games = quick ? 200 : 2000;
const rows = ['immutable', 'mutable', 'engine'].map((name) => ({ name, ...timed(name, games) }));
const perSecond = (row: Timing): number => row.moves / row.seconds;
const base = perSecond(rows[0] as (typeof rows)[number]);
print(`${pad('', 10)}${pad('answers/s', 14)}${pad('of immutable', 14)}${pad('checksum', 14)}`);
for (const row of rows)
  print(
    `${pad(row.name, 10)}${pad(whole(perSecond(row)), 14)}${pad((perSecond(row) / base).toFixed(4), 14)}${pad(row.checksum, 14)}`,
  );
const equal = rows.every((row) => row.checksum === rows[0]?.checksum);
print(equal ? 'checksums are equal' : 'CHECKSUMS DIFFER');
print();

print('microseconds by size; in brackets the growth for four times the objects (a fork is keeping a reference: 0)');
const KEYS = ['answer', 'listing', 'effectiveCold', 'effectiveCached', 'view'] as const;
print(`${pad('objects', 8)}${KEYS.map((key) => pad(key, 20)).join('')}`);
let before: SizeRow | null = null;
for (const objects of [60, 240, 960, 3840]) {
  const row = measureSize(objects, Math.ceil((quick ? 20_000 : 200_000) / objects));
  const cell = (key: (typeof KEYS)[number]): string =>
    `${row[key].toFixed(1)}${before ? ` (×${(row[key] / before[key]).toFixed(1)})` : ''}`;
  print(`${pad(objects, 8)}${KEYS.map((key) => pad(cell(key), 20)).join('')}`);
  before = row;
}
process.exitCode = equal ? 0 : 1;
