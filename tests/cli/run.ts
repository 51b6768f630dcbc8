import { PassThrough, Readable, Writable } from 'node:stream';
import { COMMANDS } from '../../cli/commands.ts';
import { Io } from '../../cli/io.ts';
import { run } from '../../cli/program.ts';

/** What a command line came to. */
export interface Ended {
  readonly code: number;
  readonly out: readonly string[];
  readonly err: readonly string[];
}

/** Lines as they are written, each handed on at once. */
function collector(heard: (line: string) => void) {
  let rest = '';
  return new Writable({
    write(chunk, _, done) {
      const lines = `${rest}${chunk}`.split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) heard(line);
      done();
    },
  });
}

/** Runs the command within this process; `typed` are the lines on its input. */
export async function cli(args: readonly string[], typed: readonly string[] = []): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const io = new Io({
    stdin: Readable.from(typed.map((line) => `${line}\n`)),
    stdout: collector((line) => out.push(line)),
    stderr: collector((line) => err.push(line)),
  });
  return { code: await run(COMMANDS, args, io), out, err };
}

/** Runs it with somebody who reads the screen: what he answers to each line of it is typed. */
export async function cliWith(args: readonly string[], reader: (line: string) => string | null): Promise<Ended> {
  const [out, err]: [string[], string[]] = [[], []];
  const stdin = new PassThrough();
  const io = new Io({
    stdin,
    stdout: collector((line) => {
      out.push(line);
      const typed = reader(line);
      if (typed !== null) setImmediate(() => stdin.write(`${typed}\n`));
    }),
    stderr: collector((line) => err.push(line)),
  });
  return { code: await run(COMMANDS, args, io), out, err };
}

/** The folder of a game of these tests. */
export const gameFolder = (name: string): string => new URL(`./games/${name}`, import.meta.url).pathname;
