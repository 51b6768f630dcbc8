import type { Match } from '../../search/match.ts';
import type { Invariant } from './invariant.ts';

/** How many cards there are of each owner, what came into being in play left out. */
const cardsOf = ({ state }: Match): readonly number[] =>
  state.players.map((_, seat) => state.objects.filter((o) => o && !o.token && o.owner === seat).length);

/** A card may go anywhere, but never be gone; who is out takes his along. */
export const conserved: Invariant = {
  name: 'no card is lost, and none comes from nowhere',
  broken: ({ match, before }) => {
    if (!before) return null;
    const [had, has] = [cardsOf(before), cardsOf(match)];
    const seat = has.findIndex((n, i) => n !== had[i] && match.state.players[i]?.out === undefined);
    return seat < 0 ? null : `${match.state.players[seat]?.name} has ${has[seat]} cards, and had ${had[seat]}`;
  },
};
