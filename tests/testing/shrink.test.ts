import { describe, expect, it, vi } from 'vitest';
import {
  parseScenarios,
  reportScenario,
  runScenario,
  type ScenarioData,
  scenarioText,
  shrink,
} from '../../testing/index.ts';
import { conserved } from '../../testing/invariants/conserved.ts';
import { faultIn } from '../../testing/scenario/run.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { parsedScenarios, scenarioFiles } from '../support/scenarios.ts';

const filler = (n: number) => Array.from({ length: n }, () => ({ ann: 'end' }));

/** A long scenario, of which little is of any use. */
const LONG: ScenarioData = {
  scenario: 'Long',
  about: 'It does much.',
  ruleset: 'arena',
  seed: 12,
  setup: {
    step: 'main',
    turn: 4,
    players: {
      ann: {
        facts: { mana: 3, maxMana: 3, health: 9 },
        hand: ['rat', { card: 'bolt', facts: { damage: 1 } }, 'giant'],
        deck: ['bear', { card: 'bear', count: 12 }, 'wolf'],
      },
      bob: { board: [{ card: 'wall', facts: { damage: 1 } }, 'bear'], facts: { mana: 1 } },
    },
  },
  steps: [...filler(7), { ann: 'play bolt' }, ...filler(11), { ann: ['wall'] }, ...filler(20)],
  end: {},
};

const text = (part: unknown): string => JSON.stringify(part);

/** It needs two steps in their order, two cards in two zones and one fact. */
const needs = ({ steps = [], setup }: ScenarioData): boolean => {
  const lines = steps.map(text);
  const play = lines.indexOf(text({ ann: 'play bolt' }));
  return (
    play >= 0 &&
    lines.indexOf(text({ ann: ['wall'] })) > play &&
    text(setup.players.ann?.hand ?? []).includes('bolt') &&
    text(setup.players.bob?.board ?? []).includes('wall') &&
    setup.players.ann?.facts?.mana === 3
  );
};

describe('a scenario', () => {
  it('is shrunk to what it cannot do without', () => {
    expect(shrink(LONG, needs)).toEqual({
      scenario: 'Long',
      ruleset: 'arena',
      setup: { players: { ann: { facts: { mana: 3 }, hand: ['bolt'] }, bob: { board: ['wall'] } } },
      steps: [{ ann: 'play bolt' }, { ann: ['wall'] }],
      end: {},
    });
  });

  it('is shrunk the same way each time, with no more tries than it is given', () => {
    for (const budget of [0, 1, 5, 40]) {
      const stillFails = vi.fn(needs);
      const smaller = shrink(LONG, stillFails, budget);
      expect(stillFails).toHaveBeenCalledTimes(budget);
      expect(needs(smaller)).toBe(true);
      expect(smaller).toEqual(shrink(LONG, needs, budget));
    }
    expect(text(shrink(LONG, needs, 40)).length).toBeLessThan(text(LONG).length / 2);
  });

  it('that nothing can be left out of stays as it is', () => {
    expect(shrink(LONG, () => false)).toEqual(LONG);
  });

  it('is shrunk to the one input after which something does not hold', () => {
    const broken = vi
      .spyOn(conserved, 'broken')
      .mockImplementation(({ messages }) =>
        messages.some(({ events }) => events.some((e) => e.type === 'damaged')) ? 'a card is gone' : null,
      );
    const whole: ScenarioData = {
      scenario: 'It must hold',
      ruleset: 'arena',
      setup: {
        step: 'main',
        players: {
          ann: { facts: { mana: 9, maxMana: 9 }, hand: ['rat', 'bolt', 'bear'], deck: ['rat', 'bear', 'wolf'] },
          bob: { board: ['bear', 'wall'], deck: ['rat', 'rat', 'rat'] },
        },
      },
      steps: [
        { ann: 'play rat' },
        { ann: 'end' },
        { bob: 'end' },
        { ann: 'play bolt' },
        { ann: ['wall'] },
        { ann: 'end' },
      ],
      end: {},
    };
    const shown = faultIn(whole, arena);
    expect(shown).toContain('it must hold that no card is lost');
    const small = shrink(whole, (data) => faultIn(data, arena) === shown);
    expect(small.steps).toHaveLength(2);
    expect(Object.values(small.setup.players).flatMap((seat) => Object.values(seat).flat()).length).toBeLessThan(6);
    // What was shrunk is a file that fails in the same way, and in no other once what was wrong has been mended.
    const parsed = parseScenarios(scenarioText(small), 'small.yaml');
    const [scenario] = parsed.ok ? parsed.scenarios : [];
    if (!scenario) throw new Error('it can be read');
    expect(reportScenario(runScenario(scenario, { arena }))).toContain('no card is lost, and none comes from nowhere');
    broken.mockRestore();
    expect(faultIn(small, arena)).toBeNull();
  });
});

describe('the text of a scenario', () => {
  it('has what fits into a line in one line', () => {
    expect(scenarioText({ ...shrink(LONG, needs), end: { choice: 'window' } })).toBe(`scenario: Long
ruleset: arena
setup: { players: { ann: { facts: { mana: 3 }, hand: [bolt] }, bob: { board: [wall] } } }
steps:
  - ann: play bolt
  - ann: [wall]
end: { choice: window }
`);
  });

  it('is read as the same scenario, whatever is in it', () => {
    for (const file of scenarioFiles()) {
      const parsed = parsedScenarios(file);
      for (const { data } of parsed.ok ? parsed.scenarios : []) {
        const written = scenarioText(data);
        const again = parseScenarios(written, file);
        expect(again.ok ? again.scenarios.map((one) => one.data) : again.problems, written).toEqual([data]);
      }
    }
  });
});
