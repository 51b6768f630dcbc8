import type { TSchema } from 'typebox';
import { type NameKind, nameKind } from '../name-kinds.ts';
import type { FamilyName } from '../vocabulary.ts';

/** What has words and is no member of a family: abilities and what they are made of. */
export type RecordName =
  | 'triggeredAbility'
  | 'activatedAbility'
  | 'staticAbility'
  | 'replacingAbility'
  | 'targetSpec'
  | 'amountSpec'
  | 'mode'
  | 'limit'
  | 'playData'
  | 'range'
  | 'total'
  | 'bounds'
  | 'part'
  | 'place'
  | 'duration';

/** Everything that has words. */
export type PhraseName = FamilyName | RecordName | 'filter' | 'ability';

/** What a slot of a template holds. */
export type Kind =
  | { readonly kind: 'phrase'; readonly of: PhraseName }
  /** A list of nodes. */
  | { readonly kind: 'effects' }
  | { readonly kind: 'list'; readonly of: Kind }
  /** A table of free or declared names. */
  | { readonly kind: 'table'; readonly keys: NameKind; readonly of: Kind }
  | { readonly kind: 'name'; readonly of: NameKind | 'tag' }
  | { readonly kind: 'number' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'word'; readonly of: readonly string[] };

/** What TypeBox writes, as far as a parameter's schema goes. */
interface Built {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly items?: Built;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Built>>;
  readonly patternProperties?: Readonly<Record<string, Built>>;
}

/** Tables that are written out where they are used, by the key that they stand under. */
const RECORDS: Readonly<Record<string, PhraseName>> = {
  total: 'total',
  parts: 'part',
  stats: 'bounds',
  facts: 'bounds',
  cell: 'place',
};

/** The kinds of a member's parameters, from their schema. */
export function kindsOf(params: TSchema, place: readonly string[]): Readonly<Record<string, Kind>> {
  const { properties = {} } = params as Built;
  return Object.fromEntries(Object.entries(properties).map(([key, of]) => [key, kindOf(of, [...place, key])]));
}

/** Names of the parameters that are always given. */
export const requiredOf = (params: TSchema): ReadonlySet<string> => new Set((params as Built).required ?? []);

/** The kind of what stands at a place of the schema. */
export function kindOf(schema: Built, place: readonly string[]): Kind {
  const { $ref, items, patternProperties, properties } = schema;
  if ($ref !== undefined) return { kind: 'phrase', of: $ref.replace('#/$defs/', '') as PhraseName };
  if (items) {
    const of = kindOf(items, place);
    return of.kind === 'phrase' && of.of === 'effect' ? { kind: 'effects' } : { kind: 'list', of };
  }
  if (schema.enum) return { kind: 'word', of: schema.enum };
  const [value] = Object.values(patternProperties ?? {});
  if (value) return { kind: 'table', keys: nameKind(place) ?? 'free', of: kindOf(value, [...place, '*']) };
  if (properties) {
    const key = place.findLast((part) => part in RECORDS) ?? '';
    return { kind: 'phrase', of: RECORDS[key] as PhraseName };
  }
  if (schema.type === 'boolean') return { kind: 'flag' };
  if (schema.type === 'integer') return { kind: 'number' };
  const of = nameKind(place) ?? 'free';
  return { kind: 'name', of: of === 'free' && place.at(-1) === 'tag' ? 'tag' : of };
}
