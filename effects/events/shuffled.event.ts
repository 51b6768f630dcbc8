import { envOf } from '../env.ts';
import { fits } from '../evaluators.ts';
import { reason } from '../reason.ts';
import { zone } from '../save/check-refs.ts';
import { type ObjectId, type PlayerId, type ZoneKey, zonePlayer } from '../state/ids.ts';
import { refOf } from '../state/objects.ts';
import type { Tx } from '../state/tx.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A zone was put into a random order. Its objects are new ones: nobody can follow a card through it. */
export interface Payload {
  readonly zone: ZoneKey;
}

export const shuffledEvent = defineEvent<Payload>({
  changes: (at, p) => (at.state.zones[p.zone]?.length ?? 0) > 0 || reason('zero', 'there is nothing to shuffle'),
  apply: (tx, p) => {
    const list = [...(tx.state.zones[p.zone] ?? [])];
    shuffle(tx, p.zone, list);
    boundLuck(tx, p.zone, list);
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
});

/** What a viewer is told of it. */
export const shuffledEventShown: EventShown<Payload> = (p) => ({ zone: p.zone });

/** English, with `{slots}` named after the public form. */
export const shuffledEventWords = '{zone} is shuffled';

export const describeShuffledEvent = (): EventDescription<Payload> => ({
  payload: { zone },
});

const swap = (list: ObjectId[], i: number, j: number): void => {
  const [a, b] = [list[i], list[j]];
  if (a !== undefined && b !== undefined) [list[i], list[j]] = [b, a];
};

/** Fisher and Yates: for each place from the end, one of those not placed yet. */
function shuffle(tx: Tx, zone: ZoneKey, list: ObjectId[]): void {
  const bounds = Array.from({ length: Math.max(0, list.length - 1) }, (_, k) => list.length - k);
  tx.draw('shuffle', `shuffle ${zone}`, bounds).forEach((j, k) => {
    swap(list, list.length - 1 - k, j);
  });
}

/** The ruleset's bound on bad luck, where it names one. The last of a zone is its top. */
function boundLuck(tx: Tx, zone: ZoneKey, list: ObjectId[]): void {
  const policy = tx.book.ruleset.questions?.shuffle;
  if (!policy) return;
  const env = envOf(tx, { you: zonePlayer(zone) ?? tx.state.turn.active, self: null });
  const isWanted = (id: ObjectId): boolean => {
    const object = tx.state.objects[id];
    return object != null && fits(env, refOf(object), policy.wanted) === true;
  };
  const first = Math.max(0, list.length - policy.within);
  const wanted = list.flatMap((id, place) => (isWanted(id) ? [place] : []));
  if (wanted.length === 0 || wanted.some((place) => place >= first) || first === list.length) return;
  const [which = 0, where = 0] = tx.draw('shuffle', `luck ${zone}`, [wanted.length, list.length - first]);
  swap(list, wanted[which] ?? 0, first + where);
}
