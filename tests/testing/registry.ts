import { duel, SETS } from '../../cards/duel/index.ts';
import type { Registry } from '../../testing/index.ts';
import { RULESETS } from '../rulesets/index.ts';

/** What the scenarios of this repository may be played by. */
export const REGISTRY: Registry = { ...RULESETS, duel: { ruleset: duel, cards: SETS.flatMap((set) => set.cards) } };
