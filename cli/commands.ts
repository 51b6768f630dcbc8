import { addFuzz } from './fuzz.command.ts';
import { addInspect } from './inspect.command.ts';
import { addLint } from './lint.command.ts';
import { addPaths } from './paths.command.ts';
import { addPlay } from './play.command.ts';
import type { AddCommand } from './program.ts';
import { addReplay } from './replay.command.ts';
import { addScenario } from './scenario.command.ts';
import { addSimulate } from './simulate.command.ts';
import { addVocabulary } from './vocabulary.command.ts';

/** All subcommands, in the order in which the help lists them. */
export const COMMANDS: readonly AddCommand[] = [
  addPlay,
  addSimulate,
  addScenario,
  addPaths,
  addFuzz,
  addReplay,
  addInspect,
  addLint,
  addVocabulary,
];
