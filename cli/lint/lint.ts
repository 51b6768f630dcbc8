import { dirname, resolve } from 'node:path';
import { once, type Problem, unknownWord } from '../../cards/tools/problem.ts';
import { type Parsed, parseDeck, parseSet, placed } from '../../cards/tools/yaml/parse-file.ts';
import type { SetData } from '../../effects/card-data.ts';
import { parseAt } from '../game/files.ts';
import { gameFolderOf } from '../game/ruleset-file.ts';
import { findGame, type GameSource, readGame, SHIPPED, withSets } from '../game/source.ts';
import { Registries } from '../scenario/registry.ts';
import { checkGame } from './check-game.ts';
import { checkScenario } from './check-scenario.ts';
import { type Found, findFiles } from './found.ts';

/** What a check has found. */
export interface Linted {
  /** How many files, or parts of a shipped game, were looked at. */
  readonly files: number;
  readonly problems: readonly Problem[];
}

/** Checks a whole game, with sets that are added: its ruleset, its sets and decks, its scenarios. */
export async function lintGame(name: string, added: readonly string[]): Promise<Linted> {
  const source = await findGame(name, added);
  const { problems } = checkGame(source, { sets: [], decks: [] });
  const registries = await registriesOf([name], added);
  const inScenarios = await Promise.all(source.scenarios.map((file) => checkScenario(file, registries)));
  const files = 1 + source.sets.length + source.decks.length + source.scenarios.length;
  return { files, problems: once([...problems, ...inScenarios.flat()]) };
}

/**
 * Checks files, and what is in folders, each by the rules of the game that it belongs to: the given one, if there is one.
 * Sets that are added are checked as well, as part of the game that each is for.
 */
export async function lintFiles(
  paths: readonly string[],
  added: readonly string[],
  ruleset: string | undefined,
): Promise<Linted> {
  const { files, problems } = findFiles(paths);
  const sets = added.map((path) => parseAt(path, parseSet));
  const found: Problem[] = [...problems];
  const given = ruleset === undefined ? null : await findGame(ruleset);
  const groups = new Map<string | null, Found[]>();
  for (const file of files) {
    const game = gameOf(file, given);
    groups.set(game, [...(groups.get(game) ?? []), file]);
  }
  // A set that is for the given game, or a shipped one, is checked also where none of the files belongs to that.
  for (const set of sets) {
    const game = gameOf(foundSet(set), given);
    if (game !== null && !groups.has(game)) groups.set(game, []);
  }
  const taken = new Set<unknown>();
  for (const [game, group] of groups) {
    if (game === null) {
      found.push(...group.flatMap(withoutGame));
      continue;
    }
    const own = await sourceOf(game, given);
    const source = withSets(own, sets);
    const more = sets.filter((set) => source.sets.includes(set));
    for (const set of more) taken.add(set);
    found.push(...ofFiles(source, [...group, ...more.map(foundSet)]));
    if (own !== given) found.push(...group.flatMap((file) => besides(own, file)));
  }
  for (const set of sets) if (!taken.has(set)) found.push(...withoutGame(foundSet(set)));
  const registries = await registriesOf(ruleset === undefined ? [] : [ruleset], added);
  for (const { path, kind } of files) if (kind === 'scenario') found.push(...(await checkScenario(path, registries)));
  const checked = new Set([...files.map(({ path }) => path), ...added, ...problems.map(({ file }) => file)]);
  return { files: checked.size, problems: once(found) };
}

/** A game that is not sound is told of where its files are checked; scenarios then do without it. */
async function registriesOf(named: readonly string[], added: readonly string[] = []): Promise<Registries> {
  const registries = await Registries.of(named, added);
  return registries instanceof Registries ? registries : registriesOf([]);
}

/** A set that is added, as a file that is to be checked. */
const foundSet = (set: Parsed<SetData>): Found => ({
  path: set.file,
  kind: 'set',
  game: gameFolderOf(dirname(set.file)),
  ...(set.ok ? { ruleset: set.data.ruleset } : {}),
});

const GIVEN = '';

/** The game by which a file is checked: its folder, or its name; `null` if it says of none that there is. */
function gameOf({ kind, game, ruleset }: Found, given: GameSource | null): string | null {
  if (given) return GIVEN;
  if (game !== null || kind === 'scenario') return game;
  return ruleset !== undefined && Object.hasOwn(SHIPPED, ruleset) ? ruleset : null;
}

const sourceOf = async (game: string, given: GameSource | null): Promise<GameSource> =>
  (game === GIVEN ? given : null) ?? SHIPPED[game] ?? readGame(game);

/** What is wrong with some files of a game, and with its ruleset, without which names mean nothing. */
function ofFiles(source: GameSource, files: readonly Found[]): readonly Problem[] {
  const pathsOf = (wanted: Found['kind']) => files.flatMap(({ kind, path }) => (kind === wanted ? [path] : []));
  const { problems } = checkGame(source, { sets: pathsOf('set'), decks: pathsOf('deck') });
  const named = new Map(files.map(({ path }) => [resolve(path), path]));
  const ruleset = 'file' in source.ruleset ? resolve(source.ruleset.file) : undefined;
  return problems.flatMap((problem) => {
    const file = resolve(problem.file ?? '');
    if (named.has(file)) return [{ ...problem, file: named.get(file) ?? file }];
    return file === ruleset ? [problem] : [];
  });
}

/** That a set or a deck lies in a game's folder, and not where the game looks for it: nothing is played with it. */
function besides({ name, sets, decks }: GameSource, { path, kind, game }: Found): readonly Problem[] {
  if (game === null || (kind !== 'set' && kind !== 'deck')) return [];
  const known = (kind === 'set' ? sets : decks).some((one) => 'file' in one && resolve(one.file) === resolve(path));
  if (known) return [];
  const message = `This ${kind} is no part of the game in ${name}: it does not lie in its folder ${kind}s/.`;
  const expected = `it in ${kind}s/, unless \`--${kind}\` is to name it`;
  return [{ path: [], level: 'warning', message, expected, file: path, line: 1, column: 1 }];
}

/** What is wrong with a file of a game that is not known: its form, and that. */
function withoutGame({ path, kind, ruleset }: Found): readonly Problem[] {
  if (kind === 'scenario' || kind === 'ruleset') return [];
  const file = kind === 'set' ? parseAt(path, parseSet) : parseAt(path, parseDeck);
  const form = file.ok ? [] : file.problems;
  if (ruleset === undefined) return form;
  const unknown = unknownWord(['ruleset'], `There is no ruleset "${ruleset}" here.`, ruleset, Object.keys(SHIPPED));
  return [...form, placed(unknown, path, file.locate)];
}
