import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../cards/tools/problem.ts';
import { parseScenarios, reportScenario, runScenario, scenarioSchema, table } from '../../testing/index.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { REGISTRY } from './registry.ts';

const PAGE = readFileSync(new URL('../../docs/scenarios.md', import.meta.url), 'utf8');
const examples = [...PAGE.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => text);

describe('docs/scenarios.md', () => {
  it.each(examples.map((text) => [/scenario: (.*)/.exec(text)?.[1] ?? '', text]))('its example runs: %s', (_, text) => {
    const parsed = parseScenarios(text, 'scenarios.md');
    expect(parsed.ok ? [] : parsed.problems.map(formatProblem)).toEqual([]);
    for (const scenario of parsed.ok ? parsed.scenarios : []) {
      const ran = runScenario(scenario, REGISTRY);
      expect(ran.ok ? '' : reportScenario(ran)).toBe('');
    }
  });

  it('has examples of duel', () => {
    expect(examples.filter((text) => /^ruleset: duel$/m.test(text))).toHaveLength(2);
  });

  it('names every key', () => {
    const defs = scenarioSchema().$defs ?? {};
    const open = [
      'scenario',
      'scenarioFile',
      'draw',
      'setup',
      'seat',
      'look',
      'tableLook',
      'seenLook',
      'step',
      'reject',
    ];
    const entries = ['placed', 'shown', 'seenCard', 'answer', 'look'].flatMap((def) => defs[def]?.anyOf ?? []);
    const tables = [...open.map((def) => defs[def]), ...entries];
    const keys = new Set(tables.flatMap((def) => Object.keys(def?.properties ?? {})));
    expect(keys.size).toBeGreaterThan(40);
    for (const key of keys) expect(PAGE, key).toMatch(new RegExp(`\\b${key}\\b`));
  });

  it('shows a report as it is', () => {
    const [first = ''] = examples;
    const wrong = first.replace('{ card: bear, facts: { damage: 1 } }', '{ card: bear, facts: { damage: 2 } }');
    const parsed = parseScenarios(wrong, 'wolf.yaml');
    const [scenario] = parsed.ok ? parsed.scenarios : [];
    expect(scenario && PAGE.includes(reportScenario(runScenario(scenario, REGISTRY)))).toBe(true);
  });

  it('its program runs', () => {
    // The same lines as there.
    const t = table(arena, {
      step: 'main',
      players: { ann: { hand: ['bolt'], facts: { mana: 2, maxMana: 2 } }, bob: { board: ['rat'] } },
    });
    t.play('ann', 'play', 'bolt');
    t.expectChoice({ choice: 'target', player: 'ann', candidates: ['rat', 'ann', 'bob'] });
    t.rejects('ann', ['rat', 'bob'], 'too-many');
    t.answer('ann', ['rat']);
    t.expect({ some: ['damaged bob/rat 2'], bob: { board: [], discard: ['rat'] } });
    const [, program = ''] = /```ts\n([\s\S]*?)```/.exec(PAGE) ?? [];
    const source = readFileSync(new URL(import.meta.url), 'utf8').replace(/^ {4}/gm, '');
    expect(source).toContain(program);
  });
});
