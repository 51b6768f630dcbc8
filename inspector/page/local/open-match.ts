import { createMatch, type MatchSetup, resumeMatch } from '../../../index.ts';
import { playReplay } from '../../../search/index.ts';
import { Chronicle } from '../../host/chronicle.ts';
import { give } from '../../host/going.ts';
import { gameOf, type LocalMatch, local } from './local-match.ts';
import { type Fault, Unreadable } from './unreadable.ts';

/** Goes on with a save of a game that the page knows; people sit at all its seats. @throws {Unreadable} */
export function resumeLocal(save: unknown): LocalMatch {
  const resumed = resumeMatch({ book: gameOf(rulesetIn(save)).book(), save });
  if (!resumed.ok) throw new Unreadable({ is: 'refused', message: resumed.message });
  return local(new Chronicle(resumed.match));
}

/**
 * Plays a replay of a game that the page knows, move by move, so that each of them can be looked at; as far as it goes the
 * way that is written. @throws {Unreadable} where not even its beginning does
 */
export function replayLocal(replay: unknown): LocalMatch {
  const book = gameOf(rulesetIn(replay)).book();
  const inputs: Parameters<typeof give>[1][] = [];
  const played = playReplay(book, replay, ({ input }) => input && inputs.push(input));
  if (!played.ok && played.move < 0) throw new Unreadable({ is: 'differs', move: 0, message: played.message });
  // It has just been played by this setup.
  const { setup } = replay as { readonly setup: MatchSetup };
  const match = createMatch({ book, ...setup });
  const chronicle = new Chronicle(match);
  for (const input of inputs) give(match, input);
  const fault: Fault | null = played.ok ? null : { is: 'differs', move: played.move + 1, message: played.message };
  return local(chronicle, { setup, fault });
}

/** The name of the ruleset that a save or a replay was made with. */
function rulesetIn(file: unknown): string {
  const { ruleset } = (file ?? {}) as { readonly ruleset?: { readonly name?: unknown } };
  return typeof ruleset?.name === 'string' ? ruleset.name : '';
}
