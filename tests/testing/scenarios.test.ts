import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseScenarios, type Registry, reportProblems, reportScenario, runScenario } from '../../testing/index.ts';
import { RULESETS } from '../rulesets/index.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();

const registry: Registry = RULESETS;

describe.each(files)('%s', (file) => {
  const parsed = parseScenarios(readFileSync(new URL(file, FOLDER), 'utf8'), `tests/scenarios/${file}`);
  if (!parsed.ok) {
    it('can be read', () => expect.fail(reportProblems(parsed.problems)));
    return;
  }
  it.each(parsed.scenarios.map((scenario) => [scenario.data.scenario, scenario] as const))('%s', (_, scenario) => {
    const ran = runScenario(scenario, registry);
    if (!ran.ok) expect.fail(reportScenario(ran));
  });
});
