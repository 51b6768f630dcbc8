import type { LiveAbility } from '../effective/card.ts';
import type { Position } from '../env.ts';
import type { Limit } from '../language.ts';
import type { Bearer } from './facts.ts';
import type { History } from './state.ts';

const SPANS: Readonly<Record<Limit['per'], string>> = { turn: '@turn', match: '@match' };

const bearerKey = (bearer: Bearer): string =>
  bearer.kind === 'object' ? `${bearer.id}.${bearer.inc}` : `player ${bearer.player}`;

/** What tells a limited ability from the others of its bearer. What is printed on a card goes when its bearer changes into another. */
export const limitedKey = ({ key, origin }: Pick<LiveAbility, 'key' | 'origin'>): string =>
  origin.in === 'card' ? `${origin.name} ${key}` : key;

/** Under which key the uses of a limited ability of a bearer, or of the rules, are counted. */
export const useKey = (bearer: Bearer | null, ability: string, { per }: Limit): string =>
  `${bearer ? bearerKey(bearer) : 'rules'} ${ability}${SPANS[per]}`;

/** How often an ability whose uses are counted under `key` may still be used; `taken` uses are about to be counted. */
export const usesLeft = (at: Position, key: string, { times }: Limit, taken = 0): number =>
  times - (at.state.history.uses[key] ?? 0) - taken;

/** The uses that still count when a turn is over. */
export function lastingUses(uses: History['uses']): History['uses'] {
  const lasting: Record<string, number> = {};
  for (const key in uses) if (!key.endsWith(SPANS.turn)) lasting[key] = uses[key] as number;
  return lasting;
}
