import type { SeenRef } from '../../../index.ts';

/** What a reference is called. @param unknown of what is not seen */
export function refName(ref: SeenRef, players: readonly string[], unknown: string): string {
  if ('name' in ref && ref.name !== undefined) return ref.name;
  if ('player' in ref) return players[ref.player] ?? unknown;
  if ('cell' in ref) return ref.cell;
  return 'word' in ref ? ref.word : unknown;
}
