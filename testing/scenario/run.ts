import type { Path } from '../../cards/tools/problem.ts';
import { Mismatch, Table } from '../table.ts';
import { problemWords, scenarioProblems } from './check.ts';
import type { AnswerData, LookData, RejectData, ScenarioData, StepData } from './format.ts';
import { MODES } from './modes.ts';
import type { Scenario } from './parse.ts';
import type { Mode } from './session.ts';
import { bookFor, position, type Registry, type RegistryEntry } from './setup.ts';
import { SetupError } from './setup-error.ts';

/** One thing that a scenario says and that is not so. */
export interface Failure {
  /** Number of the step, from 1; 0 is the setup, and one more than there are steps is the end. */
  readonly step: number;
  readonly line: number;
  readonly column?: number;
  readonly message: string;
}

/** What a scenario came to: all it says is so, or what is not. */
export interface Ran {
  readonly ok: boolean;
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly failures: readonly Failure[];
}

/** How a scenario fails. */
interface Wrong {
  readonly step: number;
  readonly path: Path;
  readonly message: string;
  /** It is not that something is other than the scenario says: the engine failed, or the modes differ. */
  readonly fault: boolean;
}

/** What a scenario came to in one mode. */
interface Run {
  readonly failure?: Wrong;
  /** A hash of the state at the beginning and after each step. */
  readonly hashes: readonly string[];
}

/**
 * Plays a scenario in every mode. It stops at the first step that goes wrong; the modes must come to equal states
 * after every step. Where a mode shows a fault of the engine, that is told before anything that is other than the
 * scenario says. Never throws for what is in a scenario.
 * @example
 * ```ts
 * import { duel, SETS } from 'cardwright/duel';
 * import { parseScenarios, reportScenario, runScenario } from 'cardwright/testing';
 *
 * const file = `
 * scenario: A pup stays where it is put
 * ruleset: duel
 * setup: { step: main, players: { ann: { board: [kerb-pup] }, bob: {} } }
 * end: { choice: window, ann: { board: [kerb-pup] } }
 * `;
 * const parsed = parseScenarios(file, 'pup.yaml');
 * const registry = { duel: { ruleset: duel, cards: SETS.flatMap((set) => set.cards) } };
 * if (parsed.ok) for (const scenario of parsed.scenarios) console.log(reportScenario(runScenario(scenario, registry))); // ok  A pup stays where it is put
 * ```
 */
export function runScenario(
  scenario: Scenario,
  registry: Registry,
  modes: Readonly<Record<string, Mode>> = MODES,
): Ran {
  const { data, file, line } = scenario;
  const failures = scenarioProblems(data, registry).map((problem) =>
    failed(scenario, stepOf(data, problem.path), problem.path, problemWords(problem), problem.at),
  );
  const entry = registry[data.ruleset];
  const wrong = failures.length === 0 && entry ? playAll(data, entry, modes) : null;
  if (wrong) failures.push(failed(scenario, wrong.step, wrong.path, wrong.message));
  return { ok: failures.length === 0, name: data.scenario, file, line, failures };
}

/** What is wrong: a fault, in whatever mode it shows, before what is other than the scenario says. */
function playAll(data: ScenarioData, entry: RegistryEntry, modes: Readonly<Record<string, Mode>>): Wrong | null {
  let first: { mode: string; run: Run } | undefined;
  let other: Wrong | null = null;
  for (const [mode, how] of Object.entries(modes)) {
    const run = playOne(data, entry, how);
    if (run.failure) {
      const { message } = run.failure;
      const wrong = { ...run.failure, message: first ? `in the mode "${mode}": ${message}` : message };
      // Where the first mode has nothing to say against it, the modes differ.
      if (wrong.fault || (first && !other)) return { ...wrong, fault: true };
      other ??= wrong;
    }
    first ??= { mode, run };
    const before = first.run.hashes;
    const at = run.hashes.findIndex((hash, i) => before[i] !== undefined && hash !== before[i]);
    if (at >= 0) {
      const message = `the state after it is another in the mode "${mode}" than in "${first.mode}"`;
      return { step: at, path: pathOf(data, at), message, fault: true };
    }
  }
  return other;
}

/**
 * What a sound scenario shows to be wrong with the engine: that it fails, that something does not hold which always must,
 * or that the modes differ. `null` where nothing is, or only something is other than the scenario says.
 */
export function faultIn(
  data: ScenarioData,
  entry: RegistryEntry,
  modes: Readonly<Record<string, Mode>> = MODES,
): string | null {
  const wrong = playAll(data, entry, modes);
  return wrong?.fault ? wrong.message : null;
}

/** Whether a sound scenario fails in one mode with these cards. */
export const failsWith = (data: ScenarioData, entry: RegistryEntry, mode: Mode): boolean =>
  playOne(data, entry, mode).failure !== undefined;

/** The least that the `end` of a scenario has to say: what is asked once it has been played plainly. */
export function leastEnd(data: ScenarioData, entry: RegistryEntry): LookData {
  let end: LookData = {};
  playOne({ ...data, end: {} }, entry, MODES.search, (table) => {
    end = { choice: table.choice()?.choice ?? 'none' };
  });
  return end;
}

const pathOf = ({ steps = [] }: ScenarioData, step: number): Path =>
  step === 0 ? ['setup'] : step > steps.length ? ['end'] : ['steps', step - 1];

const stepOf = ({ steps = [] }: ScenarioData, [key, at]: Path): number =>
  key === 'steps' && typeof at === 'number' ? at + 1 : key === 'end' ? steps.length + 1 : 0;

function failed({ locate }: Scenario, step: number, path: Path, message: string, at?: 'key'): Failure {
  return { step, ...locate(path, at), message };
}

function playOne(data: ScenarioData, entry: RegistryEntry, mode: Mode, played: (table: Table) => void = () => {}): Run {
  const hashes: string[] = [];
  const { steps = [], end } = data;
  let step = 0;
  let table: Table | undefined;
  try {
    const book = bookFor(entry, data.cards ?? [], data.setup);
    table = new Table(book, position(book, data.setup, data), mode);
    hashes.push(table.hash);
    for (const given of steps) {
      step += 1;
      takeStep(table, given);
      hashes.push(table.hash);
    }
    step += 1;
    played(table);
    atEnd(table, end);
    return { hashes };
  } catch (error) {
    const path = error instanceof SetupError ? error.path : pathOf(data, step);
    const known = error instanceof SetupError || error instanceof Mismatch;
    const message = known ? error.message : `the engine failed: ${error instanceof Error ? error.message : error}`;
    return { failure: { step, path, message, fault: !known }, hashes };
  } finally {
    table?.stop();
  }
}

/** One step of a scenario, at a table. @throws {Mismatch} if it cannot be taken, or something is other than it says */
export function takeStep(table: Table, step: StepData): void {
  const [[key, value] = ['', undefined]] = Object.entries(step);
  switch (key) {
    case 'expect':
      return table.expect(value as LookData);
    case 'cancel':
      return table.cancel(value as string);
    case 'leave':
      return table.leave(value as string);
    case 'reject': {
      const { because, ...input } = value as RejectData;
      const [[player, data] = ['', undefined]] = Object.entries(input);
      if (player === 'cancel') return table.rejects(data as string, 'cancel', because);
      return table.rejects(player, data as AnswerData, because);
    }
    default:
      return table.answer(key, value as AnswerData);
  }
}

/**
 * How it ends, and that nothing is open, or left over, that it does not mention.
 * @throws {Mismatch} if it does not end like this
 */
export function atEnd(table: Table, end: LookData): void {
  table.expect(end);
  const open = table.open();
  if (end.choice === undefined && open.length > 0)
    throw new Mismatch(`it ends with an open choice that it does not mention: ${open.join('; ')}`);
  const left = table.state.random.script ?? [];
  if (left.length > 0)
    throw new Mismatch(`draws are left over: ${left.map((d) => `${d.label} ${d.value}`).join(', ')}`);
}
