import type { Keyword } from '../../../effects/ruleset.ts';

/** The counters do their damage in the start step, to whatever unit has some. */
export const poison: Keyword = {
  adds: true,
  abilities: [
    {
      on: { on: 'dealt', to: { type: 'unit' } },
      do: [{ op: 'add', to: 'it', fact: 'poison', by: { amount: 'keyword', of: 'self', keyword: 'poison' } }],
    },
  ],
  words: 'A unit that it damages gets that many poison counters; each start of its turn it takes as much damage.',
};
