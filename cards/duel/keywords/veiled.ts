import type { Keyword } from '../../../effects/ruleset.ts';

export const veiled: Keyword = {
  abilities: [{ affects: 'self', patches: [{ patch: 'forbid', what: 'target' }] }],
  words: 'Opponents can neither attack it nor choose it for their effects.',
};
