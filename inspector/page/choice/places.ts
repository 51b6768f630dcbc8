import type { SeenRef, View } from '../../../index.ts';

/** `hand.0` as people read it beside a card: `hand · Ann`. */
function zoneWords(key: string, players: readonly string[]): string {
  const [zone = key, seat] = key.split('.');
  return seat === undefined ? zone : `${zone} · ${players[Number(seat)] ?? seat}`;
}

/** Says where the objects of a view are. */
export function describing(view: View, players: readonly string[]): (ref: SeenRef) => string {
  const places = new Map<string, string>();
  for (const [key, { objects }] of Object.entries(view.zones))
    for (const { object, cell } of objects)
      places.set(object, [zoneWords(key, players), ...(cell === undefined ? [] : [cell])].join(' · '));
  return (ref) => {
    if ('object' in ref) return places.get(ref.object) ?? '';
    return 'cell' in ref ? zoneWords(ref.zone, players) : '';
  };
}
