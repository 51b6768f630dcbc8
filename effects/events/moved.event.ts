import type { Position } from '../env.ts';
import { all, reason } from '../reason.ts';
import { type CardId, type PlayerId, type ZoneKey, zoneName } from '../state/ids.ts';
import { audience, controllerOf, liveObject, room, union, zoneAudience, zoneDecl, zoneOf } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import type { GameObject } from '../state/state.ts';
import type { Tx } from '../state/tx.ts';
import { defineEvent } from './event.ts';

/** An object went from one zone to another, or to another cell or place of its zone. */
export interface Payload {
  readonly object: ObjectRef;
  readonly to: ZoneKey;
  readonly cell?: string;
  /** Where in the order of the zone; on top when left out. */
  readonly place?: 'top' | 'bottom';
  /** What kind of move it is: `draw`, `discard`, `destroy`, `play`, …; triggers and words tell them apart by it. */
  readonly how: string;
  readonly faceDown?: boolean;
  /** Facts it has from the start of its new stay. */
  readonly with?: Readonly<Record<string, number>>;
  /** Filled in when it happens. */
  readonly from?: ZoneKey;
  readonly fromCell?: string;
  readonly card?: CardId;
  readonly owner?: PlayerId;
  readonly controller?: PlayerId;
  readonly inc?: number;
  /** Who saw the face, where not everyone did. */
  readonly audience?: readonly PlayerId[];
  /** Only the cell changed: the same object goes on. */
  readonly within?: true;
}

/** A move inside a zone in play, also to another player's part of it, keeps the object what it is. */
const isWithin = (at: Position, object: GameObject, p: Payload): boolean =>
  p.place === undefined &&
  (object.zone === p.to || (zoneName(object.zone) === zoneName(p.to) && zoneDecl(at, p.to).play === true));

export const movedEvent = defineEvent<Payload>({
  name: 'moved',
  changes: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return reason('gone', 'it is no longer where it was');
    return all(
      () =>
        object.zone !== p.to ||
        p.place !== undefined ||
        (object.cell ?? null) !== (p.cell ?? null) ||
        reason('already', 'it is there already'),
      () =>
        (object.zone === p.to && p.cell === undefined) ||
        room(at, p.to, p.cell) > 0 ||
        reason('full', `${zoneName(p.to)} is full`),
    );
  },
  fill: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return p;
    const before = audience(at, object);
    const after = p.faceDown ? [] : zoneAudience(at, p.to);
    const seen = before === null || after === null ? null : union(before, after);
    return {
      ...p,
      from: object.zone,
      ...(object.cell === undefined ? {} : { fromCell: object.cell }),
      card: object.card,
      owner: object.owner,
      controller: controllerOf(object),
      ...(isWithin(at, object, p) ? { within: true } : {}),
      ...(seen === null ? {} : { audience: seen }),
    };
  },
  complete: (tx, p) => ({ ...p, inc: p.within ? p.object.inc : tx.number('incarnation') }),
  apply: (tx, p) => {
    const object = liveObject(tx, p.object);
    if (!object) return;
    if (p.within) {
      const { cell: _, ...rest } = object;
      tx.setObject(object.id, { ...rest, zone: p.to, ...(p.cell === undefined ? {} : { cell: p.cell }) });
      if (object.zone === p.to) return;
      tx.setZone(
        object.zone,
        zoneOf(tx, object.zone).filter((id) => id !== object.id),
      );
      tx.setZone(p.to, [...zoneOf(tx, p.to), object.id]);
      return;
    }
    tx.setZone(
      object.zone,
      (tx.state.zones[object.zone] ?? []).filter((id) => id !== object.id),
    );
    if (object.token && !zoneDecl(tx, p.to).play) {
      tx.setObject(object.id, null);
      return;
    }
    const list = tx.state.zones[p.to] ?? [];
    tx.setZone(p.to, p.place === 'bottom' ? [object.id, ...list] : [...list, object.id]);
    tx.setObject(object.id, arrived(tx, object, p));
  },
  roles: (p) => ({
    subject: p.object,
    ...(p.controller !== undefined ? { player: p.controller } : p.owner === undefined ? {} : { player: p.owner }),
    ...(p.inc === undefined ? {} : { other: { ...p.object, inc: p.inc } }),
  }),
  publicForm: (p, sight) => ({
    object: sight.shown(p.object, p.card, p.audience ?? null),
    ...(p.inc === undefined || p.within ? {} : { now: sight.ref({ ...p.object, inc: p.inc }) }),
    from: p.from,
    to: p.to,
    how: p.how,
    ...(p.cell === undefined ? {} : { cell: p.cell }),
    ...(p.place === undefined ? {} : { place: p.place }),
    owner: p.owner,
  }),
  words: '{object} goes from {from} to {to} ({how})',
});

/** A new stay: only facts that last the match come along. */
function arrived(tx: Tx, object: GameObject, p: Payload): GameObject {
  const decls = tx.book.ruleset.facts.object;
  const kept = Object.entries(object.facts).filter(([name]) => decls[name]?.life === 'match');
  const seen = p.audience;
  const natural = p.faceDown ? [] : zoneAudience(tx, p.to);
  const everyone = tx.state.players.map((_, i) => i as PlayerId);
  const known = natural === null ? [] : (seen ?? everyone).filter((v) => !natural.includes(v));
  return {
    id: object.id,
    inc: p.inc ?? object.inc,
    card: object.card,
    owner: object.owner,
    zone: p.to,
    ...(p.cell === undefined ? {} : { cell: p.cell }),
    ...(object.token ? { token: true } : {}),
    ...(p.faceDown ? { faceDown: true } : {}),
    facts: { ...Object.fromEntries(kept), ...p.with },
    ...(known.length > 0 ? { known } : {}),
  };
}
