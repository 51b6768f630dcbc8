import type { CardData } from '../../../effects/card-data.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import { spotsOf } from '../../coverage/spots.ts';
import { abilities } from './abilities.ts';
import type { Branch, Ways } from './branch.ts';
import { conditions } from './conditions.ts';
import { costs } from './costs.ts';
import { modes } from './modes.ts';
import { questions } from './questions.ts';
import { replacements } from './replacements.ts';
import { targets } from './targets.ts';

const WAYS: readonly Ways[] = [abilities, conditions, modes, questions, targets, replacements, costs];

/** All ways that a card can go, counted from its data: in the order in which they stand in it. */
export const branchesOf = (card: CardData, game: Ruleset): readonly Branch[] => [
  ...played(card, game),
  ...[...spotsOf(card)].flatMap((spot) => WAYS.flatMap((ways) => ways(spot, game))),
];

/** Every card that can be is played; what only effects make never is. */
const played = (card: CardData, { types }: Ruleset): readonly Branch[] =>
  card.token || card.types.every((type) => types[type]?.play === undefined)
    ? []
    : [{ kind: 'ability', words: 'it is played', of: card, when: (seen) => seen.saw === 'began' }];
