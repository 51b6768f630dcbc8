import type { TSchema } from 'typebox';
import { AMOUNTS } from './amounts/registry.gen.ts';
import { CONDITIONS } from './conditions/registry.gen.ts';
import { COSTS } from './costs/registry.gen.ts';
import { FILTERS } from './filters/registry.gen.ts';
import type { Amount, Condition, Cost, Effect, Filter, Selector, Trigger } from './language.ts';
import { OPS } from './ops/registry.gen.ts';
import { PATCHES } from './patches/registry.gen.ts';
import { REPLACEMENTS } from './replacements/registry.gen.ts';
import { SELECTORS } from './selectors/registry.gen.ts';
import { TRIGGERS } from './triggers/registry.gen.ts';

/** What members of all families have. */
export interface MemberInfo {
  readonly name: string;
  readonly params: TSchema;
  readonly words: string;
  readonly example: unknown;
}

/** Members of the language that are written as `{ <key>: <member>, …parameters }`. */
export interface Family {
  readonly key: string;
  readonly members: Readonly<Record<string, MemberInfo>>;
}

/** A family of the language, by what one of its members is called. */
export type FamilyName = 'effect' | 'condition' | 'selector' | 'amount' | 'cost' | 'patch' | 'replacement' | 'trigger';

/** The families by what one of them is called. Filters are one table of fields, and not among them. */
export const FAMILIES: Readonly<Record<FamilyName, Family>> = {
  effect: { key: 'op', members: OPS },
  condition: { key: 'test', members: CONDITIONS },
  selector: { key: 'select', members: SELECTORS },
  amount: { key: 'amount', members: AMOUNTS },
  cost: { key: 'cost', members: COSTS },
  patch: { key: 'patch', members: PATCHES },
  replacement: { key: 'replace', members: REPLACEMENTS },
  trigger: { key: 'on', members: TRIGGERS },
};

// Whether data names a member of a family. The loader has made sure that what stands beside the name fits it.
const isOne = (members: object, name: unknown): boolean => typeof name === 'string' && Object.hasOwn(members, name);

export const isEffect = (data: object): data is Effect => 'op' in data && isOne(OPS, data.op);
export const isSelector = (data: object): data is Exclude<Selector, string> =>
  'select' in data && isOne(SELECTORS, data.select);
export const isAmount = (data: object): data is Exclude<Amount, number> =>
  'amount' in data && isOne(AMOUNTS, data.amount);
export const isCondition = (data: object): data is Condition => 'test' in data && isOne(CONDITIONS, data.test);
export const isCost = (data: object): data is Cost => 'cost' in data && isOne(COSTS, data.cost);
export const isTrigger = (data: object): data is Trigger => 'on' in data && isOne(TRIGGERS, data.on);
/** Whether a word is a field of filters. */
export const isField = (name: string): name is keyof Filter => Object.hasOwn(FILTERS, name);
