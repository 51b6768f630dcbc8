import type { Path, Problem } from '../problem.ts';
import { isTable } from './branches.ts';
import { boundProblem, leafProblem, wrongKind } from './check-leaf.ts';
import { checkKeys } from './check-table.ts';
import { chooseBranch } from './choose-branch.ts';
import { type JsonSchema, refTo, resolve } from './json-schema.ts';
import { SCHEMA } from './schema.ts';

/** Deepest nesting of data. */
export const MAX_DEPTH = 64;
/** Most values in one piece of data. */
export const MAX_VALUES = 200_000;
/** After this many problems the rest is not looked at. */
const MAX_PROBLEMS = 100;

interface Budget {
  /** Values that may still be looked at. */
  left: number;
}

/**
 * Checks plain data against a definition of the schema: `set`, `deck`, `ruleset`, `card`, `effect`, and so on. Takes
 * anything and never throws for what is in it. Each mistake gives one problem: where a member is not known, nothing is
 * said of its parameters.
 * @returns the problems in the order of the data; none if it is sound
 * @throws if the schema has no such definition
 */
export function validate(definition: string, data: unknown, root: JsonSchema = SCHEMA): readonly Problem[] {
  const problems: Problem[] = [];
  for (const problem of misfits(root, resolve(root, refTo(definition)), data, [], { left: MAX_VALUES })) {
    problems.push(problem);
    if (problems.length >= MAX_PROBLEMS) break;
  }
  return problems;
}

function* misfits(root: JsonSchema, at: JsonSchema, value: unknown, path: Path, budget: Budget): Generator<Problem> {
  const schema = resolve(root, at);
  // What stands beside a reference narrows it.
  const tooLittle = at === schema ? undefined : boundProblem(at, value, path);
  if (tooLittle) yield tooLittle;
  budget.left--;
  if (budget.left <= 0) {
    if (budget.left === 0) yield { path, message: `There are more than ${MAX_VALUES} values in it.` };
  } else if (path.length >= MAX_DEPTH && typeof value === 'object' && value !== null) {
    yield { path, message: `It is nested more than ${MAX_DEPTH} levels deep.` };
  } else if (schema.anyOf) {
    const chosen = chooseBranch(root, schema, value, path);
    if ('problem' in chosen) yield chosen.problem;
    else yield* misfits(root, chosen.branch, value, path, budget);
  } else if (schema.type === 'object') {
    yield* ofTable(root, schema, value, path, budget);
  } else if (schema.type === 'array') {
    yield* ofList(root, schema, value, path, budget);
  } else {
    const problem = leafProblem(root, schema, value, path);
    if (problem) yield problem;
  }
}

function* ofTable(
  root: JsonSchema,
  schema: JsonSchema,
  value: unknown,
  path: Path,
  budget: Budget,
): Generator<Problem> {
  if (!isTable(value)) {
    yield wrongKind(root, schema, value, path);
    return;
  }
  const { problems, sound } = checkKeys(root, schema, value, path);
  yield* problems;
  for (const [key, inner] of sound) yield* misfits(root, inner, value[key], [...path, key], budget);
}

function* ofList(root: JsonSchema, schema: JsonSchema, value: unknown, path: Path, budget: Budget): Generator<Problem> {
  if (!Array.isArray(value)) {
    yield wrongKind(root, schema, value, path);
    return;
  }
  const { minItems = 0, maxItems = MAX_VALUES, items } = schema;
  if (value.length < minItems) {
    yield { path, message: `The list has ${value.length} entries, and there must be at least ${minItems}.` };
  } else if (value.length > maxItems) {
    yield { path, message: `The list has ${value.length} entries, and there may be at most ${maxItems}.` };
  } else if (items) {
    for (const [i, item] of value.entries()) yield* misfits(root, items, item, [...path, i], budget);
  }
}
