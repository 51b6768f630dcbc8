/** The search driver: matches as plain values, for bots, replays, forks and simulation. No actor, no clock. */

export { type OpenRequest, openRequests } from '../effects/rules/open.ts';
export { type Preview, preview } from '../effects/rules/preview.ts';
export { randomInput } from './bots/random.ts';
export { type Accepted, answer, begin, type Match, matchOf, start } from './match.ts';
export { type Differs, newReplay, playReplay, type Replay, type ReplayMove, withMove } from './replay.ts';
