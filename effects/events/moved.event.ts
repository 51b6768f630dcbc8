import { type Writable, withKeys } from '../copy.ts';
import type { Position } from '../env.ts';
import { reason } from '../reason.ts';
import { card, cellProblem, facts, numbered, objectRef, player, players, zone } from '../save/check-refs.ts';
import { flag, maybe, oneOf, text, yes } from '../save/plain-checks.ts';
import { startingFacts } from '../state/facts.ts';
import { type CardId, type ObjectId, type PlayerId, type ZoneKey, zoneName } from '../state/ids.ts';
import { audience, controllerOf, liveObject, union, zoneAudience, zoneDecl, zoneOf } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import type { Facts, GameObject } from '../state/state.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

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
  /** It was picked from among others that are hidden as well: who does not see its face is not told its place. */
  readonly unplaced?: true;
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
  /** Only the cell changed, or the order: the same object goes on. */
  readonly within?: true;
}

/** A move inside a zone in play, also to another player's part of it, keeps the object what it is. */
const isWithin = (at: Position, object: GameObject, p: Payload): boolean =>
  zoneDecl(at, p.to).play ? zoneName(object.zone) === zoneName(p.to) : p.place === undefined && object.zone === p.to;

const ceases = (at: Position, object: GameObject, p: Payload): boolean =>
  object.token === true && !zoneDecl(at, p.to).play;

export const movedEvent = defineEvent<Payload>({
  changes: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return reason('gone', 'it is no longer where it was');
    return (
      object.zone !== p.to ||
      p.place !== undefined ||
      (object.cell ?? null) !== (p.cell ?? null) ||
      reason('already', 'it is there already')
    );
  },
  arrives: (at, p) => {
    const object = liveObject(at, p.object);
    return object && { zone: ceases(at, object, p) ? null : p.to, cell: p.cell, object: object.id };
  },
  fill: (at, p) => {
    const object = liveObject(at, p.object);
    if (!object) return;
    const before = audience(at, object);
    const after = p.faceDown ? [] : zoneAudience(at, p.to);
    const seen = before === null || after === null ? null : union(before, after);
    p.from = object.zone;
    p.card = object.card;
    p.owner = object.owner;
    p.controller = controllerOf(object);
    if (object.cell !== undefined) p.fromCell = object.cell;
    if (isWithin(at, object, p)) p.within = true;
    if (seen !== null) p.audience = seen;
  },
  complete: (tx, p) => {
    p.inc = p.within ? p.object.inc : tx.number('incarnation');
  },
  apply: (tx, p) => {
    const object = liveObject(tx, p.object);
    if (!object) return;
    if (p.within) {
      const { cell: _, ...rest } = object;
      const moved = { ...rest, zone: p.to };
      tx.setObject(object.id, p.cell === undefined ? moved : withKeys(moved, { cell: p.cell }));
      if (object.zone === p.to && p.place === undefined) return;
    } else tx.setObject(object.id, ceases(tx, object, p) ? null : arrived(tx, object, p));
    tx.setZone(object.zone, without(zoneOf(tx, object.zone), object.id));
    if (!tx.state.objects[object.id]) return;
    const list = zoneOf(tx, p.to);
    tx.setZone(p.to, p.place === 'bottom' ? [object.id, ...list] : [...list, object.id]);
  },
  roles: (p) => ({
    subject: p.object,
    ...(p.controller !== undefined ? { player: p.controller } : p.owner === undefined ? {} : { player: p.owner }),
    ...(p.inc === undefined ? {} : { other: { ...p.object, inc: p.inc } }),
  }),
});

/** What a viewer is told of it. */
export const movedEventShown: EventShown<Payload> = (p, sight) => ({
  object: p.unplaced && !sight.sees(p.audience) ? HIDDEN : sight.shown(p.object, p.card, p.audience ?? null),
  ...(p.inc === undefined || p.within ? {} : { now: sight.ref({ ...p.object, inc: p.inc }) }),
  from: p.from,
  to: p.to,
  how: p.how,
  ...(p.cell === undefined ? {} : { cell: p.cell }),
  ...(p.place === undefined ? {} : { place: p.place }),
  owner: p.owner,
});

/** English, with `{slots}` named after the public form. */
export const movedEventWords = '{object} goes from {from} to {to} ({how})';

export const describeMovedEvent = (): EventDescription<Payload> => ({
  payload: {
    object: objectRef,
    to: zone,
    cell: maybe(text),
    place: maybe(oneOf('top', 'bottom')),
    how: text,
    faceDown: maybe(flag),
    unplaced: maybe(yes),
    with: maybe(facts('object')),
    from: maybe(zone),
    fromCell: maybe(text),
    card: maybe(card),
    owner: maybe(player),
    controller: maybe(player),
    inc: maybe(numbered('incarnation')),
    audience: maybe(players),
    within: maybe(yes),
  },
  agrees: ({ to, cell }, known) => cell === undefined || cellProblem(to, cell, known) === null,
});

function without(list: readonly ObjectId[], id: ObjectId): readonly ObjectId[] {
  const rest = list.slice();
  const at = rest.indexOf(id);
  if (at >= 0) rest.splice(at, 1);
  return rest;
}

/** A new stay: only facts that last the match come along, and what it begins with is added to them. */
export function arrived(at: Position, object: GameObject, p: Payload): GameObject {
  const known = rememberedBy(at, p);
  const stay: Writable<GameObject> = {
    id: object.id,
    inc: p.inc ?? object.inc,
    card: object.card,
    owner: object.owner,
    zone: p.to,
    facts: keptFacts(at, object, p.with),
  };
  if (p.cell !== undefined) stay.cell = p.cell;
  if (object.token) stay.token = true;
  if (p.faceDown) stay.faceDown = true;
  if (known.length > 0) stay.known = known;
  return stay;
}

function keptFacts({ book }: Position, object: GameObject, fresh: Payload['with']): Facts {
  const decls = book.ruleset.facts.object;
  const facts: Record<string, number> = {};
  for (const name in object.facts) if (decls[name]?.life === 'match') facts[name] = object.facts[name] as number;
  if (!fresh) return facts;
  for (const name in fresh) facts[name] = (facts[name] ?? 0) + (fresh[name] as number);
  return startingFacts(book.ruleset, facts);
}

/** Who has seen the face although the new zone hides it from them. */
function rememberedBy(at: Position, p: Payload): readonly PlayerId[] {
  const natural = p.faceDown ? NOBODY : zoneAudience(at, p.to);
  if (natural === null) return NOBODY;
  const seen = p.audience ?? at.state.players.map((_, i) => i as PlayerId);
  return seen.filter((player) => !natural.includes(player));
}

const NOBODY: readonly PlayerId[] = [];
const HIDDEN = { hidden: true } as const;
