import type { CardData } from '../../effects/card-data.ts';
import type { PolicyName, Ruleset } from '../../effects/ruleset.ts';
import { drawAt } from '../../testing/draw.ts';
import { hidden } from '../../testing/invariants/hidden.ts';
import { brokenAt, INVARIANTS } from '../../testing/invariants/index.ts';
import { type CardPaths, exploreCard } from '../../testing/paths/explore-card.ts';
import type { Game } from './games.ts';
import { labRules } from './lab.ts';
import { randomMatch } from './play.ts';

/** What cards are tried by, where it is not the plain ruleset with a queue. */
export interface Trying {
  readonly policy?: PolicyName;
  readonly rules?: Partial<Ruleset>;
}

/** All ways that the first of some cards can go, with the others beside it. */
export function waysOf(
  cards: readonly [CardData, ...CardData[]],
  { policy = 'queue', rules = {} }: Trying = {},
): CardPaths {
  return exploreCard({ ruleset: labRules(policy, rules), cards }, cards[0], [], 1);
}

/** What is wrong on these ways, in words. */
export const wrongOf = (cards: readonly [CardData, ...CardData[]], trying?: Trying): readonly string[] =>
  waysOf(cards, trying).failures.map(({ message }) => message);

/** Looking for what shows something hidden takes longer than all else. */
const QUICK = INVARIANTS.filter((invariant) => invariant !== hidden);

/** What does not hold in random matches of a game, once something does not: up to so many matches. */
export function brokenInPlay(game: Game, matches: number): string | null {
  for (let seed = 1; seed <= matches; seed++)
    for (const { before, after, messages } of randomMatch(game, seed)) {
      const how = brokenAt({ match: after, before, messages }, drawAt(after.state), QUICK);
      if (how !== null) return how;
    }
  return null;
}
