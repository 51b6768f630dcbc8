import type { Keyword } from '../../../effects/ruleset.ts';

export const lifesteal: Keyword = {
  abilities: [{ on: { on: 'dealt' }, do: [{ op: 'heal', to: 'you', amount: { amount: 'event' } }] }],
  words: 'When it deals damage, you are healed by that much.',
};
