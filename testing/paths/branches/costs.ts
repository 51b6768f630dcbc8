import { answerResult } from '../../../effects/choices/shapes.ts';
import { type Branch, placeOf, type Ways } from './branch.ts';

/** Each way of a cost that can be paid in several; of costs within effects the way is not seen. */
export const costs: Ways = (spot) => {
  if (spot.is !== 'cost.either' || spot.path.includes('do') || Array.isArray(spot.value)) return [];
  const { of } = spot.value as unknown as { readonly of: object };
  return Object.keys(of).map(
    (way): Branch => ({
      kind: 'cost',
      words: `${placeOf(spot)}: ${way} is chosen`,
      of: spot.value,
      when: (seen) =>
        seen.saw === 'answered' &&
        answerResult(seen.request, seen.answer).refs.some((ref) => ref.kind === 'word' && ref.word === way),
    }),
  );
};
