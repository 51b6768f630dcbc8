import type { Table } from '../../cards/tools/schema/branches.ts';
import { hashOf } from '../../effects/hash.ts';
import type { Input } from '../../effects/rules/input.ts';
import type { MatchSetup } from '../../effects/state/begin.ts';
import { Chronicle } from '../../inspector/host/chronicle.ts';
import { give } from '../../inspector/host/going.ts';
import { createMatch } from '../../machines/begin.ts';
import { playReplay } from '../../search/index.ts';
import { UserError } from '../errors.ts';
import { openGame } from '../game/game.ts';
import { gameOf, type Opened, stepIn } from './opened.ts';
import { type Shown, showMatch } from './shown.ts';

/** A replay, played again on actors. One that goes another way is shown up to there. */
export async function openReplay(replay: Table, { file, ruleset, set = [], step, onFault }: Opened): Promise<Shown> {
  const game = { name: ruleset ?? gameOf(file, replay), sets: set };
  const { book } = await openGame(game.name, game.sets);
  const inputs: Input[] = [];
  const played = playReplay(book, replay, ({ input }) => {
    if (input) inputs.push(input);
  });
  if (!played.ok && played.move < 0)
    throw new UserError(`${file} goes another way before its first answer: ${played.message}`);
  // What it is like was looked at when it was played.
  const setup = replay.setup as MatchSetup;
  const at = stepIn(file, step, inputs.length);
  const match = createMatch({ ...setup, book, onFault });
  const chronicle = new Chronicle(match);
  for (const input of inputs) {
    const taken = give(match, input);
    if (!taken.ok) throw new Error(`the match refuses an answer of the replay: ${taken.message}`);
  }
  if (played.ok && hashOf(match.position.state) !== hashOf(played.match.state))
    throw new Error('the match comes to another state than the replay');
  const moves = Array.isArray(replay.moves) ? replay.moves.length : 0;
  const notes = played.ok
    ? []
    : [
        `${file} goes another way at answer ${played.move + 1} of ${moves}, and is shown up to there: ${played.message}`,
      ];
  return showMatch(chronicle, { game, setup, step: at, notes });
}
