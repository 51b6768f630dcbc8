import { AMOUNTS } from './amounts/registry.gen.ts';
import { CONDITIONS } from './conditions/registry.gen.ts';
import { COSTS } from './costs/registry.gen.ts';
import { FILTERS } from './filters/registry.gen.ts';
import type { Amount, Condition, Cost, Effect, Filter, Selector, Trigger } from './language.ts';
import { OPS } from './ops/registry.gen.ts';
import { SELECTORS } from './selectors/registry.gen.ts';
import { TRIGGERS } from './triggers/registry.gen.ts';

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
