import type { Policy } from './policies.ts';

/** Depth first: what an effect sets off is resolved in the middle of it. */
export const fold: Policy = {
  rows: ['over', 'ask', 'check', 'take', 'resolve', 'close', 'window', 'lapse', 'advance'],
  join: 'front',
};
