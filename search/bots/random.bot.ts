import type { Bot } from './bot.ts';

/** Any legal answer: what every other bot must beat. */
export const randomBot: Bot = (asked, draw) => asked.random(draw);
