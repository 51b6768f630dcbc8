import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../cards/tools/problem.ts';
import type { CardData } from '../../effects/card-data.ts';
import { cardCoverage, parseScenarios, type RegistryEntry, type Scenario } from '../../testing/index.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { board, relic, spell, unit } from '../rulesets/parts.ts';

const entry = (...cards: readonly CardData[]): RegistryEntry => ({ ...arena, cards: [unit('rat', 1, 1, 1), ...cards] });

function scenarios(card: string, list: string): readonly Scenario[] {
  const parsed = parseScenarios(`ruleset: arena\ncard: ${card}\nscenarios:\n${list}`, 'a.yaml');
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
  return parsed.scenarios;
}

const gaps = (cards: readonly CardData[], given: readonly Scenario[]): readonly string[] =>
  cardCoverage(entry(...cards), given).map((gap) => gap.message);

const tithe = relic('tithe', 0, {
  abilities: [
    { on: { on: 'moved', how: ['discard'], owner: 'you', subject: {} }, do: [{ op: 'heal', to: 'you', amount: 1 }] },
  ],
});

/** A discards, and a spell that makes a player do so. */
const purge = (who: string): string =>
  `cards: [{ id: purge, name: Purge, types: [spell], stats: { cost: 0 }, play: { do: [{ op: discard, who: ${who} }] } }]`;

/** The second card in the hand is one that must not matter. */
const heals = (second: string): string => `  - scenario: A discard heals
    shows: works
    ${purge('you')}
    setup: { step: main, players: { ann: { board: [tithe], hand: [purge, rat, ${second}] }, bob: {} } }
    steps:
      - ann: play purge
      - ann: [rat]
      - expect:
          events:
            - moved ann/rat hand -> discard (discard)
            - moved ann/purge limbo -> discard (resolve)
            - finished ann/purge resolved
            - healed ann 1
            - finished ann/tithe resolved
    end: { choice: window }
`;

const does = (who: string, what: string, events: string): string => `  - scenario: No heal
    shows: fails
    ${purge(who)}
    setup: { step: main, players: { ann: { hand: [purge], board: [tithe] }, bob: { hand: [rat] } } }
    steps: [{ ann: ${what} }, { expect: { events: [${events}] } }]
    end: { choice: window }
`;

const FOE = does(
  'opponents',
  'play purge',
  'moved ann/purge hand -> limbo (play), acted ann play ann/purge, moved bob/rat hand -> discard (discard), ' +
    'moved ann/purge limbo -> discard (resolve), finished ann/purge resolved',
);

describe('what scenarios leave open of cards', () => {
  it('is nothing where all that a card says is shown', () => {
    expect(gaps([tithe], scenarios('tithe', heals('tithe') + FOE))).toEqual([]);
  });

  it('is that a card has none, where it does something', () => {
    const plain = unit('plain', 1, 1, 1, { keywords: { guard: 1 }, play: { targets: [] } });
    expect(gaps([tithe, plain], [])).toEqual([
      'tithe: no scenario shows that it works',
      'tithe: no scenario shows where nothing comes of it',
    ]);
  });

  it('is what no scenario fails without', () => {
    expect(gaps([tithe], scenarios('tithe', heals('rat')))).toEqual([
      'tithe: no scenario shows where nothing comes of it',
      'tithe: nothing fails with all zones as "zones" of abilities.0',
      'tithe: nothing fails without "owner: you" of abilities.0.on',
    ]);
  });

  it('is what a scenario does not look at exactly', () => {
    const vague = `  - { scenario: Vague, shows: works, setup: { players: { ann: {}, bob: {} } }, end: { choice: none } }
  - { scenario: Dim, shows: fails, setup: { players: { ann: {}, bob: {} } }, steps: [{ expect: { some: [] } }], end: {} }
`;
    const found = gaps([tithe], scenarios('tithe', vague));
    expect(found).toContain('tithe: "Vague" is to show that it works, and has no exact events');
    expect(found).toContain(
      'tithe: "Dim" is to show where nothing comes of it, and has neither a refusal nor exact events',
    );
  });

  it('is, of cards that only change others, also what they are then like', () => {
    const banner = relic('banner', 0, {
      abilities: [{ affects: board('you'), patches: [{ patch: 'addStat', stat: 'attack', by: 1 }] }],
    });
    const look = (end: string): readonly Scenario[] =>
      scenarios('banner', `  - { scenario: S, shows: works, setup: { players: { ann: {}, bob: {} } }, end: ${end} }\n`);
    const message = 'banner: "S" is to show that it works, and has neither events nor stats, keywords or candidates';
    expect(gaps([banner], look('{ ann: { board: [{ card: rat, facts: {} }] } }'))).toContain(message);
    expect(gaps([banner], look('{ ann: { board: [{ card: rat, stats: { attack: 2 } }] } }'))).not.toContain(message);
    expect(gaps([banner], look('{ candidates: [rat] }'))).not.toContain(message);
  });

  it('is a scenario that is not so, and then nothing else is looked at', () => {
    const wrong = scenarios('tithe', heals('rat').replace('healed ann 1', 'healed ann 2'));
    expect(gaps([tithe], wrong)).toEqual([
      'tithe: no scenario shows where nothing comes of it',
      expect.stringContaining('tithe: it is not so that\nNOT A discard heals (a.yaml:4)\n    a.yaml:'),
    ]);
  });

  it('is only looked at for the ruleset and card that a scenario names', () => {
    const mine = scenarios('tithe', heals('tithe') + FOE);
    const others = [
      ...mine.map((s) => ({ ...s, data: { ...s.data, card: 'rat' } })),
      ...mine.map((s) => ({ ...s, data: { ...s.data, ruleset: 'stackgame' } })),
    ];
    expect(gaps([tithe], others)).toEqual(gaps([tithe], []));
    expect(cardCoverage(entry(tithe), [])[0]).toMatchObject({ card: 'tithe' });
  });

  it('may be shown by a refusal', () => {
    const costly = spell('costly', 1, { do: [{ op: 'draw' }] });
    const list = `  - scenario: It draws
    shows: works
    setup: { step: main, players: { ann: { hand: [costly], deck: [rat], facts: { maxMana: 1, mana: 1 } }, bob: {} } }
    steps:
      - ann: play costly
      - expect:
          events:
            - counted ann mana -1
            - moved ann/costly hand -> limbo (play)
            - acted ann play ann/costly
            - moved ann/rat deck -> hand (draw)
            - moved ann/costly limbo -> discard (resolve)
            - finished ann/costly resolved
    end: { choice: window }
  - scenario: It has to be paid
    shows: fails
    setup: { step: main, players: { ann: { hand: [costly] }, bob: {} } }
    steps: [{ reject: { ann: play costly, because: unpayable } }]
    end: { choice: window }
`;
    expect(gaps([costly], scenarios('costly', list))).toEqual([]);
  });
});
