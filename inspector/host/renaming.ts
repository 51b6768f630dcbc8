import type { Position } from '../../index.ts';
import { isPlayerName } from '../../testing/scenario/parse.ts';
import type { Move } from './moves.ts';

/** Players under names that they can have in a scenario. */
export interface Renaming {
  readonly names: readonly string[];
  readonly position: (at: Position) => Position;
  readonly move: (move: Move) => Move;
}

/** Names stay what they are where they can. */
export function renaming(players: readonly string[]): Renaming {
  const names: string[] = [];
  players.forEach((name, i) => {
    const plain = name.replace(/[/\s#.]+/g, '-');
    names.push(isPlayerName(plain) && plain !== '' && !names.includes(plain) ? plain : `player${i + 1}`);
  });
  if (names.every((name, i) => name === players[i])) return { names, position: (at) => at, move: (move) => move };
  const position = ({ book, state }: Position): Position => ({
    book,
    state: { ...state, players: state.players.map((player, i) => ({ ...player, name: names[i] ?? player.name })) },
  });
  return {
    names,
    position,
    move: (move) => ({ ...move, before: position(move.before), after: position(move.after) }),
  };
}
