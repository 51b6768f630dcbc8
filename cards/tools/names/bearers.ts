import { isSelector } from '../../../effects/families.ts';
import { FIXED } from '../../../effects/fixed.ts';
import { selectorDef } from '../../../effects/selectors/registry.gen.ts';
import type { BearerKind } from '../../../effects/selectors/selector.ts';
import { isTable, type Table } from '../schema/branches.ts';

/** What is known of names in a place; see `Scope`. */
interface Known {
  readonly self: BearerKind | undefined;
  bearer(name: string): BearerKind | undefined;
}

/** What a selection consists of, where that can be told from the data; `undefined` where it cannot, or of both. */
export function bearerOf(selector: unknown, scope: Known, candidate: BearerKind | undefined): BearerKind | undefined {
  if (typeof selector === 'string') {
    if (selector === 'self') return scope.self;
    if (selector === 'candidate') return candidate;
    return FIXED.get(selector)?.gives ?? scope.bearer(selector);
  }
  if (!isTable(selector) || !isSelector(selector)) return undefined;
  return selectorDef(selector).gives?.(selector, (of) => bearerOf(of, scope, candidate));
}

/** What a fact named in a table is a fact of: what stands beside it says so. */
export function bearerBeside(table: Table, scope: Known, candidate: BearerKind | undefined): BearerKind | undefined {
  if ('on' in table) return undefined;
  return bearerOf(table.to ?? table.of ?? table.one ?? 'self', scope, candidate);
}

/** What the filter (or the amount worked out for each) in a table looks at. */
export function lookedAt(table: Table, scope: Known, candidate: BearerKind | undefined): BearerKind | undefined {
  const { select, test, amount, of } = table;
  if (select === 'among' || select === 'most' || amount === 'most' || test === 'fits')
    return bearerOf(of, scope, candidate);
  return select === undefined ? undefined : bearerOf(table, scope, candidate);
}
