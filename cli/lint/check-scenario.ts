import type { Problem } from '../../cards/tools/problem.ts';
import { placed } from '../../cards/tools/yaml/parse-file.ts';
import { parseScenarios } from '../../testing/index.ts';
import { scenarioProblems } from '../../testing/scenario/check.ts';
import { readText } from '../game/files.ts';
import type { Registries } from '../scenario/registry.ts';

/** What is wrong with a scenario file, without running it. Of a game that is not sound the game itself tells. */
export async function checkScenario(file: string, registries: Registries): Promise<readonly Problem[]> {
  const read = readText(file);
  if (!read.ok) return [{ path: [], message: read.message, file }];
  const parsed = parseScenarios(read.text, file);
  if (!parsed.ok) return parsed.problems;
  const entered = await registries.of(file);
  if (!entered.ok) return [];
  return parsed.scenarios.flatMap(({ data, locate }) =>
    scenarioProblems(data, entered.registry).map((problem) => placed(problem, file, locate)),
  );
}
