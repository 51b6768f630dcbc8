import type { CardData } from '../../../effects/card-data.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import { type Spot, spotsOf, spotsOfKeyword } from '../../coverage/spots.ts';
import { abilities } from './abilities.ts';
import type { Branch, Ways } from './branch.ts';
import { conditions } from './conditions.ts';
import { costs } from './costs.ts';
import { modes } from './modes.ts';
import { questions } from './questions.ts';
import { replacements } from './replacements.ts';
import { targets } from './targets.ts';

const WAYS: readonly Ways[] = [abilities, conditions, modes, questions, targets, replacements, costs];

/** All ways that a card can go, counted from its data and that of its keywords: in the order in which they stand there. */
export const branchesOf = (card: CardData, game: Ruleset): readonly Branch[] => [
  ...played(card, game),
  ...[...spotsOf(card), ...ofKeywords(card, game)].flatMap((spot) => WAYS.flatMap((ways) => ways(spot, game))),
];

const ofKeywords = ({ keywords = {} }: CardData, game: Ruleset): readonly Spot[] =>
  Object.keys(keywords).flatMap((name) => {
    const keyword = game.keywords[name];
    return keyword ? [...spotsOfKeyword(name, keyword)] : [];
  });

/** Every card that can be is played; what only effects make never is. */
const played = (card: CardData, { types }: Ruleset): readonly Branch[] =>
  card.token || card.types.every((type) => types[type]?.play === undefined)
    ? []
    : [{ kind: 'ability', words: 'it is played', of: card, when: (seen) => seen.saw === 'began' }];
