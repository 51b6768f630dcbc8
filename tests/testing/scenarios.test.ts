import { describe, it } from 'vitest';
import { reportProblems, reportScenario, runScenario } from '../../testing/index.ts';
import { parsedScenarios, scenarioFiles } from '../support/scenarios.ts';
import { REGISTRY } from './registry.ts';

/** Fails with the report alone: where in this file it was thrown helps nobody. */
function fail(report: string): never {
  const error = new Error(report);
  error.stack = report;
  throw error;
}

describe.each(scenarioFiles())('%s', (file) => {
  const parsed = parsedScenarios(file);
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
