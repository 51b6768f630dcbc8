import type { Asked } from '../../effects/rules/asked.ts';
import type { ObjectView, View } from '../../effects/rules/views.ts';
import type { Gauge, Ruleset } from '../../effects/ruleset.ts';
import { type PlayerId, playerId, zoneKey } from '../../effects/state/ids.ts';

/** How good a view is for the one who is asked: more is better. */
export type Score = (view: View, asked: Asked) => number;

/** More than all else together. */
const WON = 1_000_000;
/** A card in hand is worth less than what it will be in play. */
const HELD = 1;

/**
 * How a player stands, by what any ruleset says of itself: whether he has won, what his objects in play can do, how much
 * damage he can take and how many cards he holds, less the same of the others. What he has left to spend is nothing.
 */
export const standing: Score = ({ result, ...view }, { player, book }) => {
  if (result) return result.winners.includes(player) ? WON : result.winners.length === 0 ? 0 : -WON;
  const own = (seat: PlayerId): 1 | -1 => (seat === player ? 1 : -1);
  const seats = view.players.map((_, i) => playerId(i));
  return seats.reduce((sum, seat) => sum + own(seat) * worth(view, seat, book.ruleset), 0);
};

type Table = Omit<View, 'result'>;

/** What one player has. */
function worth(view: Table, seat: PlayerId, { zones, damage }: Ruleset): number {
  let sum = left(damage?.player, view.players[seat]?.facts);
  for (const [zone, { of, play, faces }] of Object.entries(zones)) {
    // Whoever controls it: it may lie in another's zone.
    const all = of === 'match' ? [zoneKey(zone)] : view.players.map((_, i) => zoneKey(zone, playerId(i)));
    const objects = play ? all.flatMap((key) => view.zones[key]?.objects ?? []) : [];
    for (const object of objects) if (object.controller === seat) sum += strength(object, damage?.object);
    if (of === 'player' && faces === 'owner') sum += HELD * (view.zones[zoneKey(zone, seat)]?.count ?? 0);
  }
  return sum;
}

const strength = ({ stats = {}, facts }: ObjectView, gauge: Gauge | undefined): number =>
  Object.values(stats).reduce((sum, stat) => sum + stat, 0) + left(gauge, facts);

/** How far a gauge is from what damage makes of it. */
const left = (gauge: Gauge | undefined, facts: Readonly<Record<string, number>> = {}): number =>
  gauge ? -gauge.by * (facts[gauge.fact] ?? 0) : 0;
