import { readdirSync } from 'node:fs';
import { Command } from 'commander';

const CLI = new URL('../../cli/', import.meta.url);

/** What every command has. */
const OWN = ['--help', '--version'];

/** All subcommands of `cardwright` with their flags, as they are declared. */
export async function commandLine(): Promise<ReadonlyMap<string, readonly string[]>> {
  const program = new Command('cardwright');
  for (const file of readdirSync(CLI).filter((name) => name.endsWith('.command.ts'))) {
    const module: Readonly<Record<string, unknown>> = await import(new URL(file, CLI).href);
    for (const [name, add] of Object.entries(module))
      if (/^add[A-Z]/.test(name) && typeof add === 'function') add(program, () => {});
  }
  return new Map([
    ['help', OWN],
    ...program.commands.map((command): [string, readonly string[]] => [
      command.name(),
      [...OWN, ...command.options.flatMap(({ long, short }) => [long ?? '', short ?? ''])],
    ]),
  ]);
}
