import { reason } from '../reason.ts';
import type { PlayerId, ZoneKey } from '../state/ids.ts';
import { zonePlayer } from '../state/ids.ts';
import { defineEvent } from './event.ts';

/** A zone was put into a random order. Its objects are new ones: nobody can follow a card through it. */
export interface Payload {
  readonly zone: ZoneKey;
}

export const shuffledEvent = defineEvent<Payload>({
  name: 'shuffled',
  changes: (at, p) => (at.state.zones[p.zone]?.length ?? 0) > 0 || reason('zero', 'there is nothing to shuffle'),
  apply: (tx, p) => {
    const list = [...(tx.state.zones[p.zone] ?? [])];
    // Fisher and Yates: for each place from the end, one of those not placed yet.
    const bounds = Array.from({ length: list.length - 1 }, (_, k) => list.length - k);
    const picks = tx.draw('shuffle', `shuffle ${p.zone}`, bounds);
    picks.forEach((j, k) => {
      const i = list.length - 1 - k;
      [list[i], list[j]] = [list[j] as (typeof list)[number], list[i] as (typeof list)[number]];
    });
    tx.setZone(p.zone, list);
    for (const id of list) {
      const object = tx.state.objects[id];
      if (!object) continue;
      const { known: _, ...rest } = object;
      tx.setObject(id, { ...rest, inc: tx.number('incarnation') });
    }
  },
  roles: (p) => {
    const player: PlayerId | null = zonePlayer(p.zone);
    return player === null ? {} : { player };
  },
  publicForm: (p) => ({ zone: p.zone }),
  words: '{zone} is shuffled',
});
