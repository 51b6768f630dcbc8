import type { Keyword } from '../../../effects/ruleset.ts';

/** Says nothing itself: the attack action looks for it. */
export const guard: Keyword = { words: 'Enemies must attack a unit with guard while there is one.' };
