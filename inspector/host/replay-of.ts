import type { MatchSetup } from '../../index.ts';
import { newReplay, type Replay, withMove } from '../../search/replay.ts';
import type { Chronicle, Step } from './chronicle.ts';
import { wholeWay } from './whole-way.ts';

/** A replay of the way from the beginning of a match to a step. */
export const replayOf = (chronicle: Chronicle, step: Step, setup: MatchSetup): Replay =>
  wholeWay(chronicle, step, setup).reduce(
    (replay, { input, after }) => withMove(replay, input, after),
    newReplay(step.position.book, bare(setup)),
  );

/** What belongs in a file, of a setup that may have been given with more: who decides for a player, or what hears of faults. */
const bare = ({ seed, players, first, script }: MatchSetup): MatchSetup => ({
  seed,
  players: players.map(({ name, deck }) => ({ name, deck })),
  ...(first === undefined ? {} : { first }),
  ...(script === undefined ? {} : { script }),
});
