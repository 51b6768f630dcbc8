import { readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RulesetSource } from '../../cards/tools/load.ts';
import { isTable } from '../../cards/tools/schema/branches.ts';
import { dataOfFile, parseRuleset } from '../../cards/tools/yaml/parse-file.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { parseAt, unread } from './files.ts';
import { isWithin } from './folder.ts';

const RULESET = /\.ruleset\.(ya?ml|json|mjs|js)$/i;
const MODULE = /js$/i;

/** Whether a file is a ruleset by its name. */
export const isRulesetFile = (path: string): boolean => RULESET.test(path);

/** The ruleset files of a folder: a game has exactly one. */
export function rulesetFiles(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
      .filter(isRulesetFile)
      .sort()
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}

/** The folder of the game that a file or folder lies in; `null` if it lies in none. */
export function gameFolderOf(path: string): string | null {
  for (let folder = resolve(path), above = dirname(folder); ; folder = above, above = dirname(folder)) {
    if (rulesetFiles(folder).length > 0) return folder;
    if (above === folder) return null;
  }
}

/** The one ruleset of a game's folder, or what is wrong with the folder. */
export async function rulesetOf(folder: string): Promise<RulesetSource> {
  const [file, another] = rulesetFiles(folder);
  if (file === undefined) return unread(folder, 'There is no ruleset here: no file *.ruleset.yaml.');
  if (another !== undefined) return unread(another, `There is a second ruleset here, besides ${file}.`);
  if (!isWithin(folder, file)) return unread(file, 'It leads out of the folder it is in.');
  return MODULE.test(file) ? imported(file) : parseAt(file, parseRuleset);
}

/** The ruleset that a module exports: as its default, or as its only one. It is the user's own code. */
async function imported(file: string): Promise<RulesetSource> {
  let found: Readonly<Record<string, unknown>>;
  try {
    found = await import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
  } catch (error) {
    return unread(file, `It cannot be imported: ${error instanceof Error ? error.message : String(error)}.`);
  }
  const rulesets = Object.values(found).filter((value) => isTable(value) && 'policy' in value);
  const [ruleset = found.default, another] = new Set(isTable(found.default) ? [found.default] : rulesets);
  if (!isTable(ruleset)) return unread(file, 'It exports no ruleset.');
  if (another !== undefined) return unread(file, 'It exports more than one ruleset: which is meant is its default.');
  return dataOfFile('ruleset', ruleset as unknown as Ruleset, file);
}
