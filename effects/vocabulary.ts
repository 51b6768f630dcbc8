import type { TSchema } from 'typebox';
import { AMOUNT_DESCRIPTIONS } from './amounts/described.gen.ts';
import type { ShapeName } from './choices/choice.ts';
import { CONDITION_DESCRIPTIONS } from './conditions/described.gen.ts';
import { COST_DESCRIPTIONS } from './costs/described.gen.ts';
import { FILTER_DESCRIPTIONS } from './filters/described.gen.ts';
import type { Filter, OpName } from './language.ts';
import { OP_DESCRIPTIONS } from './ops/described.gen.ts';
import { PATCH_DESCRIPTIONS } from './patches/described.gen.ts';
import { REPLACEMENT_DESCRIPTIONS } from './replacements/described.gen.ts';
import { SELECTOR_DESCRIPTIONS } from './selectors/described.gen.ts';
import { TRIGGER_DESCRIPTIONS } from './triggers/described.gen.ts';

/** What members of all families have. */
export interface MemberInfo {
  readonly name: string;
  readonly params: TSchema;
  readonly words: string;
  readonly example: unknown;
  /** Of a selector: its words are of one thing, always or where this parameter is left out. */
  readonly one?: true | string;
}

/** What is said of an op besides: what the loader has to know. */
export interface OpInfo extends MemberInfo {
  readonly asks?: ShapeName;
  readonly zones?: Readonly<Record<string, string | undefined>>;
  readonly single?: readonly string[];
  readonly loop?: readonly string[];
  readonly later?: (params: Readonly<Record<string, unknown>>) => readonly string[];
}

/** What is said of a field of filters. */
export interface FieldInfo extends MemberInfo {
  readonly place?: 'before' | 'noun';
}

/** Members of the language that are written as `{ <key>: <member>, …parameters }`. */
export interface Family {
  readonly key: string;
  readonly members: Readonly<Record<string, MemberInfo>>;
}

/** A family of the language, by what one of its members is called. */
export type FamilyName = 'effect' | 'condition' | 'selector' | 'amount' | 'cost' | 'patch' | 'replacement' | 'trigger';

type Describe = () => Omit<MemberInfo, 'name'>;

function all<K extends string, I extends MemberInfo>(table: { readonly [P in K]: Describe }): Readonly<Record<K, I>> {
  const entries = Object.entries<Describe>(table).map(([name, describe]) => [name, { name, ...describe() }]);
  return Object.fromEntries(entries) as Readonly<Record<K, I>>;
}

/** What is said of each op. */
export const OP_INFO: Readonly<Record<OpName, OpInfo>> = all(OP_DESCRIPTIONS);

/** What is said of each field of filters: one table of fields, and no family. */
export const FIELD_INFO: Readonly<Record<keyof Filter, FieldInfo>> = all(FILTER_DESCRIPTIONS);

/** The families by what one of them is called. */
export const FAMILIES: Readonly<Record<FamilyName, Family>> = {
  effect: { key: 'op', members: OP_INFO },
  condition: { key: 'test', members: all(CONDITION_DESCRIPTIONS) },
  selector: { key: 'select', members: all(SELECTOR_DESCRIPTIONS) },
  amount: { key: 'amount', members: all(AMOUNT_DESCRIPTIONS) },
  cost: { key: 'cost', members: all(COST_DESCRIPTIONS) },
  patch: { key: 'patch', members: all(PATCH_DESCRIPTIONS) },
  replacement: { key: 'replace', members: all(REPLACEMENT_DESCRIPTIONS) },
  trigger: { key: 'on', members: all(TRIGGER_DESCRIPTIONS) },
};
