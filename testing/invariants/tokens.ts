import { inPlay } from '../../effects/state/objects.ts';
import type { Invariant } from './invariant.ts';

/** A token is nowhere but in play. */
export const tokens: Invariant = {
  name: 'no token lies outside of play',
  broken: ({ match }) => {
    const stray = match.state.objects.find((object) => object?.token && !inPlay(match, object));
    return stray ? `${stray.card} lies in ${stray.zone}` : null;
  },
};
