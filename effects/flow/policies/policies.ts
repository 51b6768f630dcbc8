import type { PolicyName } from '../../ruleset.ts';
import type { RowName } from '../rows.ts';
import { fold } from './fold.policy.ts';
import { pool } from './pool.policy.ts';
import { priority } from './priority.policy.ts';
import { queue } from './queue.policy.ts';

/** How pending effects follow each other: an order of the rows, and where new triggers join. */
export interface Policy {
  readonly rows: readonly RowName[];
  readonly join: 'front' | 'back';
}

export const POLICIES: Readonly<Record<PolicyName, Policy>> = { queue, fold, pool, priority };
