/** Checks of the language in a state: nodes made in play, conditions, patches, granted abilities. */
import { isField } from '../families.ts';
import { nameKind } from '../name-kinds.ts';
import { FAMILIES, type Family, FIELD_INFO } from '../vocabulary.ts';
import { PARTS } from './check-abilities.ts';
import { inside, isPlain, type Known, type Plain } from './plain-checks.ts';

/** What members' schemas are made of. */
interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
}

const DEFS = '#/$defs/';

/** What is wrong with a piece of the language, with its place in it; by what the members say of themselves. */
export function languageProblem(known: Known, kind: string, value: unknown): string | null {
  if (kind === 'effects') return listProblem(known, { $ref: `${DEFS}effect` }, value, []);
  if (kind === 'selector' && typeof value === 'string') return null;
  if (kind === 'amount' && typeof value === 'number') return Number.isInteger(value) ? null : 'expected a whole number';
  const part = PARTS[kind];
  if (part) return part(value, known);
  if (!isPlain(value)) return `expected a ${kind}`;
  if (kind === 'filter') return filterProblem(known, value);
  const families: Readonly<Record<string, Family>> = FAMILIES;
  const family = families[kind];
  return family ? memberProblem(known, kind, family, value) : `"${kind}" is no part of the language`;
}

function memberProblem(known: Known, kind: string, { key, members }: Family, value: Plain): string | null {
  const name = value[key];
  const member = typeof name === 'string' && Object.hasOwn(members, name) && members[name];
  if (!member) return `expected a known "${key}"`;
  const { [key]: _, ...rest }: Record<string, unknown> = value;
  if ((kind === 'effect' || kind === 'cost') && 'as' in rest) {
    if (typeof rest.as !== 'string') return '.as: expected a name';
    delete rest.as;
  }
  return schemaProblem(known, member.params as Schema, rest, [kind, member.name]);
}

function filterProblem(known: Known, value: Plain): string | null {
  for (const field of Object.keys(value)) {
    if (!isField(field)) return inside(field, 'there is no such filter');
    const { params } = FIELD_INFO[field];
    const problem = schemaProblem(known, params as Schema, value[field], ['filter', field]);
    if (problem !== null) return inside(field, problem);
  }
  return null;
}

function schemaProblem(known: Known, schema: Schema, value: unknown, place: readonly string[]): string | null {
  if (schema.$ref !== undefined) return languageProblem(known, schema.$ref.slice(DEFS.length), value);
  if (schema.enum) return schema.enum.includes(value) ? null : `expected one of ${schema.enum.join(', ')}`;
  switch (schema.type) {
    case 'object':
      return tableProblem(known, schema, value, place);
    case 'array':
      return listProblem(known, schema.items ?? {}, value, place);
    case 'string':
      return typeof value === 'string' ? nameProblem(known, value, place) : 'expected a name';
    case 'integer':
      return Number.isInteger(value) ? null : 'expected a whole number';
    case 'boolean':
      return typeof value === 'boolean' ? null : 'expected true or false';
  }
  return null;
}

function listProblem(known: Known, items: Schema, value: unknown, place: readonly string[]): string | null {
  if (!Array.isArray(value)) return 'expected a list';
  for (const [i, item] of value.entries()) {
    const problem = schemaProblem(known, items, item, place);
    if (problem !== null) return inside(i, problem);
  }
  return null;
}

function tableProblem(known: Known, schema: Schema, value: unknown, place: readonly string[]): string | null {
  if (!isPlain(value)) return 'expected a table';
  const [free] = Object.values(schema.patternProperties ?? {});
  for (const key of schema.required ?? []) if (!Object.hasOwn(value, key)) return inside(key, 'it is missing');
  for (const key of Object.keys(value)) {
    const named = free ? nameProblem(known, key, place) : null;
    const inner = Object.hasOwn(schema.properties ?? {}, key) ? schema.properties?.[key] : free;
    const problem = inner
      ? (named ?? schemaProblem(known, inner, value[key], [...place, free ? '*' : key]))
      : 'there is no such key';
    if (problem !== null) return inside(key, problem);
  }
  return null;
}

/** Names that play would stumble over if the book did not know them. */
function nameProblem({ book: { ruleset, cards } }: Known, name: string, place: readonly string[]): string | null {
  const has = (table: object): boolean => Object.hasOwn(table, name);
  const { player, object } = ruleset.facts;
  const isKnown = (): boolean => {
    switch (nameKind(place)) {
      case 'zone':
        return has(ruleset.zones);
      case 'fact':
        return has(player) || has(object);
      case 'playerFact':
        return has(player);
      case 'objectFact':
        return has(object);
      case 'keyword':
        return has(ruleset.keywords);
      case 'action':
        return has(ruleset.actions);
      case 'step':
        return ruleset.phases.some((row) => row.step === name);
      case 'card':
        return cards.has(name as Parameters<typeof cards.has>[0]);
      default:
        return true;
    }
  };
  return isKnown() ? null : `the book does not know the name "${name.slice(0, 60)}" here`;
}
