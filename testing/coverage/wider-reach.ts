import type { Path } from '../../cards/tools/problem.ts';
import { isTable, type Table } from '../../cards/tools/schema/branches.ts';
import { type JsonSchema, refName } from '../../cards/tools/schema/json-schema.ts';
import { isTrigger } from '../../effects/families.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { triggerDef } from '../../effects/triggers/registry.gen.ts';
import { type Change, placeWords, withKey, withoutKey } from './changes.ts';
import type { Spot } from './spots.ts';

/** Whether a trigger is about its bearer and nothing else. */
export const hearsOnlyItself = (trigger: unknown): boolean =>
  isTable(trigger) && isTrigger(trigger) && triggerDef(trigger).ownOnly?.(trigger) === true;

/** Whether a value says which players are meant, so that `all` is the widest. */
const isWho = (schema: JsonSchema | undefined): boolean => schema?.enum?.includes('all') === true;

const forAll = (table: Table, key: string, path: Path): readonly Change[] =>
  table[key] === 'all' ? [] : [{ ...withoutKey(table, key, path), to: 'all' }];

/** A trigger that hears more. Filters in it are places of their own. */
export function widerTrigger({ schema, value, path }: Spot<Table>): readonly Change[] {
  const { properties = {}, required = [] } = schema;
  const wider = Object.keys(value).flatMap((key) => {
    const inner = properties[key];
    if (isWho(inner)) return forAll(value, key, path);
    // `as` says which of two things it is about.
    const narrows = inner !== undefined && refName(inner) !== 'filter' && key !== 'as' && !required.includes(key);
    return narrows ? [withoutKey(value, key, path)] : [];
  });
  return hearsOnlyItself(value) ? [...wider, withKey('subject', {}, path)] : wider;
}

/** A selector that finds more. */
export function widerSelector({ is, schema, value, path }: Spot<Table>, { zones }: Ruleset): readonly Change[] {
  const whose = Object.keys(value).filter((key) => isWho(schema.properties?.[key]));
  return [
    ...whose.flatMap((key) => forAll(value, key, path)),
    ...(is === 'selector.objects' && !isNamed(value.where) ? [inAllZones('in', zones, path)] : []),
    ...(is === 'selector.first' ? [withKey('select', 'union', path)] : []),
    ...(is === 'selector.most' ? [{ words: `with all of ${placeWords(path)} (most)`, path, to: value.of }] : []),
  ];
}

/** What `is` finds is known by its stay in one zone: where else one looks for it does not matter. */
const isNamed = (where: unknown): boolean => isTable(where) && where.is !== undefined;

/** A printed ability that works wherever its card is. What is granted works where its bearer is. */
export const everywhere = ({ path }: Spot<Table>, { zones }: Ruleset): readonly Change[] =>
  path.length === 2 ? [inAllZones('zones', zones, path)] : [];

const inAllZones = (key: string, zones: Ruleset['zones'], path: Path): Change => ({
  words: `with all zones as "${key}" of ${placeWords(path)}`,
  path: [...path, key],
  to: Object.keys(zones),
});
