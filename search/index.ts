/** The search driver: matches as plain values, for bots, replays, forks and simulation. No actor, no clock. */

export { type OpenPlace, type OpenRequest, openRequests } from '../effects/rules/open-requests.ts';
export { type Preview, preview } from '../effects/rules/preview.ts';
export { type Bot, decideBy } from './bots/bot.ts';
export { type GreedyOptions, greedy, greedyBot } from './bots/greedy.bot.ts';
export { randomBot } from './bots/random.bot.ts';
export { randomInput } from './bots/random-input.ts';
export type { Score } from './bots/score.ts';
export { type Accepted, answer, begin, type Match, matchOf, start } from './match.ts';
export {
  type Differs,
  newReplay,
  type PlayedMove,
  playReplay,
  type Replay,
  type ReplayMove,
  withMove,
} from './replay.ts';
