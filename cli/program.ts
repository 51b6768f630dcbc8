import { Command } from 'commander';
import { ENGINE_VERSION } from '../effects/save/version.ts';
import { endingOf } from './errors.ts';
import type { Io } from './io.ts';

/** Adds a subcommand. */
export type AddCommand = (program: Command, io: Io) => void;

/** Runs the command line with some subcommands. @returns the exit code */
export async function run(commands: readonly AddCommand[], args: readonly string[], io: Io): Promise<number> {
  const program = new Command('cardwright')
    .description('An embeddable rules engine for card games.')
    .version(ENGINE_VERSION)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      // Told once, as all errors are.
      outputError: () => {},
    });
  for (const add of commands) add(program, io);
  try {
    await program.parseAsync(args, { from: 'user' });
    return io.code;
  } catch (error) {
    const { code, lines } = endingOf(error, Boolean(process.env['CARDWRIGHT_DEBUG']));
    for (const line of lines) io.err(line);
    return code;
  }
}
