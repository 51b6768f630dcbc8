import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromiumPath, GET_CHROMIUM } from './browser/chromium.ts';
import { firstPaints } from './browser/paint.ts';
import type { Crowd } from './duel/memory.ts';
import type { Effort, Timing } from './run.ts';
import { measureSize, type SizeRow } from './sizes.ts';

const quick = process.argv.includes('--quick');
const print = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** The extension of this file: a compiled benchmark runs compiled workers. */
const WORKER = fileURLToPath(new URL(import.meta.url.replace(/main(\.\w+)$/, 'worker$1')));

function measured(name: string, how: Effort | Crowd, ...flags: string[]) {
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [...flags, WORKER, name, JSON.stringify(how)];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8', env }));
}

const pad = (value: string | number, width: number): string => String(value).padStart(width);
const whole = (n: number): string => Math.round(n).toLocaleString('en');

interface Row extends Timing {
  readonly name: string;
}

/** Times some implementations of a game and prints them, each in relation to the first. */
function compared(game: string, names: readonly string[], effort: Effort): readonly Row[] {
  const rows = names.map((name): Row => ({ name, ...measured(`${game} ${name}`, effort) }));
  print(`${pad('', 14)}${pad('answers/s', 14)}${pad(`of ${names[0]}`, 16)}${pad('checksum', 14)}`);
  for (const { name, perSecond, checksum } of rows) {
    const part = perSecond / (rows[0]?.perSecond ?? 1);
    print(`${pad(name, 14)}${pad(whole(perSecond), 14)}${pad(part.toFixed(4), 16)}${pad(checksum, 14)}`);
  }
  print(agree(rows) ? 'checksums are equal' : 'CHECKSUMS DIFFER');
  print();
  return rows;
}

const agree = (rows: readonly Row[]): boolean => rows.every(({ checksum }) => checksum === rows[0]?.checksum);
const speed = (rows: readonly Row[], name: string): number => rows.find((row) => row.name === name)?.perSecond ?? 0;

print(`${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}`);
if (quick) print('quick: to see that all works. Nothing is warm yet, so the times tell little.');
print();

const effort = quick
  ? { games: 50, warmUp: 1, seconds: 1, part: 300 }
  : { games: 1000, warmUp: 10, seconds: 10, part: 3000 };
print(`skirmish: ${whole(effort.games)} seeded random matches, every answer through the same door as a player’s`);
const skirmish = compared('skirmish', ['immutable', 'mutable', 'boardgame.io', 'search', 'live'], effort);

const duelEffort = quick
  ? { games: 10, warmUp: 2, seconds: 1, part: 300 }
  : { games: 200, warmUp: 25, seconds: 10, part: 3000 };
print(`duel: ${whole(duelEffort.games)} seeded matches of random answers`);
const duel = compared('duel', ['search', 'live'], duelEffort);

const crowd = { matches: quick ? 200 : 1000, answers: 20 };
print(`kilobytes of heap for a match of duel after ${crowd.answers} answers, ${whole(crowd.matches)} of them alive`);
for (const name of ['search', 'live'])
  print(`${pad(name, 14)}${pad((measured(`memory ${name}`, crowd, '--expose-gc') / 1000).toFixed(1), 14)}`);
print();

const boardgame = speed(skirmish, 'boardgame.io');
const aims = [
  ['live / boardgame.io on skirmish', speed(skirmish, 'live') / boardgame, 0.5],
  ['search / boardgame.io on skirmish', speed(skirmish, 'search') / boardgame, 15],
  ['live on duel, answers/s', speed(duel, 'live'), 3000],
] as const;
print(`${pad('', 36)}${pad('measured', 12)}${pad('aim', 12)}`);
for (const [name, value, aim] of aims)
  print(
    `${pad(name, 36)}${pad(value < 100 ? value.toFixed(2) : whole(value), 12)}${pad(aim.toLocaleString('en'), 12)}  ` +
      (value < aim ? 'not reached' : 'reached'),
  );
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
print();

const chromium = chromiumPath();
if (chromium === null) print(`first useful paint of the inspector: left out; ${GET_CHROMIUM}`);
else {
  const paints = await firstPaints(chromium, quick ? 3 : 15);
  const median = paints[Math.floor(paints.length / 2)] ?? 0;
  print(
    `first useful paint of the inspector, ${paints.length} times in a browser that has not seen it: ` +
      `median ${whole(median)} ms, ${whole(paints[0] ?? 0)} to ${whole(paints.at(-1) ?? 0)}; ` +
      `aim 1,500, ${median > 1500 ? 'not reached' : 'reached'}`,
  );
}
process.exitCode = agree(skirmish) && agree(duel) ? 0 : 1;
