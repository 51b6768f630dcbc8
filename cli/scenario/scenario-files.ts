import { basename, dirname } from 'node:path';
import type { Problem } from '../../cards/tools/problem.ts';
import { readYaml } from '../../cards/tools/yaml/text.ts';
import { kindAt, readText } from '../game/files.ts';
import { filesIn, YAML } from '../game/folder.ts';
import { kindOf } from '../game/kind.ts';
import { isRulesetFile, rulesetFiles } from '../game/ruleset-file.ts';

/**
 * Scenario files: those that were named, and those in folders. In a folder what is plainly something else, as the sets
 * and decks of a game are, is left alone.
 */
export function scenarioFiles(paths: readonly string[]): {
  readonly files: readonly string[];
  readonly problems: readonly Problem[];
} {
  const files: string[] = [];
  const problems: Problem[] = [];
  for (const path of paths) {
    if (kindAt(path) !== 'folder') files.push(path);
    else {
      const listed = filesIn(path, { within: path, match: YAML, deep: (folder) => !isPartOfGame(folder) });
      files.push(...listed.files.filter((file) => !isRulesetFile(file) && isScenario(file)));
      problems.push(...listed.problems);
    }
  }
  return { files: [...new Set(files)], problems };
}

const isPartOfGame = (folder: string): boolean =>
  ['sets', 'decks', 'node_modules'].includes(basename(folder)) && rulesetFiles(dirname(folder)).length > 0;

/** Whether a file is a scenario, or cannot be told to be anything else. */
function isScenario(file: string): boolean {
  const read = readText(file);
  const yaml = read.ok ? readYaml(read.text) : null;
  const kind = yaml?.ok ? kindOf(yaml.data) : 'scenario';
  return kind === 'scenario' || kind === null;
}
