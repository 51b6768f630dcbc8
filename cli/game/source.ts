import { readdirSync } from 'node:fs';
import { join, normalize } from 'node:path';
import { DECKS, duel, SETS } from '../../cards/duel/index.ts';
import type { RulesetSource, SetSource } from '../../cards/tools/load.ts';
import type { Problem } from '../../cards/tools/problem.ts';
import { type Parsed, parseDeck, parseSet } from '../../cards/tools/yaml/parse-file.ts';
import type { DeckData, SetData } from '../../effects/card-data.ts';
import { UserError } from '../errors.ts';
import { nearHint } from '../near.ts';
import { isFile } from './decks.ts';
import { kindAt, parseAt } from './files.ts';
import { filesIn, YAML } from './folder.ts';
import { isRulesetFile, rulesetFiles, rulesetOf } from './ruleset-file.ts';

/** A game as it was found: a shipped one, or a designer's own in a folder. What is wrong in it is found when it is loaded. */
export interface GameSource {
  /** As it was named. */
  readonly name: string;
  readonly ruleset: RulesetSource;
  readonly sets: readonly SetSource[];
  readonly decks: readonly (DeckData | Parsed<DeckData>)[];
  /** Paths of its scenario files. */
  readonly scenarios: readonly string[];
  /** Files that are not read. */
  readonly problems: readonly Problem[];
}

/** The games that come with the engine. */
export const SHIPPED: Readonly<Record<string, GameSource>> = {
  duel: { name: 'duel', ruleset: duel, sets: SETS, decks: DECKS, scenarios: [], problems: [] },
};

export const shippedNames = (): string => Object.keys(SHIPPED).join(', ');

/** A game by its name or its folder, with more sets from files. */
export async function findGame(name: string, sets: readonly string[] = []): Promise<GameSource> {
  const game = (Object.hasOwn(SHIPPED, name) ? SHIPPED[name] : undefined) ?? (await gameAt(name));
  return sets.length === 0 ? game : { ...game, sets: [...game.sets, ...sets.map((file) => parseAt(file, parseSet))] };
}

/** A game with those of some sets that are for its ruleset. */
export function withSets(game: GameSource, sets: readonly Parsed<SetData>[]): GameSource {
  const name = rulesetName(game.ruleset);
  const own = sets.filter((set) => set.ok && set.data.ruleset === name);
  return own.length === 0 ? game : { ...game, sets: [...game.sets, ...own] };
}

const rulesetName = (ruleset: RulesetSource): string | undefined => {
  if (!isFile(ruleset)) return ruleset.name;
  return ruleset.ok ? ruleset.data.name : undefined;
};

/** The game in a folder; a ruleset file stands for its folder. */
function gameAt(path: string): Promise<GameSource> {
  const kind = kindAt(path);
  if (kind === 'folder') return readGame(path);
  if (kind === 'file' && isRulesetFile(path)) return readGame(join(path, '..'));
  throw new UserError(kind === 'file' ? `${path} is no folder of a game` : unknownGame(path));
}

function unknownGame(name: string): string {
  if (/[/\\]/.test(name) || name.startsWith('.')) return `there is no folder ${name}`;
  const hint = nearHint(name, [...Object.keys(SHIPPED), ...gamesHere()]);
  return `there is no ruleset "${name}"; there is: ${shippedNames()}, or the path of a game's folder${hint}`;
}

/** The folders here that hold a game; none where one cannot look. */
function gamesHere(): readonly string[] {
  try {
    return readdirSync('.').filter((name) => kindAt(name) === 'folder' && rulesetFiles(name).length > 0);
  } catch {
    return [];
  }
}

/** Reads a game's folder: its ruleset, `sets/`, `decks/`, and where its scenarios are. */
export async function readGame(folder: string): Promise<GameSource> {
  const name = normalize(folder);
  const listed = (sub: string, deep = false) =>
    filesIn(join(name, sub), { within: name, match: YAML, ...(deep ? { deep: () => true } : {}) });
  const [sets, decks, scenarios] = [listed('sets'), listed('decks'), listed('scenarios', true)];
  return {
    name,
    ruleset: await rulesetOf(name),
    sets: sets.files.map((file) => parseAt(file, parseSet)),
    decks: decks.files.map((file) => parseAt(file, parseDeck)),
    scenarios: scenarios.files,
    problems: [sets, decks, scenarios].flatMap((listing) => listing.problems),
  };
}
