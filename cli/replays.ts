import type { Book } from '../effects/book.ts';
import { hashOf } from '../effects/hash.ts';
import type { Input } from '../effects/rules/input.ts';
import type { MatchSetup } from '../effects/state/begin.ts';
import { answer, newReplay, type Replay, start, withMove } from '../search/index.ts';

/**
 * The replay of a match that was played on the live driver: its inputs, played again by search.
 * @param last hash of the state in which the match stands
 * @throws {Error} if the two do not come to the same
 */
export function replayOf(book: Book, setup: MatchSetup, inputs: readonly Input[], last: string): Replay {
  let { match } = start(book, setup);
  let replay = newReplay(book, setup);
  for (const input of inputs) {
    const taken = answer(match, input);
    if (!taken.ok) throw new Error(`the replay refuses an input of the match: ${taken.message}`);
    match = taken.match;
    replay = withMove(replay, input, match);
  }
  if (hashOf(match.state) !== last) throw new Error('the replay comes to another state than the match');
  return replay;
}
