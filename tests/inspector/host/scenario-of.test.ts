import { describe, expect, it } from 'vitest';
import { createMatch } from '../../../index.ts';
import { Chronicle } from '../../../inspector/host/chronicle.ts';
import { give } from '../../../inspector/host/going.ts';
import { scenarioOf } from '../../../inspector/host/scenario-of.ts';
import { randomInput } from '../../../search/index.ts';
import { parseScenarios, type Registry, runScenario } from '../../../testing/index.ts';
import { duelGame, type Game, NEUTRAL } from '../../support/games.ts';
import { drawFrom } from '../../support/random.ts';

/** A match of so many answers at random, with the chronicle of all of them. */
function playedAtRandom({ book, players }: Game, seed: number, most: number) {
  const draw = drawFrom(seed);
  const setup = { seed, players: players(draw) };
  const match = createMatch({ book, ...setup });
  const chronicle = new Chronicle(match);
  for (let n = 0; n < most; n++) {
    const input = randomInput(match.position, draw);
    if (!input || !give(match, input).ok) break;
  }
  return { match, chronicle, setup };
}

const registryOf = ({ book }: Game): Registry => ({
  [book.ruleset.name]: { ruleset: book.ruleset, cards: [...book.cards.values()].map(({ data }) => data) },
});

/** @returns what is wrong with the scenario of a step; `null` where all is well */
function wrongWith(text: string | null, registry: Registry): string | null {
  if (text === null) return 'there is no scenario of it';
  const parsed = parseScenarios(text, 'made.yaml');
  if (!parsed.ok) return `${JSON.stringify(parsed.problems[0])}\n${text}`;
  const [scenario] = parsed.scenarios;
  const ran = scenario && runScenario(scenario, registry);
  return ran?.ok ? null : `${ran?.failures.map(({ message }) => message).join('; ')}\n${text}`;
}

const games = [duelGame, ...NEUTRAL.filter(({ name }) => name === 'arena' || name === 'stackgame')];

describe('the scenario of a step', () => {
  it.each(games)('passes in all modes, wherever a match of $name stands', (game) => {
    const registry = registryOf(game);
    for (const seed of [1, 2]) {
      const { chronicle, setup, match } = playedAtRandom(game, seed, 60);
      for (let at = 0; at < chronicle.steps.length; at += 7) {
        const step = chronicle.step(at);
        expect(
          step && wrongWith(scenarioOf(chronicle, step, { setup }), registry),
          `seed ${seed}, step ${at}`,
        ).toBeNull();
      }
      match.stop();
    }
  });
});
