import type { Keyword } from '../../../effects/ruleset.ts';

export const thorns: Keyword = {
  adds: true,
  abilities: [
    {
      on: { on: 'damaged', battle: true },
      do: [
        {
          op: 'damage',
          to: { select: 'role', of: 'other' },
          amount: { amount: 'keyword', of: 'self', keyword: 'thorns' },
        },
      ],
    },
  ],
  words: 'What damages it in battle takes that much damage in turn.',
};
