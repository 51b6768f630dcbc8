import { Command } from 'commander';
import { ENGINE_VERSION } from '../effects/save/version.ts';
import { endingOf, UserError } from './errors.ts';
import type { Io } from './io.ts';
import { nearHint } from './near.ts';

/** Adds a subcommand. */
export type AddCommand = (program: Command, io: Io) => void;

/** Runs the command line with some subcommands. @returns the exit code */
export async function run(commands: readonly AddCommand[], args: readonly string[], io: Io): Promise<number> {
  const program = new Command('cardwright')
    .description('An embeddable rules engine for card games.')
    .version(ENGINE_VERSION)
    .helpCommand(false)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(text),
      // Told once, as all errors are.
      outputError: () => {},
    });
  for (const add of commands) add(program, io);
  addHelp(program);
  try {
    await program.parseAsync(args, { from: 'user' });
    return io.code;
  } catch (error) {
    const { code, lines } = endingOf(error, Boolean(process.env['CARDWRIGHT_DEBUG']));
    for (const line of lines) io.err(line);
    return code;
  }
}

function addHelp(program: Command): void {
  program
    .command('help')
    .description('tell about a command')
    .argument('[command]')
    .action((name: string | undefined) => {
      if (name === undefined) return program.help();
      const names = program.commands.map((command) => command.name());
      const found = program.commands.find((command) => command.name() === name);
      if (found) return found.help();
      throw new UserError(`there is no command "${name}"; there is: ${names.join(', ')}${nearHint(name, names)}`);
    });
}
