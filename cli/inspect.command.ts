import type { Command } from 'commander';
import { NotBuilt, type ServedPage, servePage } from '../inspector/server/page.ts';
import { UserError } from './errors.ts';
import { shippedNames } from './game/source.ts';
import { attached } from './inspect/attached.ts';
import { openFile } from './inspect/files.ts';
import type { FileOptions } from './inspect/opened.ts';
import { type OwnOptions, ownMatch } from './inspect/own.ts';
import type { Shown } from './inspect/shown.ts';
import type { Io } from './io.ts';
import { BILLION, several, wholeNumber, withExamples } from './options.ts';

/** What names this computer, and nothing else. */
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|::1)$/;

/** Where the page is found, if nobody else listens there. */
const PORT = 7421;

interface Options extends FileOptions, OwnOptions {
  readonly attach?: string;
  readonly token?: string;
  readonly port?: number;
  readonly host?: string;
}

/** `cardwright inspect`: serves the page that shows a match from the inside. */
export function addInspect(program: Command, io: Io): void {
  const command = program
    .command('inspect')
    .description('show a match from the inside, on a page in your browser')
    .argument('[file]', 'a scenario, a save or a replay; the page plays a match of its own when left out')
    .option('--step <number>', 'the step of the file to look at, from 0', wholeNumber('--step', 0, BILLION))
    .option('--scenario <name>', 'which scenario, of a file with several')
    .option('--attach <host:port>', 'shows a match in another process, which has called `exposeMatch`')
    .option('--token <token>', 'what lets you in there')
    .option(
      '--ruleset <game>',
      `the game: ${shippedNames()}, or the path of a game's folder; a file mostly names its own`,
    )
    .option('--set <file>', 'a set file whose cards are added to the game; may be given several times', several)
    .option('--seed <number>', 'of the match that the page begins with', wholeNumber('--seed', 0, BILLION))
    .option('--deck <deck>', 'a deck of the game, or a deck file; once for all seats, or once each', several)
    .option('--bots <names>', 'who sits there, with commas between; `-` is a person')
    .option(
      '--port <number>',
      `where the page is served; ${PORT} when left out, or any that is free`,
      wholeNumber('--port', 0, 65_535),
    )
    .option('--host <address>', 'the address that it is served at; 127.0.0.1, which is this computer, when left out')
    .action((file: string | undefined, options: Options) => inspect(file, options, io));
  withExamples(
    command,
    'inspect',
    'inspect --seed 7 --deck raiders --deck keepers --bots=-,greedy',
    'inspect --attach 127.0.0.1:7420 --token TOKEN',
    'inspect my-game/scenarios/wolf.yaml --step 3',
    'inspect match.json --ruleset ./my-game',
  );
}

async function inspect(file: string | undefined, options: Options, io: Io): Promise<void> {
  checkTogether(file, options);
  const shown = await shownBy(file, options, io);
  try {
    if (shown.here && options.host !== undefined && !LOOPBACK.test(options.host))
      throw new UserError('--host is not for a match that is played here: no page from elsewhere may attach to it');
    const page = await served(shown, options);
    try {
      for (const note of shown.notes ?? []) io.err(note);
      // Both may stand there as they are, and are easier to read.
      const hash = new URLSearchParams(shown.hash).toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
      io.out(`The inspector: ${page.url}${hash && `#${hash}`}`);
      io.out('Ctrl-C ends it.');
      await io.stopped();
    } finally {
      await page.close();
    }
  } finally {
    await shown.close();
  }
}

function shownBy(file: string | undefined, options: Options, io: Io): Promise<Shown> {
  if (options.attach !== undefined) return attached(options.attach, options.token);
  return file === undefined ? ownMatch(options, io) : openFile(file, options, io);
}

/** Options that say something of what is shown by another way. */
function checkTogether(file: string | undefined, options: Options): void {
  const { attach } = options;
  const way = attach !== undefined ? '--attach' : file !== undefined ? 'a file' : 'a match of its own';
  if (attach !== undefined && file !== undefined) throw new UserError('either a file is shown, or what --attach names');
  const other: readonly (keyof Options)[] = [
    ...(attach === undefined ? (['token'] as const) : (['ruleset', 'set'] as const)),
    ...(file === undefined ? (['step', 'scenario'] as const) : []),
    ...(attach !== undefined || file !== undefined ? (['seed', 'deck', 'bots'] as const) : []),
  ];
  const odd = other.find((name) => options[name] !== undefined);
  if (odd !== undefined) throw new UserError(`--${odd} is not for ${way}`);
}

/** Serves the page at the port that was named, or one that is free. */
async function served({ sockets = [] }: Shown, { port, host }: Options): Promise<ServedPage> {
  const at = { sockets, ...(host === undefined ? {} : { host }) };
  try {
    return await servePage({ ...at, port: port ?? PORT });
  } catch (error) {
    if (error instanceof NotBuilt) throw new UserError(error.message);
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EADDRINUSE' && port === undefined) return servePage({ ...at, port: 0 });
    const words = LISTENING[code];
    throw words === undefined ? error : new UserError(`${host ?? '127.0.0.1'}:${port ?? PORT} ${words}`);
  }
}

const LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: name another --port',
  EACCES: 'may not be listened at: name another --port',
  EADDRNOTAVAIL: 'is no address of this computer',
  ENOTFOUND: 'is not known: there is no such host',
};
