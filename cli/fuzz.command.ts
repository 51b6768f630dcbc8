import { randomInt } from 'node:crypto';
import type { Command } from 'commander';
import { fuzz, type Progress } from '../testing/index.ts';
import { reportLines } from './fuzz/lines.ts';
import { writtenTo } from './fuzz/written.ts';
import { openGame } from './game/game.ts';
import type { Io } from './io.ts';
import { anySeed, BILLION, type GameOptions, numberUpTo, wholeNumber, withExamples, withGame } from './options.ts';

interface Options extends GameOptions {
  readonly seed?: number;
  readonly minutes?: number;
  readonly matches?: number;
  readonly answers: number;
  readonly out: string;
  readonly json?: true;
}

/** A week. */
const MOST_MINUTES = 10_080;

/** `cardwright fuzz`: random play that looks for faults. */
export function addFuzz(program: Command, io: Io): void {
  const command = withGame(
    program.command('fuzz').description('play at random, try everything on the way, and look for faults'),
  )
    .option('--seed <number>', 'the same seed gives the same matches; a new one is drawn when left out', anySeed)
    .option('--minutes <number>', 'how long at most; 1 when nothing is said', numberUpTo('--minutes', MOST_MINUTES))
    .option('--matches <number>', 'how many matches at most', wholeNumber('--matches', 1, 1_000_000))
    .option(
      '--answers <number>',
      'a match that takes more answers is broken off as unfinished',
      wholeNumber('--answers', 1, 1_000_000),
      1500,
    )
    .option('--out <folder>', 'where a scenario of each failure is written', 'failing-matches')
    .option('--json', 'prints one JSON document, and nothing else')
    .action((options: Options) => random(options, io));
  withExamples(
    command,
    'fuzz --minutes 10',
    'fuzz --ruleset ./my-game --seed 7 --matches 100 --out my-game/scenarios',
    'fuzz --set wishes.yaml --json > report.json',
  );
}

async function random({ ruleset, set, out, json, ...options }: Options, io: Io): Promise<void> {
  const { book, cards } = await openGame(ruleset, set);
  const seed = options.seed ?? randomInt(BILLION);
  const write = writtenTo(out, { ruleset, set, seed });
  const { matches, minutes = matches === undefined ? 1 : undefined } = options;
  const budget = { ...(matches === undefined ? {} : { matches }), ...(minutes === undefined ? {} : { minutes }) };
  if (!json) io.out(`Random play of ${book.ruleset.name} with the seed ${seed}.`);
  const report = fuzz(
    { ruleset: book.ruleset, cards },
    { ...budget, seed, answers: options.answers, tell: (progress) => tellProgress(io, progress) },
  );
  clear(io);
  const failures = report.failures.map(write);
  if (!report.ok) io.code = 1;
  if (json) io.json({ ...report, failures });
  else for (const line of reportLines(report, failures)) io.out(line);
}

const WIDTH = 78;

/** On a screen, how far it is. */
function tellProgress({ stderr }: Io, { matches, time, known, missing, failures }: Progress): void {
  if (!stderr.isTTY) return;
  const line = `${matches} matches, ${Math.floor(time)} s, seen ${known - missing} of ${known}, ${failures} failures`;
  stderr.write(`\r${line.slice(0, WIDTH).padEnd(WIDTH)}`);
}

function clear({ stderr }: Io): void {
  if (stderr.isTTY) stderr.write(`\r${' '.repeat(WIDTH)}\r`);
}
