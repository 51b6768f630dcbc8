import { listWords } from '../../cards/tools/problem.ts';
import { parseScenarios, type ScenarioData } from '../../testing/index.ts';
import { UserError } from '../errors.ts';
import { kindAt, readText } from '../game/files.ts';
import type { Game } from '../game/game.ts';
import { nearHint } from '../near.ts';

/** Sets that are files, whose cards are added to the game; all others are named. */
export const setFiles = (sets: readonly string[]): readonly string[] => sets.filter((set) => kindAt(set) !== null);

/** Ids of the cards that were chosen: of some sets, or by themselves. @throws {UserError} if there is no such set or card */
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
  const chosen = [...ofSets, ...cards];
  return chosen.length > 0 ? [...new Set(chosen)] : ids;
}

/** The scenarios of a game, as far as they can be read: they show positions for the cards that they are about. */
export const scenariosOf = ({ scenarios }: Game): readonly ScenarioData[] =>
  scenarios.flatMap((file) => {
    const read = readText(file);
    const parsed = read.ok ? parseScenarios(read.text, file) : null;
    return parsed?.ok ? parsed.scenarios.map(({ data }) => data) : [];
  });
