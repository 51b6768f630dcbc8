import type { Command } from 'commander';
import { isTable } from '../cards/tools/schema/branches.ts';
import type { Book } from '../effects/book.ts';
import { hashOf } from '../effects/hash.ts';
import { playReplay } from '../search/index.ts';
import { UserError } from './errors.ts';
import { readText } from './game/files.ts';
import { openGame } from './game/game.ts';
import { stampedGame } from './game/stamped.ts';
import type { Io } from './io.ts';
import { endingWords } from './log/ending.ts';
import { headLine, Log } from './log/log.ts';
import { several, withExamples } from './options.ts';
import { LineFile } from './output.ts';

/** Longest replay file that is read, in bytes. */
const MAX_BYTES = 64 * 1024 * 1024;

interface Options {
  readonly ruleset?: string;
  readonly set?: readonly string[];
  readonly log?: true | string;
}

/** `cardwright replay`: plays what `play --save` has written. */
export function addReplay(program: Command, io: Io): void {
  const command = program
    .command('replay')
    .description('play a replay file again, and tell where it goes another way')
    .argument('<file>', 'a file that `play --save` has written')
    .option('--ruleset <game>', 'the game that it was played by; shipped ones are known by their names')
    .option('--set <file>', 'a set file whose cards were added to the game; may be given several times', several)
    .option('--log [file]', 'tells all that happens, hidden or not, with its causes; or writes it to a file')
    .action((file: string, options: Options) => replay(file, options, io));
  withExamples(
    command,
    'replay match.json',
    'replay match.json --log --ruleset ./my-game',
    'replay match.json --log match.log',
  );
}

async function replay(file: string, { ruleset, set, log }: Options, io: Io): Promise<void> {
  const data = readJson(file);
  const { book } = await openGame(ruleset ?? gameOf(file, data), set);
  const played = playLogged(book, data, log, io);
  const moves = isTable(data) && Array.isArray(data.moves) ? data.moves.length : 0;
  if (log === true) io.out('');
  if (played.ok) {
    io.out(`Replayed: ${endingWords(played.match, moves)}`);
    io.out(`State ${hashOf(played.match.state)}.`);
    return;
  }
  const where = played.move < 0 ? 'before its first answer' : `at answer ${played.move + 1} of ${moves}`;
  throw new UserError(`${file} goes another way ${where}: ${played.message}`);
}

/** Plays a replay; where a log is wanted it is told, or written to a file as that of `play` is. */
function playLogged(book: Book, data: unknown, log: Options['log'], io: Io): ReturnType<typeof playReplay> {
  if (log === undefined) return playReplay(book, data);
  const lines = new Log();
  const file = log === true ? null : new LineFile(log);
  try {
    return playReplay(book, data, ({ input, match, messages }) => {
      const told = lines.lines({ inputs: input ? [input] : [], after: match, messages });
      if (!file) for (const line of told) io.out(line);
      else file.write(input ? told : [headLine(match, seedOf(data)), ...told]);
    });
  } finally {
    file?.close();
  }
}

/** The seed of a replay that is sound. */
function seedOf(data: unknown): number {
  const setup = isTable(data) ? data.setup : undefined;
  return isTable(setup) ? Number(setup.seed) : 0;
}

function readJson(file: string): unknown {
  const read = readText(file, MAX_BYTES);
  if (!read.ok) throw new UserError(`${file} ${read.message}`);
  try {
    return JSON.parse(read.text);
  } catch {
    throw new UserError(`${file} This is no JSON: a replay is what \`cardwright play --save\` writes.`);
  }
}

/** The game that a replay says it was played by. */
function gameOf(file: string, data: unknown): string {
  const name = stampedGame(file, data);
  if (name === null)
    throw new UserError(`${file} This is no replay: a replay is what \`cardwright play --save\` writes.`);
  return name;
}
