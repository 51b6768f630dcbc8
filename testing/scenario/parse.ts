import { nearestWord } from '../../cards/tools/nearest.ts';
import type { Path, Problem } from '../../cards/tools/problem.ts';
import { validate } from '../../cards/tools/validate.ts';
import type { CardData } from '../../effects/card-data.ts';
import type { ScenarioData } from './format.ts';
import { STEP_WORDS, scenarioSchema } from './schema.ts';
import { readSource, type Source } from './source.ts';

/** A scenario that was read from a file, and where its parts stand there. */
export interface Scenario {
  readonly data: ScenarioData;
  readonly file: string;
  /** Where it begins. */
  readonly line: number;
  readonly place: Source['place'];
}

export type Parsed =
  | { readonly ok: true; readonly scenarios: readonly Scenario[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

type Table = Readonly<Record<string, unknown>>;
const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Reads a file of one scenario or several. What is checked here is the form; names of zones, facts and cards are
 * checked against the ruleset when a scenario is run.
 */
export function parseScenarios(text: string, file: string): Parsed {
  const source = readSource(text, file);
  if (source.problems.length > 0) return { ok: false, problems: source.problems };
  const { data } = source;
  const parts = isTable(data) && Array.isArray(data['scenarios']) ? severalOf(data) : [{ own: data, path: [], data }];
  const problems = [
    ...(parts.length === 1 && parts[0]?.path.length === 0 ? [] : wrapperProblems(data)),
    ...parts.flatMap(({ own, path }) => formProblems(own, path)),
    ...parts.flatMap(({ data: whole, path }) => namesNoRuleset(whole, path)),
  ].map((problem) => ({ ...problem, file, ...source.place(problem.path, problem.at) }));
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    scenarios: parts.map(({ data: whole, path }) => ({
      // It has just been checked to be of that form.
      data: whole as ScenarioData,
      file,
      line: source.place(path).line,
      place: (inner, at) => source.place([...path, ...inner], at),
    })),
  };
}

interface Part {
  /** As it stands there, and with what the file says for all. */
  readonly own: unknown;
  readonly data: unknown;
  readonly path: Path;
}

function severalOf(file: Table): Part[] {
  const shared = Array.isArray(file['cards']) ? (file['cards'] as readonly CardData[]) : [];
  return (file['scenarios'] as readonly unknown[]).map((own, i) => {
    const path: Path = ['scenarios', i];
    if (!isTable(own)) return { own, data: own, path };
    const cards = [...shared, ...(Array.isArray(own['cards']) ? own['cards'] : [])];
    const ruleset = own['ruleset'] ?? file['ruleset'];
    return {
      own,
      path,
      data: { ...own, ...(ruleset === undefined ? {} : { ruleset }), ...(cards.length > 0 ? { cards } : {}) },
    };
  });
}

/** The file around its scenarios, which are looked at one by one. */
function wrapperProblems(file: unknown): readonly Problem[] {
  if (!isTable(file)) return [];
  const schema = scenarioSchema();
  const root = { ...schema, $defs: { ...schema.$defs, scenario: {} } };
  return validate('scenarioFile', file, root);
}

function formProblems(data: unknown, path: Path): readonly Problem[] {
  const setup = isTable(data) ? data['setup'] : undefined;
  const players = isTable(setup) && isTable(setup['players']) ? Object.keys(setup['players']) : undefined;
  const odd = players?.find((name) => RESERVED.includes(name) || name.includes('/') || /\s/.test(name));
  if (odd !== undefined)
    return [{ path: [...path, 'setup', 'players', odd], at: 'key', message: `"${odd}" cannot be the name of a player.` }];
  const found = validate('scenario', data, scenarioSchema({ players }));
  return found.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
}

/** Keys of steps and looks that a player's name would hide. */
const RESERVED: readonly string[] = [
  ...STEP_WORDS,
  'because',
  ...Object.keys(scenarioSchema().$defs?.['look']?.properties ?? {}),
];

function namesNoRuleset(data: unknown, path: Path): readonly Problem[] {
  if (!isTable(data) || data['ruleset'] !== undefined) return [];
  const near = Object.keys(data).find((key) => nearestWord(key, ['ruleset']) !== undefined);
  if (near !== undefined) return [];
  return [{ path, message: 'The scenario lacks the key "ruleset".', expected: 'the name of a ruleset' }];
}
