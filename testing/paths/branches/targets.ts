import type { TargetSpec } from '../../../effects/language.ts';
import { type Branch, placeOf, type Ways } from './branch.ts';
import { picking } from './picks.ts';

/** What a card asks for when it is played, used or set off: targets, and numbers that are named. */
export const targets: Ways = (spot, game) => {
  const { value } = spot;
  if (spot.is === 'targetSpec' && !Array.isArray(value)) {
    const { from, min, max } = value as unknown as TargetSpec;
    return picking({ place: placeOf(spot), of: value, from, min, max }, game);
  }
  return spot.is === 'amountSpec' && !Array.isArray(value) ? numbers(placeOf(spot), value) : [];
};

/** The least and the most of a number. */
export const numbers = (place: string, of: object): readonly Branch[] =>
  (['min', 'max'] as const).map((end) => ({
    kind: 'amount',
    words: `${place}: the ${end === 'min' ? 'least' : 'most'} is named`,
    of,
    when: (seen) => seen.saw === 'answered' && seen.request.shape === 'number' && seen.answer === seen.request[end],
  }));
