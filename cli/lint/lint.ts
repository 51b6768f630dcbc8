import { resolve } from 'node:path';
import { once, type Problem, unknownWord } from '../../cards/tools/problem.ts';
import { parseDeck, parseSet, placed } from '../../cards/tools/yaml/parse-file.ts';
import { parseAt } from '../game/files.ts';
import { findGame, type GameSource, readGame, SHIPPED } from '../game/source.ts';
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

/** Checks a whole game: its ruleset, its sets and decks, its scenarios. */
export async function lintGame(name: string): Promise<Linted> {
  const source = await findGame(name);
  const { problems } = checkGame(source, { sets: [], decks: [] });
  const registries = await registriesOf([name]);
  const inScenarios = await Promise.all(source.scenarios.map((file) => checkScenario(file, registries)));
  const files = 1 + source.sets.length + source.decks.length + source.scenarios.length;
  return { files, problems: once([...problems, ...inScenarios.flat()]) };
}

/** Checks files, and what is in folders, each by the rules of the game that it belongs to: the given one, if there is one. */
export async function lintFiles(paths: readonly string[], ruleset: string | undefined): Promise<Linted> {
  const { files, problems } = findFiles(paths);
  const found: Problem[] = [...problems];
  const given = ruleset === undefined ? null : await findGame(ruleset);
  const groups = new Map<string | null, Found[]>();
  for (const file of files) {
    const game = gameOf(file, given);
    groups.set(game, [...(groups.get(game) ?? []), file]);
  }
  for (const [game, group] of groups) {
    if (game === null) found.push(...group.flatMap(withoutGame));
    else {
      const source = await sourceOf(game, given);
      found.push(
        ...ofFiles(source, group),
        ...(source === given ? [] : group.flatMap((file) => besides(source, file))),
      );
    }
  }
  const registries = await registriesOf(ruleset === undefined ? [] : [ruleset]);
  for (const { path, kind } of files) if (kind === 'scenario') found.push(...(await checkScenario(path, registries)));
  return { files: files.length + new Set(problems.map(({ file }) => file)).size, problems: once(found) };
}

/** A game that is not sound is told of where its files are checked; scenarios then do without it. */
async function registriesOf(named: readonly string[]): Promise<Registries> {
  const registries = await Registries.of(named);
  return registries instanceof Registries ? registries : registriesOf([]);
}

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
