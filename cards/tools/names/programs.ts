import { isEffect } from '../../../effects/families.ts';
import type { Effect } from '../../../effects/language.ts';
import { opDef } from '../../../effects/ops/registry.gen.ts';
import { OP_INFO } from '../../../effects/vocabulary.ts';
import type { Path, Problem } from '../problem.ts';
import { isTable, type Table } from '../schema/branches.ts';
import { isProgram, type JsonSchema, refName, refTo, resolve } from '../schema/json-schema.ts';
import { SCHEMA } from '../schema/schema.ts';
import { bearerOf } from './bearers.ts';
import type { Place } from './name-use.ts';
import { batchProblem, opProblems } from './op-rules.ts';
import { rangeProblem } from './ranges.ts';
import type { Scope, Use } from './scope.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the parts of the name check hand to each other. */
export interface Walker {
  readonly words: Vocabulary;
  readonly problem: (problem: Problem) => void;
  /** Something is picked under a name; whether it is spoken of shows later. */
  readonly picked: (path: Path, name: string, use: Use) => void;
  readonly walk: (schema: JsonSchema, value: unknown, at: Place) => void;
}

/** Nodes one after the other: each may speak of what those before it came to. */
export function checkProgram(w: Walker, list: readonly unknown[], at: Place): void {
  for (const [i, node] of list.entries())
    if (isTable(node) && isEffect(node)) checkNode(w, node, { ...at, path: [...at.path, i], about: undefined });
}

function checkNode(w: Walker, node: Table & Effect, at: Place): void {
  const name = node.op;
  const op = opDef(node);
  const said = OP_INFO[name];
  const schema = resolve(SCHEMA, refTo(`effect.${name}`));
  const { properties = {} } = schema;
  const wrong = at.together ? batchProblem(node, op, at) : undefined;
  if (wrong) w.problem(wrong);
  const range = rangeProblem(`effect.${name}`, schema, node, at.path);
  if (range) w.problem(range);
  for (const problem of opProblems(w.words, node, said, at)) w.problem(problem);
  const later = said.later?.(node) ?? [];
  const bodies = Object.keys(node).filter((key) => isBody(properties[key]));
  for (const key of Object.keys(node)) {
    const schema = properties[key];
    if (!schema || bodies.includes(key)) continue;
    const scope = later.includes(key) ? at.scope.fresh() : at.scope;
    // What ops sift are cards.
    const about = key === 'where' ? 'object' : undefined;
    w.walk(schema, node[key], { ...at, scope, path: [...at.path, key], beside: node, about });
  }
  // What a control node runs is part of the same frame; what another lays down runs by itself, or all at once.
  const inner = 'expand' in op ? at.scope : at.scope.fork();
  if (said.loop) enterLoop(node, said.loop, bodies, inner);
  for (const key of bodies) {
    const schema = properties[key];
    if (schema)
      w.walk(schema, node[key], { ...at, scope: inner, path: [...at.path, key], together: name === 'together' });
  }
  if (typeof node.as === 'string') at.scope.give(node.as, bearerOf(node.what ?? node.from, at.scope, undefined));
}

const isBody = (schema: JsonSchema | undefined): boolean =>
  schema !== undefined && (isProgram(schema) || (schema.items !== undefined && refName(schema.items) === 'mode'));

/** In a second round what the first has named is known, too. */
function enterLoop(node: Table, names: readonly string[], bodies: readonly string[], scope: Scope): void {
  for (const key of bodies) for (const given of namesIn(node[key])) if (!scope.has(given)) scope.give(given);
  for (const own of typeof node.name === 'string' ? [node.name] : names)
    scope.give(own, bearerOf(node.of, scope, undefined));
}

/** All names that nodes somewhere in a program give to their results. */
function namesIn(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(namesIn);
  if (!isTable(value)) return [];
  const own = 'op' in value && typeof value.as === 'string' ? [value.as] : [];
  return [...own, ...Object.values(value).flatMap(namesIn)];
}
