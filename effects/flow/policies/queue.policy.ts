import type { Policy } from './policies.ts';

/** Effects run to their end one after the other; what they set off waits behind what waits already. */
export const queue: Policy = {
  rows: ['over', 'ask', 'check', 'resolve', 'take', 'close', 'window', 'lapse', 'advance'],
  join: 'back',
};
