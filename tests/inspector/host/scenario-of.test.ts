import { describe, expect, it } from 'vitest';
import { createMatch, type LiveMatch, type PlayerSetup } from '../../../index.ts';
import { Chronicle } from '../../../inspector/host/chronicle.ts';
import { give } from '../../../inspector/host/going.ts';
import { scenarioOf } from '../../../inspector/host/scenario-of.ts';
import { scenarioLocal } from '../../../inspector/page/local/open-scenario.ts';
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
  answerAtRandom(match, draw, most);
  return { match, chronicle, setup };
}

function answerAtRandom(match: LiveMatch, draw: (n: number) => number, most: number): void {
  for (let n = 0; n < most; n++) {
    const input = randomInput(match.position, draw);
    if (!input || !give(match, input).ok) return;
  }
}

const named = (player: PlayerSetup | undefined, name: string): PlayerSetup => ({ name, deck: player?.deck ?? [] });

/** How many steps the scenario has. */
function parsedSteps(text: string | null): number {
  const parsed = parseScenarios(text ?? '', 'made.yaml');
  return parsed.ok ? (parsed.scenarios[0]?.data.steps?.length ?? 0) : 0;
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

/** Begins in the middle, from a scenario with a card of its own. */
const SITUATION = `
scenario: A card of its own
ruleset: duel
cards:
  - { id: plain-ox, name: Plain Ox, types: [unit], stats: { cost: 1, attack: 3, health: 3 } }
setup:
  step: main
  turn: 4
  players:
    ann: { facts: { mana: 4, maxMana: 4 }, hand: [plain-ox, kerb-pup], deck: [kerb-pup, kerb-pup, kerb-pup, kerb-pup] }
    bob: { board: [kerb-pup], deck: [kerb-pup, kerb-pup, kerb-pup, kerb-pup] }
end: { choice: window }
`;

const games = [duelGame, ...NEUTRAL.filter(({ name }) => name === 'arena' || name === 'stackgame')];

describe('the scenario of a step', () => {
  it.each(games)('passes in all modes, wherever a match of $name stands', (game) => {
    const registry = registryOf(game);
    for (const seed of [1, 2]) {
      const { chronicle, setup, match } = playedAtRandom(game, seed, 50);
      for (let at = 0; at < chronicle.steps.length; at += 9) {
        const step = chronicle.step(at);
        expect(
          step && wrongWith(scenarioOf(chronicle, step, { setup }), registry),
          `seed ${seed}, step ${at}`,
        ).toBeNull();
      }
      match.stop();
    }
  });

  it('is of the last answers where they lead there, and of all of them where only those do', () => {
    const { chronicle, setup, match } = playedAtRandom(duelGame, 4, 30);
    const lengths = chronicle.steps.map((step) => parsedSteps(scenarioOf(chronicle, step, { setup })));
    expect(lengths.filter((length) => length > 0 && length < 4).length).toBeGreaterThan(lengths.length / 2);
    // The opening cannot be told otherwise than as a whole.
    expect(lengths[1]).toBe(1);
    match.stop();
  });

  it('is told without the setup where the table says enough, and else not at all', () => {
    const registry = registryOf(duelGame);
    const { chronicle, match } = playedAtRandom(duelGame, 5, 30);
    const texts = chronicle.steps.map((step) => scenarioOf(chronicle, step, {}));
    expect(texts[0]).toBeNull();
    expect(texts.filter((text) => text !== null).length).toBeGreaterThan(15);
    for (const text of texts.slice(10, 14)) expect(text === null ? null : wrongWith(text, registry)).toBeNull();
    match.stop();
  });

  it('is told of the table where the match has not come from the setup that is named; only where that is not enough is it said', () => {
    const { chronicle, setup, match } = playedAtRandom(duelGame, 5, 30);
    for (const wrong of [
      { ...setup, seed: 6 },
      { ...setup, players: [] },
    ]) {
      const told = chronicle.steps.slice(0, 24).map((step) => {
        try {
          return scenarioOf(chronicle, step, { setup: wrong });
        } catch (error) {
          return error;
        }
      });
      expect(told[0]).toMatchObject({ message: expect.stringMatching(/not come from the setup/) });
      expect(told.filter((text) => typeof text === 'string').length).toBeGreaterThan(9);
    }
    match.stop();
  });

  it('knows what was answered before anybody looked', () => {
    const draw = drawFrom(6);
    const setup = { seed: 6, players: duelGame.players(draw) };
    const match = createMatch({ book: duelGame.book, ...setup });
    answerAtRandom(match, draw, 3);
    const chronicle = new Chronicle(match);
    answerAtRandom(match, draw, 2);
    expect(wrongWith(scenarioOf(chronicle, chronicle.current, { setup }), registryOf(duelGame))).toBeNull();
    match.stop();
  });

  it('gives players names that they can have in a scenario', () => {
    const [ann, bob] = duelGame.players(drawFrom(1));
    const setup = { seed: 1, players: [named(ann, 'Mr. X'), named(bob, 'expect')] };
    const match = createMatch({ book: duelGame.book, ...setup });
    const chronicle = new Chronicle(match);
    answerAtRandom(match, drawFrom(2), 25);
    const text = scenarioOf(chronicle, chronicle.current, { setup });
    expect(text).toMatch(/Mr-X/);
    expect(text).toMatch(/player2/);
    expect(wrongWith(text, registryOf(duelGame))).toBeNull();
    match.stop();
  });

  it('goes on from the scenario that the match began with, and carries its cards', async () => {
    const opened = await scenarioLocal({ name: 'ox.yaml', text: SITUATION }, async () => 0);
    if (!opened?.began) throw new Error('It has not begun.');
    const { match, chronicle, began } = opened;
    answerAtRandom(match, drawFrom(3), 12);
    for (const step of chronicle.steps) {
      const text = scenarioOf(chronicle, step, { began });
      expect(text).toMatch(/plain-ox/);
      expect(wrongWith(text, registryOf(duelGame)), `step ${step.id}`).toBeNull();
    }
    opened.stop();
  });
});
