import type { BearerKind } from '../../../effects/selectors/selector.ts';
import type { Path, Problem } from '../problem.ts';
import { branchOf, isTable, type Table } from '../schema/branches.ts';
import { isProgram, type JsonSchema, recordValue, refName, refTo, resolve } from '../schema/json-schema.ts';
import { SCHEMA } from '../schema/schema.ts';
import { lookedAt } from './bearers.ts';
import { frameScope } from './frames.ts';
import { misuse, type Place } from './name-use.ts';
import { checkPicks, isPick, unusedPick } from './picks.ts';
import { checkProgram, type Walker } from './programs.ts';
import { rangeProblem } from './ranges.ts';
import { fixedProblem } from './replacement-rules.ts';
import { giveCost, giveModes, neverSaid } from './said.ts';
import { Scope, type Use } from './scope.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Parts of a table that use what the others give come after them; everything else comes first. */
const ORDER: readonly string[] = ['amounts', 'targets', 'modes', 'costs', 'cell', 'do', 'else', 'after'];
/** Fields of a filter that go on looking at the same thing. */
const SAME: readonly string[] = ['if', 'not', 'any'];

/**
 * Checks every name in data that `validate` has found sound: what the ruleset must declare, what the sets must hold,
 * and results that something before must have given.
 * @param definition what the data is: `card`, `deck`, `ruleset`, …
 */
export const checkNames = (definition: string, data: unknown, words: Vocabulary): readonly Problem[] =>
  readNames(definition, data, words).problems;

/** The same, and besides warnings of what may be meant so: a name that nothing speaks of, one player of several. */
export function readNames(
  definition: string,
  data: unknown,
  words: Vocabulary,
): { readonly problems: readonly Problem[]; readonly warnings: readonly Problem[] } {
  const problems: Problem[] = [];
  const warnings: Problem[] = [];
  const picks: [Path, string, Use][] = [];
  const walker: Walker = {
    words,
    problem: (problem) => (problem.level ? warnings : problems).push(problem),
    picked: (path, name, use) => picks.push([path, name, use]),
    walk: (schema, value, at) => walk(walker, schema, value, at),
  };
  walk(walker, refTo(definition), data, { path: [], scope: new Scope() });
  for (const [path, name, use] of picks) if (!use.made) warnings.push(unusedPick(path, name));
  return { problems, warnings };
}

function walk(w: Walker, at: JsonSchema, value: unknown, outer: Place): void {
  if (value === undefined) return;
  const definition = refName(at);
  const place = definition === undefined ? outer : frameScope(w, definition, value, outer);
  const fixed = definition === 'replacement' ? fixedProblem(value, outer.path) : undefined;
  if (fixed) w.problem(fixed);
  const named = definition === 'cost' ? giveCost(value, place) : undefined;
  if (named) w.problem(named);
  if (definition === 'playData' || definition === 'activatedAbility') giveModes(value, place);
  const never = definition === 'condition' ? neverSaid(value, place) : undefined;
  if (never) w.problem(never);
  const schema = resolve(SCHEMA, at);
  if (schema.anyOf) {
    const branch = branchOf(SCHEMA, schema, value);
    if (branch) walk(w, branch, value, place);
  } else if (typeof value === 'string') use(w, schema, value, place);
  else if (Array.isArray(value)) walkList(w, schema, value, place);
  else if (isTable(value)) walkTable(w, schema, definition, value, place);
}

function use(w: Walker, schema: JsonSchema, name: string, at: Place, key = false): void {
  const kind = schema['x-name'];
  const problem = kind && misuse(w.words, kind, name, at);
  if (problem) w.problem(key ? { ...problem, at: 'key' } : problem);
}

function walkList(w: Walker, schema: JsonSchema, list: readonly unknown[], at: Place): void {
  const { items } = schema;
  if (!items) return;
  if (isProgram(schema)) checkProgram(w, list, at);
  else if (isPick(items)) checkPicks(w, items, list, at);
  else for (const [i, item] of list.entries()) walk(w, items, item, { ...at, path: [...at.path, i] });
}

function walkTable(w: Walker, schema: JsonSchema, definition: string | undefined, table: Table, at: Place): void {
  const free = recordValue(schema);
  const range = rangeProblem(definition, schema, table, at.path);
  if (range) w.problem(range);
  const rank = (key: string): number => ORDER.indexOf(key);
  for (const key of Object.keys(table).sort((a, b) => rank(a) - rank(b))) {
    const path: Path = [...at.path, key];
    const inner = schema.properties?.[key] ?? free;
    // The keys of a filter's table of facts are facts of what the filter looks at; its bounds are no more about it.
    if (schema.propertyNames) use(w, schema.propertyNames, key, { ...at, path, beside: undefined }, true);
    if (inner) walk(w, inner, table[key], { ...at, path, beside: table, about: aboutIn(table, key, definition, at) });
  }
}

/** What "candidate" is in one field of a table. */
function aboutIn(table: Table, key: string, definition: string | undefined, at: Place): BearerKind | undefined {
  if (key === 'where' || (key === 'by' && (table.select === 'most' || table.amount === 'most')))
    return lookedAt(table, at.scope, at.about);
  if (definition === 'filter') return SAME.includes(key) || key === 'facts' ? at.about : undefined;
  return at.about;
}
