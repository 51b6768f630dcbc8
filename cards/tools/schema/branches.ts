import { type JsonSchema, resolve } from './json-schema.ts';

/** Plain data with keys. */
export type Table = Readonly<Record<string, unknown>>;

export const isTable = (value: unknown): value is Table =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const byKey = new WeakMap<JsonSchema, ReadonlyMap<unknown, JsonSchema>>();

/** The branches of a union whose members are told apart by a constant, by that constant. */
export function branchesByKey(root: JsonSchema, union: JsonSchema, key: string): ReadonlyMap<unknown, JsonSchema> {
  const known = byKey.get(union);
  if (known) return known;
  const branches = new Map<unknown, JsonSchema>();
  for (const branch of union.anyOf ?? []) {
    const constant = resolve(root, branch).properties?.[key]?.const;
    if (constant !== undefined) branches.set(constant, branch);
  }
  byKey.set(union, branches);
  return branches;
}

/** Whether a value is of the kind that a schema without branches is for. */
export function isKind(schema: JsonSchema, value: unknown): boolean {
  switch (schema.type) {
    case 'object':
      return isTable(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
    case 'number':
      return typeof value === 'number';
    case undefined:
      return true;
    default:
      return typeof value === schema.type;
  }
}

/** The branches of a union that are no tables: what its members may be written as in short. */
export const shortBranches = (root: JsonSchema, union: JsonSchema): JsonSchema[] =>
  (union.anyOf ?? []).filter((branch) => resolve(root, branch).type !== 'object');

/** The branch of a union that a sound value belongs to, as the union has it: a reference, where it is one. */
export function branchOf(root: JsonSchema, union: JsonSchema, value: unknown): JsonSchema | undefined {
  const { 'x-key': key, 'x-keys': keys } = union;
  if (isTable(value) && key !== undefined) return branchesByKey(root, union, key).get(value[key]);
  if (isTable(value) && keys) return union.anyOf?.[keys.findIndex((k) => Object.hasOwn(value, k))];
  return shortBranches(root, union).find((branch) => isKind(resolve(root, branch), value));
}
