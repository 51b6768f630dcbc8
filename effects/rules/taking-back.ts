import type { Position } from '../env.ts';
import type { GameEvent } from '../events/event.ts';
import { settle } from '../flow/settle.ts';
import { type PlayerId, playerId } from '../state/ids.ts';
import { beginWith } from './answering.ts';
import type { Input } from './input.ts';
import { type Draw, sample } from './sample.ts';
import { eventFor } from './sight.ts';
import { showsFace, tellsFaces, viewOf } from './views.ts';

/** An input that was taken, with the positions before and after it. */
export interface Taken {
  readonly input: Input;
  readonly before: Position;
  readonly after: Position;
}

/** Deals on which it is played once more: where one of them comes to something else, the player has learnt what it hangs on. */
const DEALS = 8;

/**
 * Whether the player who gave an input may take it back: nothing random has happened, nobody has been shown a face that he
 * did not know, no secret of others has come out, and he could have foreseen all that he sees now.
 */
export function mayTakeBack(taken: Taken, draw: Draw): boolean {
  const { input, before, after } = taken;
  if (input.type === 'leave' || after.state.random.drawn !== before.state.random.drawn) return false;
  if (input.type === 'answer' && endsSecret(before, input.choice)) return false;
  return !showsFaces(before, after) && foreseeable(taken, draw);
}

/** What has happened since; `null` where more than one turn has begun, and not all is remembered. */
function since(before: Position, after: Position): readonly GameEvent[] | null {
  if (after.state.turn.number > before.state.turn.number + 1) return null;
  const { turn, lastTurn } = after.state.history;
  return [...lastTurn, ...turn].filter(({ batch }) => batch > before.state.counters.batch);
}

function showsFaces(before: Position, after: Position): boolean {
  const events = since(before, after);
  if (!events) return true;
  return before.state.players.some((_, i) => {
    const viewer = playerId(i);
    if (after.state.choices !== before.state.choices && tellsFaces(after, viewer)) return true;
    return events.some((event) => showsFace(before, event, viewer));
  });
}

/** Whether an answer was the last to a choice in which others have answered in secret: with it they all come out. */
function endsSecret({ state }: Position, id: string): boolean {
  const choice = state.choices.find((c) => c.id === id);
  if (choice?.order !== 'secret') return false;
  const left = choice.answers.filter((answer) => answer === null).length;
  return left === 1 && choice.answers.length > 1;
}

/** Whether it comes to what he sees and is told now on other deals too, which look the same to him as it did before. */
function foreseeable({ input, before, after }: Taken, draw: Draw): boolean {
  const player = playerId(input.player);
  const known = knownAfter(before, after, player);
  for (let k = 0; k < DEALS; k++) {
    const deal = { book: before.book, state: sample(before, player, draw) };
    const came = settledBy(deal, input);
    if (!came || knownAfter(deal, came, player) !== known) return false;
  }
  return true;
}

/** All that a player sees after an input, and was told by it. */
function knownAfter(before: Position, after: Position, player: PlayerId): string {
  const told = (since(before, after) ?? []).flatMap((event) => eventFor(after, event, player) ?? []);
  return JSON.stringify([viewOf(after, player), told]);
}

/** The position that an input leads to; `null` where it is refused, or cannot be settled. */
function settledBy(at: Position, input: Input): Position | null {
  try {
    const tx = beginWith(at, input);
    if ('ok' in tx) return null;
    settle(tx);
    return { book: at.book, state: tx.state, memo: tx.memo };
  } catch {
    return null;
  }
}
