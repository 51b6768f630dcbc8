import { formatProblem, listWords } from '../../cards/tools/problem.ts';
import { placed } from '../../cards/tools/yaml/parse-file.ts';
import { parseScenarios, type ScenarioData } from '../../testing/index.ts';
import { scenarioProblems } from '../../testing/scenario/check.ts';
import { UserError } from '../errors.ts';
import { kindAt, readText } from '../game/files.ts';
import type { Game } from '../game/game.ts';
import { nearHint } from '../near.ts';

/** Sets that are files, whose cards are added to the game; all others are named. */
export const setFiles = (sets: readonly string[]): readonly string[] => sets.filter((set) => kindAt(set) === 'file');

/** Ids of the cards that were chosen: by themselves, or else all of some sets. @throws {UserError} if there is no such set or card */
export function chosenCards(game: Game, sets: readonly string[], cards: readonly string[]): readonly string[] {
  const files = setFiles(sets);
  // What was added comes last, in the order in which it was named.
  const added = game.sets.slice(game.sets.length - files.length);
  const ofSets = sets.flatMap((name) => {
    const at = files.indexOf(name);
    const found = at >= 0 ? added[at] : game.sets.find(({ set }) => set === name);
    if (found) return found.cards.map(({ id }) => id);
    const known = game.sets.map(({ set }) => set);
    throw new UserError(`there is no set "${name}"; there is: ${listWords(known)}${nearHint(name, known)}`);
  });
  const ids = game.cards.map(({ id }) => id);
  const stray = cards.find((id) => !ids.includes(id));
  if (stray !== undefined) throw new UserError(`there is no card "${stray}"${nearHint(stray, ids)}`);
  const chosen = cards.length > 0 ? cards : ofSets;
  return chosen.length > 0 ? [...new Set(chosen)] : ids;
}

/** The scenarios of a game: they show positions for the cards that they are about. `leave` is told of those left out. */
export function scenariosOf(game: Game, leave: (line: string) => void): readonly ScenarioData[] {
  const registry = { [game.book.ruleset.name]: { ruleset: game.book.ruleset, cards: game.cards } };
  return game.scenarios.flatMap((file) => {
    const read = readText(file);
    if (!read.ok) leave(`${file} is left out: ${read.message}`);
    const parsed = read.ok ? parseScenarios(read.text, file) : null;
    if (parsed && !parsed.ok) leave(`left out: ${parsed.problems.map(formatProblem)[0]}`);
    if (!parsed?.ok) return [];
    return parsed.scenarios.flatMap(({ data, locate }) => {
      const [problem] = scenarioProblems(data, registry);
      if (problem) leave(`left out: ${formatProblem(placed(problem, file, locate))}`);
      return problem ? [] : [data];
    });
  });
}
