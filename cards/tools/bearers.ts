import { FIXED } from '../../effects/fixed.ts';
import { isTable, type Table } from './branches.ts';

/** What bears facts. */
export type Bearer = 'player' | 'object';

/** What is known of names in a place; see `Scope`. */
interface Known {
  readonly self: Bearer | undefined;
  bearer(name: string): Bearer | undefined;
}

/** What a selection consists of, where that can be told from the data; `undefined` where it cannot, or of both. */
export function bearerOf(selector: unknown, scope: Known, candidate: Bearer | undefined): Bearer | undefined {
  if (typeof selector === 'string') {
    if (FIXED.get(selector)?.players) return 'player';
    if (selector === 'self') return scope.self;
    return selector === 'candidate' ? candidate : scope.bearer(selector);
  }
  if (!isTable(selector)) return undefined;
  const { select, of } = selector;
  switch (select) {
    case 'objects':
    case 'top':
      return 'object';
    case 'players':
    case 'controller':
      return 'player';
    case 'role':
      return of === 'player' ? 'player' : undefined;
    case 'attached':
      return selector.get === 'attachments' ? 'object' : undefined;
    case 'among':
    case 'most':
      return bearerOf(of, scope, candidate);
    case 'first':
    case 'union': {
      const all = new Set(Array.isArray(of) ? of.map((s) => bearerOf(s, scope, candidate)) : []);
      return all.size === 1 ? [...all][0] : undefined;
    }
    default:
      return undefined;
  }
}

/** What a fact named in a table is a fact of: what stands beside it says so. */
export function bearerBeside(table: Table, scope: Known, candidate: Bearer | undefined): Bearer | undefined {
  if ('on' in table) return undefined;
  return bearerOf(table.to ?? table.of ?? 'self', scope, candidate);
}

/** What the filter (or the amount worked out for each) in a table looks at. */
export function lookedAt(table: Table, scope: Known, candidate: Bearer | undefined): Bearer | undefined {
  const { select, op, test, of } = table;
  if (op === 'discard' || op === 'search') return 'object';
  if (select === 'among' || select === 'most' || test === 'fits') return bearerOf(of, scope, candidate);
  return select === undefined ? undefined : bearerOf(table, scope, candidate);
}
