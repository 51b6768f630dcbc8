import type { Policy } from './policies.ts';

/** At a check timing players pick from their waiting abilities one at a time, the turn player first. */
export const pool: Policy = {
  rows: ['over', 'ask', 'resolve', 'check', 'pick', 'close', 'window', 'lapse', 'advance'],
  join: 'back',
};
