import type { Position } from '../env.ts';
import { POLICIES } from './policies/policies.ts';
import { ROWS, type RowName } from './rows.ts';

/** What comes next: the first row of the ruleset's policy whose time it is. */
export function next(at: Position): RowName {
  for (const row of POLICIES[at.book.ruleset.policy].rows) if (ROWS[row].when(at)) return row;
  return 'advance';
}
