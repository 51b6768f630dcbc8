import { describe, expect, it } from 'vitest';
import { hashOf } from '../../effects/hash.ts';
import { start } from '../../search/index.ts';
import { parseScenarios, type Ran, runScenario, table } from '../../testing/index.ts';
import { duelGame } from '../support/games.ts';
import { GAMES, REGISTRY } from './registry.ts';

const deck = (card: string) => Array.from({ length: 8 }, () => card);

function run(setup: string, end = 'end: { choice: mulligan }'): Ran {
  const parsed = parseScenarios(`scenario: S\nruleset: duel\nseed: 7\nsetup: ${setup}\n${end}\n`, 'a.yaml');
  if (!parsed.ok || !parsed.scenarios[0]) throw new Error('it can be read');
  return runScenario(parsed.scenarios[0], REGISTRY);
}

const failure = (setup: string): string =>
  run(setup)
    .failures.map(({ message }) => message)
    .join();

describe('a scenario that begins with the opening', () => {
  const players = [
    { name: 'ann', deck: deck('kerb-pup') },
    { name: 'bob', deck: deck('scrap-dealer') },
  ];
  const seats = { ann: { deck: deck('kerb-pup') }, bob: { deck: deck('scrap-dealer') } };
  const duel = GAMES.duel;

  it('is the match that the same decks, seed and first player give', () => {
    if (!duel) throw new Error('there is duel');
    for (const [active, first] of [
      ['ann', 0],
      ['bob', 1],
    ] as const) {
      const t = table(duel, { opening: true, active, players: seats }, { seed: 7 });
      expect(t.hash).toBe(hashOf(start(duelGame.book, { players, seed: 7, first }).match.state));
      expect(t.choice()?.player).toBe(active);
    }
  });

  it('plays on in every mode', () => {
    const ran = run(
      '{ opening: true, players: { ann: { deck: [{ card: kerb-pup, count: 8 }] }, bob: { deck: [{ card: scrap-dealer, count: 8 }] } } }',
      'steps: [{ ann: [kerb-pup.5] }]\nend: { choice: mulligan, player: bob }',
    );
    expect(ran.failures).toEqual([]);
  });

  it('says nothing but decks and who begins', () => {
    expect(failure('{ opening: true, step: main, players: { ann: {}, bob: {} } }')).toBe(
      'a match that begins with its opening has no "step" of its own',
    );
    expect(failure('{ opening: true, turn: 3, players: { ann: {}, bob: {} } }')).toContain('no "turn" of its own');
    expect(failure('{ opening: true, players: { ann: { hand: [kerb-pup] }, bob: {} } }')).toBe(
      'a match of "duel" that begins with its opening has all cards in "deck", and nothing in "hand"',
    );
    expect(failure('{ opening: true, players: { ann: { facts: { mana: 1 } }, bob: {} } }')).toContain(
      'nothing in "facts"',
    );
    expect(failure('{ opening: true, players: { ann: { deck: [{ card: kerb-pup, token: true }] }, bob: {} } }')).toBe(
      'of a card of a deck there is nothing to say but how many: not "token"',
    );
    expect(failure('{ opening: true, players: { ann: {} } }')).toContain('is for 2 players');
  });

  it('without it begins in the position, also where it has been asked for before', () => {
    expect(run('{ opening: false, step: main, players: { ann: {}, bob: {} } }', 'end: { choice: window }').ok).toBe(
      true,
    );
  });
});
