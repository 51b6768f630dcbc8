#!/usr/bin/env node
import { COMMANDS } from './commands.ts';
import { Io } from './io.ts';
import { run } from './program.ts';

// Whoever reads may stop early: `cardwright play --auto | head`.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

process.exitCode = await run(COMMANDS, process.argv.slice(2), new Io(process));
