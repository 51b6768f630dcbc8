import { basename, dirname, resolve } from 'node:path';
import { foundWords } from '../../cards/tools/phrases.ts';
import { listWords, type Problem, unknownWord } from '../../cards/tools/problem.ts';
import { isTable } from '../../cards/tools/schema/branches.ts';
import { readYaml } from '../../cards/tools/yaml/text.ts';
import { kindAt, readText } from '../game/files.ts';
import { filesIn } from '../game/folder.ts';
import { type FileKind, KEYS, kindOf } from '../game/kind.ts';
import { gameFolderOf, isRulesetFile, PLACES, rulesetFiles } from '../game/ruleset-file.ts';

/** A file that is to be checked. */
export interface Found {
  /** As it was named. */
  readonly path: string;
  readonly kind: FileKind;
  /** The folder of the game that it lies in. */
  readonly game: string | null;
  /** The ruleset that it says it is for. */
  readonly ruleset?: string;
}

/** What there is to check, and what cannot be checked at all. */
export interface Finds {
  readonly files: readonly Found[];
  readonly problems: readonly Problem[];
}

const CHECKED = /\.ya?ml$|\.ruleset\.(json|mjs|js)$/i;

/** All files that were named, and all in folders that were, each once. */
export function findFiles(paths: readonly string[]): Finds {
  const files: Found[] = [];
  const problems: Problem[] = [];
  const seen = new Set<string>();
  const add = (path: string, named: boolean): void => {
    if (seen.has(resolve(path))) return;
    seen.add(resolve(path));
    const found = lookAt(path, named);
    if (found && 'kind' in found) files.push(found);
    else if (found) problems.push(found);
  };
  for (const path of paths) {
    if (kindAt(path) !== 'folder') add(path, true);
    else {
      const listed = filesIn(path, {
        within: path,
        match: CHECKED,
        deep: (folder) => basename(folder) !== 'node_modules',
      });
      problems.push(...listed.problems);
      for (const file of listed.files) add(file, false);
      if (listed.files.length === 0 && listed.problems.length === 0)
        problems.push({ path: [], message: 'There is nothing to check here.', file: path });
    }
  }
  return { files, problems };
}

/** What a file is. Of one that was not named itself and is nothing of ours nothing is said. */
function lookAt(path: string, named: boolean): Found | Problem | null {
  const game = gameFolderOf(dirname(path));
  if (isRulesetFile(path)) return { path, kind: 'ruleset', game };
  const read = readText(path);
  if (!read.ok) return { path: [], message: read.message, file: path };
  const yaml = readYaml(read.text);
  const folder = basename(dirname(path));
  const isPlaced = rulesetFiles(dirname(dirname(path))).length > 0 && Object.hasOwn(PLACES, folder);
  const kind = (isPlaced ? PLACES[folder] : null) ?? (yaml.ok ? kindOf(yaml.data) : null);
  if (kind) {
    const ruleset = yaml.ok && isTable(yaml.data) ? yaml.data.ruleset : undefined;
    return { path, kind, game, ...(typeof ruleset === 'string' ? { ruleset } : {}) };
  }
  if (!yaml.ok) return { ...yaml.problem, file: path };
  return named ? { ...unknownKind(yaml.data), file: path, ...yaml.locate([]) } : null;
}

function unknownKind(data: unknown): Problem {
  const keys = Object.keys(KEYS);
  if (!isTable(data))
    return {
      path: [],
      message: `Expected a table with one of the keys ${listWords(keys)}, found ${foundWords(data)}.`,
    };
  const [first = ''] = Object.keys(data);
  return unknownWord([], `This is no file of a game: it has none of the keys ${listWords(keys)}.`, first, keys);
}
