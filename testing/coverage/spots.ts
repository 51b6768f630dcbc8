import type { Path } from '../../cards/tools/problem.ts';
import { branchOf, isTable, type Table } from '../../cards/tools/schema/branches.ts';
import { type JsonSchema, recordValue, refName, refTo, resolve } from '../../cards/tools/schema/json-schema.ts';
import { SCHEMA } from '../../cards/tools/schema/schema.ts';

/** A table or a list in a card, and what the schema says of it. */
export interface Spot<V = Table | readonly unknown[]> {
  /** What it is: `triggeredAbility`, `selector.objects`, `filter`; of a list what its entries are. */
  readonly is: string;
  readonly schema: JsonSchema;
  readonly value: V;
  readonly path: Path;
}

export const isListSpot = (spot: Spot): spot is Spot<readonly unknown[]> => Array.isArray(spot.value);

/** All tables and lists of a sound card, each before what is in it. */
export function* spotsOf(card: object): Generator<Spot> {
  yield* within(refTo('card'), card, []);
}

/** All tables and lists of a keyword, each before what is in it. */
export function* spotsOfKeyword(name: string, keyword: object): Generator<Spot> {
  yield* within(refTo('keywordDecl'), keyword, ['keywords', name]);
}

function* within(at: JsonSchema, value: unknown, path: Path): Generator<Spot> {
  const schema = resolve(SCHEMA, at);
  if (schema.anyOf) {
    const branch = branchOf(SCHEMA, schema, value);
    if (branch) yield* within(branch, value, path);
  } else if (Array.isArray(value)) {
    const items = schema.items ?? {};
    yield { is: refName(items) ?? '', schema, value, path };
    for (const [i, item] of value.entries()) yield* within(items, item, [...path, i]);
  } else if (isTable(value)) {
    yield { is: refName(at) ?? '', schema, value, path };
    const free = recordValue(schema);
    for (const [key, part] of Object.entries(value)) {
      const inner = schema.properties?.[key] ?? free;
      if (inner) yield* within(inner, part, [...path, key]);
    }
  }
}
