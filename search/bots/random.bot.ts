import type { Policy } from './policy.ts';

/** Any legal answer: what every other bot must beat. */
export const randomBot: Policy = (asked, draw) => asked.random(draw);
