import type { Keyword } from '../../../effects/ruleset.ts';

/** Says nothing itself: the actions that need a settled unit look for it. */
export const swift: Keyword = { words: 'It may attack and be exhausted in the turn it enters.' };
