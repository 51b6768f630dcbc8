#!/usr/bin/env node
import { Command } from 'commander';
import { ENGINE_VERSION } from '../effects/save/version.ts';
import { addPlay } from './play.command.ts';

// Whoever reads may stop early: `cardwright play | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const program = new Command('cardwright')
  .description('An embeddable rules engine for card games.')
  .version(ENGINE_VERSION)
  .showHelpAfterError();

addPlay(program, (line) => process.stdout.write(`${line}\n`));

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`cardwright: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
