import { readdirSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
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

/** In the folders of a game a file is what the folder holds. */
export const PLACES: Readonly<Record<string, 'set' | 'deck' | 'scenario'>> = {
  sets: 'set',
  decks: 'deck',
  scenarios: 'scenario',
};

/**
 * The folder of the game that a file or folder is part of; `null` if it is of none. A game holds what lies beside its
 * ruleset, and in its folders. No ruleset further up is taken: it may be a module, which would be run.
 */
export function gameFolderOf(path: string): string | null {
  const start = resolve(path);
  const near = [start, dirname(start)];
  for (let at = start; dirname(at) !== at; at = dirname(at))
    if (Object.hasOwn(PLACES, basename(at))) near.push(dirname(at));
  return near.find((folder) => rulesetFiles(folder).length > 0) ?? null;
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
