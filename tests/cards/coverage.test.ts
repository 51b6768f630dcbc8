import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cardCoverage } from '../../testing/index.ts';
import { parsedScenarios, scenarioFiles } from '../support/scenarios.ts';
import { GAMES } from '../testing/registry.ts';

/** The scenarios of a game; what is wrong with a file is said where it is run. */
const scenariosOf = (game: string) =>
  scenarioFiles(`${game}/`).flatMap((file) => {
    const parsed = parsedScenarios(file);
    return parsed.ok ? parsed.scenarios : [];
  });

describe.each(Object.entries(GAMES))('the cards of %s', (game, entry) => {
  it('are each shown to work, and not to where they must not', () => {
    expect(cardCoverage(entry, scenariosOf(game)).map((gap) => gap.message)).toEqual([]);
  });

  it('have a file of scenarios each, named after the card', () => {
    const about = scenariosOf(game).filter(({ data }) => data.card !== undefined);
    const misplaced = about.filter(({ data, file }) => !file.endsWith(`/${game}/${data.card}.yaml`));
    expect(misplaced.map(({ file }) => file)).toEqual([]);
  });
});

it('every game is looked at', () => {
  const folders = readdirSync(new URL('../../cards/', import.meta.url)).filter((folder) => folder !== 'tools');
  expect(folders).toEqual(Object.keys(GAMES));
});
