/** Tests of rulesets and cards: scenario files for people without TypeScript, and the same by program. */

export { cardCoverage, type Gap } from './coverage/card-coverage.ts';
export type { Failed } from './fuzz/failed.ts';
export { type FuzzOptions, type FuzzReport, fuzz, type Progress } from './fuzz/fuzz.ts';
export type { Kind } from './fuzz/reachable.ts';
export type { Counts } from './fuzz/trial.ts';
export {
  type CardPaths,
  type CardReport,
  choicePaths,
  type Doing,
  type Edge as ChoiceEdge,
  type Explored as ExploredPosition,
  type Failure as PathFailure,
  type FailureReport as PathFailureReport,
  type Fault as PathFault,
  type Graph as ChoiceGraph,
  type Node as ChoiceNode,
  type PathsOptions,
  pathsPage,
  pathsReport,
  pathsTotals,
  type Sketch as PathPosition,
  type Step as ChoiceStep,
  type Totals as PathsTotals,
} from './paths/index.ts';
export type * from './scenario/format.ts';
export type { Known } from './scenario/leaves.ts';
export { MODES } from './scenario/modes.ts';
export { type ParsedScenarios, parseScenarios, type Scenario } from './scenario/parse.ts';
export { reportProblems, reportScenario } from './scenario/report.ts';
export { type Failure, type Ran, runScenario } from './scenario/run.ts';
export { scenarioSchema } from './scenario/schema.ts';
export type { Mode, Session } from './scenario/session.ts';
export type { Registry, RegistryEntry } from './scenario/setup.ts';
export { SetupError } from './scenario/setup-error.ts';
export { scenarioText } from './shrink/scenario-text.ts';
export { shrink } from './shrink/shrink.ts';
export { type TableOptions, table } from './start.ts';
export { Mismatch, Table } from './table.ts';
