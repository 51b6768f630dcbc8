import type { LiveMatch, Viewer } from '../../index.ts';
import type { Grant, ViewerName } from '../protocol/messages.ts';

/** Who may be looked as: everyone, for who sees everything; else himself alone. */
export const viewersOf = ({ players }: LiveMatch, { sees }: Grant): readonly ViewerName[] =>
  sees === 'everything' ? ['everything', 'spectator', ...players] : [sees];

/** A viewer as the rulebook knows him; `null` if there is none of that name. */
export function viewerOf({ players }: LiveMatch, name: ViewerName): Viewer | null {
  if (name === 'everything' || name === 'spectator') return name;
  const seat = players.indexOf(name);
  return seat < 0 ? null : seat;
}
