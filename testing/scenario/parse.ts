import { nearestWord } from '../../cards/tools/nearest.ts';
import { once, type Path, type Problem } from '../../cards/tools/problem.ts';
import { isTable, type Table } from '../../cards/tools/schema/branches.ts';
import { validate } from '../../cards/tools/schema/validate.ts';
import { placed } from '../../cards/tools/yaml/parse-file.ts';
import { type Locate, readYaml } from '../../cards/tools/yaml/text.ts';
import type { ScenarioData } from './format.ts';
import { STEP_WORDS, scenarioSchema } from './schema.ts';
import { SPECTATOR } from './watch.ts';

/** A scenario that was read from a file, and where its parts stand there. */
export interface Scenario {
  readonly data: ScenarioData;
  readonly file: string;
  /** Where it begins. */
  readonly line: number;
  readonly locate: Locate;
}

/** The scenarios of a file, or what is wrong with it. */
export type ParsedScenarios =
  | { readonly ok: true; readonly scenarios: readonly Scenario[] }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** One scenario of a file. */
interface Part {
  /** As it stands there, and with what the file says for all. */
  readonly own: unknown;
  readonly data: unknown;
  readonly path: Path;
  /** How many of its cards are those of the file. */
  readonly shared: number;
}

/**
 * Reads a file of one scenario or several. What is checked here is the form; names of zones, facts and cards are
 * checked against the ruleset when a scenario is run.
 */
export function parseScenarios(text: string, file: string): ParsedScenarios {
  const read = readYaml(text);
  if (!read.ok) return { ok: false, problems: [{ ...read.problem, file }] };
  const { data, locate } = read;
  const several = isTable(data) && Object.hasOwn(data, 'scenarios');
  const parts = several ? partsOf(data) : [{ own: data, data, path: [], shared: 0 }];
  const found = [...(several ? fileProblems(data) : []), ...parts.flatMap(partProblems)];
  const problems = once(found.map((problem) => placed(problem, file, locate)));
  if (problems.length > 0) return { ok: false, problems };
  return {
    ok: true,
    // They have just been checked to be of that form.
    scenarios: parts.map((part) => ({
      data: part.data as ScenarioData,
      file,
      line: locate(part.path).line,
      locate: (path, at) => locate(pathInFile(part, path), at),
    })),
  };
}

/** What a file says once for all of its scenarios, beside their cards. */
const FOR_ALL = ['ruleset', 'card'] as const;

function partsOf(file: Table): Part[] {
  const list = Array.isArray(file.scenarios) ? (file.scenarios as readonly unknown[]) : [];
  const shared = Array.isArray(file.cards) ? (file.cards as readonly unknown[]) : [];
  return list.map((own, i) => {
    const path: Path = ['scenarios', i];
    if (!isTable(own)) return { own, data: own, path, shared: 0 };
    const cards = [...shared, ...(Array.isArray(own.cards) ? own.cards : [])];
    const inherited = Object.fromEntries(FOR_ALL.flatMap((key) => (file[key] === undefined ? [] : [[key, file[key]]])));
    const data = { ...inherited, ...own, ...(cards.length > 0 ? { cards } : {}) };
    return { own, data, path, shared: shared.length };
  });
}

/** Where in the file a part of a scenario stands: its first cards may be the file's. */
function pathInFile({ path, shared, own }: Part, inner: Path): Path {
  const [key, at, ...rest] = inner;
  if (path.length === 0) return inner;
  if (key === 'cards' && typeof at === 'number') return at < shared ? inner : [...path, 'cards', at - shared, ...rest];
  const whole = FOR_ALL.some((shared) => shared === key) && isTable(own) && own[key ?? ''] === undefined;
  return whole ? inner : [...path, ...inner];
}

/** The file around its scenarios, which are looked at one by one. */
function fileProblems(file: Table): readonly Problem[] {
  const schema = scenarioSchema();
  return validate('scenarioFile', file, { ...schema, $defs: { ...schema.$defs, scenario: {} } });
}

function partProblems({ own, data, path }: Part): readonly Problem[] {
  const setup = isTable(own) ? own.setup : undefined;
  const players = isTable(setup) && isTable(setup.players) ? Object.keys(setup.players) : undefined;
  const odd = players?.find((name) => !isPlayerName(name));
  const found: readonly Problem[] =
    odd === undefined
      ? [...validate('scenario', own, scenarioSchema({ players })), ...withoutRuleset(data), ...withoutCard(data)]
      : [{ path: ['setup', 'players', odd], at: 'key', message: `"${odd}" cannot be the name of a player.` }];
  return found.map((problem) => ({ ...problem, path: [...path, ...problem.path] }));
}

/** Keys of steps and looks, which a player's name would hide. */
const RESERVED: readonly string[] = [
  ...STEP_WORDS,
  'because',
  SPECTATOR,
  ...['look', 'seenLook'].flatMap((def) => Object.keys(scenarioSchema().$defs?.[def]?.properties ?? {})),
];

/** Whether a player of a scenario can be called so. */
export const isPlayerName = (name: string): boolean => !RESERVED.includes(name) && !/[/\s#.]/.test(name);

function withoutRuleset(data: unknown): readonly Problem[] {
  if (!isTable(data) || Object.keys(data).some((key) => nearestWord(key, ['ruleset']) !== undefined)) return [];
  return [{ path: [], message: 'The scenario lacks the key "ruleset".', expected: 'the name of a ruleset' }];
}

function withoutCard(data: unknown): readonly Problem[] {
  if (!isTable(data) || data.shows === undefined || data.card !== undefined) return [];
  return [{ path: ['shows'], at: 'key', message: 'It is about no card.', expected: 'the key "card"' }];
}
