/** Leaves of the members' schemas: references into the one schema that `cards/tools` assembles. */
import {
  Boolean as Flag,
  Integer,
  Optional,
  Object as Shape,
  type Static,
  String as Text,
  type TSchema,
  Unsafe,
} from 'typebox';
import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Effect,
  Filter,
  Mode,
  Patch,
  Replacement,
  Selector,
  TargetSpec,
  Trigger,
} from './language.ts';

const ref = <T>(name: string) => Unsafe<T>({ $ref: `#/$defs/${name}` });

/** A list of nodes. */
export const effects = Unsafe<readonly Effect[]>({ type: 'array', items: { $ref: '#/$defs/effect' } });
export const condition = ref<Condition>('condition');
export const selector = ref<Selector>('selector');
export const amount = ref<Amount>('amount');
/** An amount that is no less than zero where it is written out as a number. */
export const natural = Unsafe<Amount>({ $ref: '#/$defs/amount', minimum: 0 });
export const filter = ref<Filter>('filter');
export const cost = ref<Cost>('cost');
export const patch = ref<Patch>('patch');
export const trigger = ref<Trigger>('trigger');
export const replacement = ref<Replacement>('replacement');
export const ability = ref<Ability>('ability');
export const targetSpec = ref<TargetSpec>('targetSpec');
export const mode = ref<Mode>('mode');
/** A name of the ruleset or of a result: letters, digits, `_` and `-`. */
export const name = Text({ minLength: 1, maxLength: 64 });
export const integer = Integer();
export const flag = Flag();
export const text = Text({ maxLength: 2000 });

export { Optional };

/** A table from names to values. TypeBox's own `Record` would bring most of TypeBox along into every client. */
export const Dictionary = (names: TSchema, value: TSchema) =>
  Unsafe<Readonly<Record<string, unknown>>>({
    type: 'object',
    propertyNames: names,
    patternProperties: { '^.*$': value },
  });

/** One of the given words. */
export const oneOf = <const W extends readonly string[]>(...words: W) => Unsafe<W[number]>({ enum: [...words] });
/** Which players, seen from a controller: the schema of `Who`. */
export const who = oneOf('you', 'opponents', 'all', 'active');
/** A list of what `item` describes. */
export const listOf = <T>(
  item: TSchema & { readonly '~unsafe'?: T },
  options: { minItems?: number; maxItems?: number } = {},
) => Unsafe<readonly T[]>({ type: 'array', items: item, ...options });

type Keys<P> = Required<P>;
type Props<P> = { readonly [K in keyof Keys<P>]: TSchema };
type Fits<P, S> = {
  readonly [K in keyof S]: K extends keyof P ? (Static<S[K] & TSchema> extends Keys<P>[K] ? S[K] : never) : never;
};

/** Schema of a member's parameters, checked against their type: keys and leaves must agree. */
export const paramsOf =
  <P>() =>
  <S extends Props<P>>(props: S & Fits<P, S>): TSchema =>
    Shape(props as Record<string, TSchema>, { additionalProperties: false });
