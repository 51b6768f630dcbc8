import { inPlay } from '../../effects/state/objects.ts';
import type { Invariant } from './invariant.ts';

/** A token that leaves play is no more; one may be made elsewhere, and lie there. */
export const tokens: Invariant = {
  name: 'no token that was in play lies outside of it',
  broken: ({ match, before }) => {
    const stray = match.state.objects.find((object) => {
      const was = object && before?.state.objects[object.id];
      return object?.token && !inPlay(match, object) && was && before && inPlay(before, was);
    });
    return stray ? `${stray.card} lies in ${stray.zone}` : null;
  },
};
