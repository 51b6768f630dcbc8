import type { Keyword } from '../../../effects/ruleset.ts';

export const shield: Keyword = {
  abilities: [
    {
      instead: {
        replace: 'instead',
        of: { on: 'damaged' },
        do: [{ op: 'set', of: 'self', fact: 'shieldSpent', to: 1 }],
      },
      while: { test: 'fits', of: 'self', where: { facts: { shieldSpent: { max: 0 } } } },
    },
  ],
  words: 'The first damage to it is prevented.',
};
