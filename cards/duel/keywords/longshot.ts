import type { Keyword } from '../../../effects/ruleset.ts';

export const longshot: Keyword = {
  abilities: [
    { instead: { replace: 'prevent', of: { on: 'damaged', battle: true } }, while: { test: 'turn', whose: 'you' } },
  ],
  words: 'It takes no damage back when it attacks.',
};
