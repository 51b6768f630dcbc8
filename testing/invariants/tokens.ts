import { zoneName } from '../../effects/state/ids.ts';
import { inPlay } from '../../effects/state/objects.ts';
import type { Invariant } from './invariant.ts';

/** A token that leaves play is no more; one may be made elsewhere, and lie there. */
export const tokens: Invariant = {
  name: 'no token that has left play is still there',
  broken: ({ match, messages }) => {
    const { zones } = match.book.ruleset;
    for (const event of messages.flatMap((message) => message.events)) {
      if (event.type !== 'moved' || event.from === undefined || !zones[zoneName(event.from)]?.play) continue;
      const object = match.state.objects[event.object.id];
      if (object?.token && !inPlay(match, object)) return `${object.card} lies in ${object.zone}`;
    }
    return null;
  },
};
