import type { Position } from '../env.ts';
import type { PolicyName } from '../ruleset.ts';
import { POLICIES } from './policies/policies.ts';
import { ROWS, type Row, type RowName } from './rows.ts';

interface Named {
  readonly name: RowName;
  readonly row: Row;
}

const inOrder = (policy: PolicyName): readonly Named[] =>
  POLICIES[policy].rows.map((name) => ({ name, row: ROWS[name] }));

/** The rows of each policy, in its order. */
const ORDERS: Readonly<Record<PolicyName, readonly Named[]>> = {
  queue: inOrder('queue'),
  fold: inOrder('fold'),
  pool: inOrder('pool'),
  priority: inOrder('priority'),
};

/** What comes next: the first row of the ruleset's policy whose time it is. */
export function next(at: Position): RowName {
  for (const { name, row } of ORDERS[at.book.ruleset.policy]) if (row.when(at)) return name;
  return 'advance';
}
