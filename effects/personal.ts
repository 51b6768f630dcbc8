import { amountDef } from './amounts/registry.gen.ts';
import { conditionDef } from './conditions/registry.gen.ts';
import { isAmount, isCondition, isField, isSelector, isTrigger } from './families.ts';
import { filterDef } from './filters/registry.gen.ts';
import { FIXED } from './fixed.ts';
import { selectorDef } from './selectors/registry.gen.ts';
import { triggerDef } from './triggers/registry.gen.ts';

/**
 * Whether what some data of the language comes to can differ between two sources of one player, before any result is
 * named. A member says so itself, and all that is written in it is looked at. A word counts wherever it stands: to take
 * any other word for a reference to the source only means that something is worked out once more.
 */
export function isPersonal(data: unknown): boolean {
  if (typeof data === 'string') return FIXED.get(data)?.personal === true;
  if (typeof data !== 'object' || data === null) return false;
  return saysSo(data) || Object.values(data).some(isPersonal);
}

function saysSo(data: object): boolean {
  if (isSelector(data)) return selectorDef(data).personal?.(data) === true;
  if (isAmount(data)) return amountDef(data).personal?.(data) === true;
  if (isCondition(data)) return conditionDef(data).personal?.(data) === true;
  if (isTrigger(data)) return triggerDef(data).personal?.(data) === true;
  return Object.keys(data).some((name) => isField(name) && filterDef(name).personal === true);
}
