import { asPlayer, type Env } from '../env.ts';
import { count, select } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import type { Amount } from '../language.ts';
import type { ObjectId, PlayerId } from '../state/ids.ts';
import { zoneFor } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';

/** The top cards of a zone of a player's, the topmost first: what he looks at. */
export const topCards = (env: Env, player: PlayerId, zone: string, n: Amount): readonly Ref[] =>
  select(asPlayer(env, player), { select: 'top', in: zone, of: 'you', count: count(env, n) });

const ids = (pile: readonly Ref[]): readonly ObjectId[] => pile.flatMap((r) => (r.kind === 'object' ? [r.id] : []));

/** A player puts piles back on top and at the bottom of a zone of his. */
export const putBack = (
  env: Env,
  by: PlayerId,
  zone: string,
  { top = [], bottom = [] }: { readonly top?: readonly Ref[]; readonly bottom?: readonly Ref[] },
): readonly Fact[] =>
  top.length + bottom.length === 0
    ? []
    : [{ type: 'arranged', zone: zoneFor(env, zone, by), top: ids(top), bottom: ids(bottom), by }];

/** Cards that a player has looked at go to a zone of his, all at once. Which of them they were is his secret. */
export const putInto = (env: Env, by: PlayerId, zone: string, cards: readonly Ref[], how: string): readonly Fact[] =>
  cards.flatMap((object) =>
    object.kind === 'object'
      ? [{ type: 'moved' as const, object, to: zoneFor(env, zone, by), how, unplaced: true as const }]
      : [],
  );
