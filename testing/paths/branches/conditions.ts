import { type Branch, placeOf, type Ways } from './branch.ts';

/** Both sides of each condition; of those that are put together of others, as a whole. */
export const conditions: Ways = (spot) => {
  const { is, path, value } = spot;
  if (!is.startsWith('condition.') || isPart(path)) return [];
  return [true, false].map(
    (holds): Branch => ({
      kind: 'condition',
      words: `${placeOf(spot)} is ${holds}`,
      of: value,
      when: (seen) => seen.saw === 'verdict' && seen.holds === holds,
    }),
  );
};

/** Whether it is part of another condition: `all`, `any` and `not` have theirs under `of`. */
const isPart = (path: readonly (string | number)[]): boolean =>
  path.at(-1) === 'of' || (path.at(-2) === 'of' && typeof path.at(-1) === 'number');
