import type { Input, Message, Position } from '../../index.ts';
import { answer } from '../../search/index.ts';
import type { Step } from './chronicle.ts';
import { Refused } from './refused.ts';

/** One input, and what it led to. */
export interface Move {
  readonly before: Position;
  readonly input: Input;
  readonly after: Position;
  readonly messages: readonly Message[];
}

/** The inputs that led along steps, of which each is the next of the one before. */
export const movesOf = (way: readonly Step[]): readonly Move[] => way.flatMap(movesInto);

function movesInto({ parent, inputs, position, messages }: Step): readonly Move[] {
  const [input, more] = inputs;
  if (!parent || !input) return [];
  // What several clocks did at once is one step: what was in between is worked out.
  return more ? played(parent.position, inputs) : [{ before: parent.position, input, after: position, messages }];
}

/** Gives inputs one after the other. @throws {Refused} where one is not taken */
export function played(at: Position, inputs: readonly Input[]): readonly Move[] {
  let before = at;
  return inputs.map((input) => {
    const taken = answer(before, input);
    if (!taken.ok) throw new Refused(`What was answered is refused when it is given again: ${taken.message}`);
    const move = { before, input, after: taken.match, messages: taken.messages };
    before = taken.match;
    return move;
  });
}
