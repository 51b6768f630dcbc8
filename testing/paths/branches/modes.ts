import { answerResult } from '../../../effects/choices/shapes.ts';
import { isListSpot } from '../../coverage/spots.ts';
import { type Branch, placeOf, type Ways } from './branch.ts';

/** Each mode, picked. */
export const modes: Ways = (spot) => {
  if (spot.is !== 'mode' || !isListSpot(spot)) return [];
  return spot.value.flatMap((mode, i) => {
    const { name } = mode as { readonly name: string };
    const picked: Branch = {
      kind: 'mode',
      words: `${placeOf(spot)}.${i}: ${name} is picked`,
      of: spot.value,
      when: (seen) =>
        seen.saw === 'answered' &&
        answerResult(seen.request, seen.answer).refs.some((ref) => ref.kind === 'word' && ref.word === name),
    };
    return [picked];
  });
};
