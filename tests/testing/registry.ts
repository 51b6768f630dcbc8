import { duel, SETS } from '../../cards/duel/index.ts';
import type { Registry } from '../../testing/index.ts';
import { RULESETS } from '../rulesets/index.ts';

/** The games under `cards/`, by the names of their folders. */
export const GAMES: Registry = { duel: { ruleset: duel, cards: SETS.flatMap((set) => set.cards) } };

/** What the scenarios of this repository may be played by. */
export const REGISTRY: Registry = { ...RULESETS, ...GAMES };
