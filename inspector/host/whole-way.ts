import { type Book, hashOf, type MatchSetup, type Position } from '../../index.ts';
import { start } from '../../search/index.ts';
import type { Chronicle, Step } from './chronicle.ts';
import { type Move, movesOf, played } from './moves.ts';
import { Refused } from './refused.ts';
import { wayTo } from './ways.ts';

/**
 * All that was answered from the beginning of the match to a step, also what nobody has looked at.
 * @throws {Refused} where it began in another way
 */
export function wholeWay({ earlier }: Chronicle, step: Step, setup: MatchSetup): readonly Move[] {
  const way = wayTo(step);
  const [first] = way;
  const begun = begin(step.position.book, setup);
  // Where an answer was taken back that was given before anybody looked, it is not known how many are left.
  const before = played(begun, first?.id === 0 ? earlier : []);
  const stands = before.at(-1)?.after ?? begun;
  if (!first || hashOf(stands.state) !== hashOf(first.position.state)) throw new Refused(OTHERWISE);
  return [...before, ...movesOf(way)];
}

/** @throws {Refused} where nothing can begin so */
function begin(book: Book, setup: MatchSetup): Position {
  try {
    return start(book, setup).match;
  } catch {
    throw new Refused(OTHERWISE);
  }
}

const OTHERWISE = 'The match has not come from the setup that it is said to have begun with.';
