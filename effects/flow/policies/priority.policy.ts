import type { Policy } from './policies.ts';

/** Plays and triggers wait on a stack, the last in is the first out; before each resolves, every player may act. */
export const priority: Policy = {
  rows: ['over', 'ask', 'resolve', 'check', 'place', 'close', 'priority', 'pop', 'lapse', 'advance'],
  join: 'back',
};
