import { readdirSync, readFileSync } from 'node:fs';
import { describe, it } from 'vitest';
import { parseScenarios, reportProblems, reportScenario, runScenario } from '../../testing/index.ts';
import { REGISTRY } from './registry.ts';

const FOLDER = new URL('../scenarios/', import.meta.url);

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.yaml'))
  .sort();

/** Fails with the report alone: where in this file it was thrown helps nobody. */
function fail(report: string): never {
  const error = new Error(report);
  error.stack = report;
  throw error;
}

describe.each(files)('%s', (file) => {
  const parsed = parseScenarios(readFileSync(new URL(file, FOLDER), 'utf8'), `tests/scenarios/${file}`);
  if (!parsed.ok) {
    it('can be read', () => fail(reportProblems(parsed.problems)));
    return;
  }
  // Scenarios in `open/` show what is known to be wrong: one that passes has to be moved to where it belongs.
  const test = file.startsWith('open/') ? it.fails : it;
  for (const scenario of parsed.scenarios)
    test(scenario.data.scenario, () => {
      const ran = runScenario(scenario, REGISTRY);
      if (!ran.ok) fail(reportScenario(ran));
    });
});
