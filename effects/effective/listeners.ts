import type { Position } from '../env.ts';
import type { EventType } from '../events/event.ts';
import { type ObjectId, type ZoneKey, zoneName } from '../state/ids.ts';
import { refOf } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import type { GameObject } from '../state/state.ts';
import { TRIGGERS } from '../triggers/registry.gen.ts';
import type { LiveAbility } from './card.ts';
import { effective, touched } from './derive.ts';
import { printedOf } from './printed.ts';

/** An ability that hears an event, and the object that has it. */
export interface Listener {
  readonly object: GameObject;
  readonly ref: ObjectRef;
  readonly live: LiveAbility;
}

export type Kind = 'trigger' | 'replace';

/** Event types that an ability hears; none for abilities that do not listen. */
export function heardBy(live: LiveAbility, kind: Kind): readonly EventType[] {
  if (kind === 'trigger') return 'on' in live.ability ? TRIGGERS[live.ability.on.on].events : [];
  if (!('instead' in live.ability)) return [];
  return TRIGGERS[live.ability.instead.of.on].events;
}

/** Printed listeners of a zone by event type; remembered by the zone's identity. */
type ZoneIndex = ReadonlyMap<string, readonly (readonly [ObjectId, LiveAbility])[]>;
const byZone = new WeakMap<readonly ObjectId[], ZoneIndex>();

function indexZone(at: Position, zone: string, list: readonly ObjectId[]): ZoneIndex {
  const known = byZone.get(list);
  if (known) return known;
  const index = new Map<string, (readonly [ObjectId, LiveAbility])[]>();
  for (const id of list) {
    const object = at.state.objects[id];
    if (!object || !at.book.cards.get(object.card)?.listens) continue;
    for (const live of printedOf(at.book, object).abilities) {
      if (!live.zones.includes(zone)) continue;
      for (const kind of ['trigger', 'replace'] as const)
        for (const type of heardBy(live, kind)) {
          const key = `${kind}:${type}`;
          const entries = index.get(key);
          if (entries) entries.push([id, live]);
          else index.set(key, [[id, live]]);
        }
    }
  }
  byZone.set(list, index);
  return index;
}

/** All live abilities that hear an event type: by zones as the ruleset lists them, then in the zones' order. */
export function listeners(at: Position, kind: Kind, type: EventType): Listener[] {
  const found: Listener[] = [];
  const changed = new Set(touched(at));
  const { objects, zones } = at.state;
  const printedMayHear = at.book.heard.has(`${kind}:${type}`);
  if (printedMayHear)
    for (const key in zones) {
      const list = zones[key as ZoneKey] ?? [];
      if (list.length === 0) continue;
      for (const [id, live] of indexZone(at, zoneName(key as ZoneKey), list).get(`${kind}:${type}`) ?? []) {
        const object = objects[id];
        if (object && !object.faceDown && !changed.has(id)) found.push({ object, ref: refOf(object), live });
      }
    }
  for (const id of changed) {
    const object = objects[id];
    if (!object || object.faceDown) continue;
    const zone = zoneName(object.zone);
    for (const live of effective(at, object).abilities)
      if (live.zones.includes(zone) && heardBy(live, kind).includes(type))
        found.push({ object, ref: refOf(object), live });
  }
  return found;
}
