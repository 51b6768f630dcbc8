import type { Book } from '../book.ts';
import type { Position } from '../env.ts';
import type { EventType } from '../events/event.ts';
import { memoOf } from '../memo.ts';
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
const KINDS: readonly Kind[] = ['trigger', 'replace'];

/** Event types that an ability hears; none for abilities that do not listen. */
export function heardBy(live: LiveAbility, kind: Kind): readonly EventType[] {
  if (kind === 'trigger') return 'on' in live.ability ? TRIGGERS[live.ability.on.on].events : [];
  if (!('instead' in live.ability)) return [];
  return TRIGGERS[live.ability.instead.of.on].events;
}

/** Names of what may be heard, `"trigger:moved"` and the like, each put together once. */
const heardNames: Readonly<Record<Kind, Partial<Record<EventType, string>>>> = { trigger: {}, replace: {} };

function heardName(kind: Kind, type: EventType): string {
  const names = heardNames[kind];
  const known = names[type];
  if (known !== undefined) return known;
  const name = `${kind}:${type}`;
  names[type] = name;
  return name;
}

/** Names of all that an ability hears. */
export const namesHeardBy = (live: LiveAbility): readonly string[] =>
  KINDS.flatMap((kind) => heardBy(live, kind).map((type) => heardName(kind, type)));

/** Printed listeners of a zone by event type; remembered by the zone's identity. */
type ZoneIndex = ReadonlyMap<string, readonly (readonly [ObjectId, LiveAbility])[]>;
const byZone = new WeakMap<readonly ObjectId[], { readonly book: Book; readonly index: ZoneIndex }>();

function indexZone(at: Position, zone: string, list: readonly ObjectId[]): ZoneIndex {
  const known = byZone.get(list);
  if (known?.book === at.book) return known.index;
  const index = new Map<string, (readonly [ObjectId, LiveAbility])[]>();
  for (const id of list) {
    const object = at.state.objects[id];
    if (!object || !at.book.cards.get(object.card)?.listens) continue;
    for (const live of printedOf(at.book, object).abilities) {
      if (!live.zones.includes(zone)) continue;
      for (const name of namesHeardBy(live)) {
        const entries = index.get(name);
        if (entries) entries.push([id, live]);
        else index.set(name, [[id, live]]);
      }
    }
  }
  byZone.set(list, { book: at.book, index });
  return index;
}

const NONE: readonly never[] = [];

/** All live abilities that hear an event type: by zones as the ruleset lists them, then in the zones' order. */
export function listeners(at: Position, kind: Kind, type: EventType): readonly Listener[] {
  const name = heardName(kind, type);
  if (!at.book.heard.has(name) && touched(at).size === 0) return NONE;
  const memo = memoOf(at);
  memo.listeners ??= new Map();
  const known = memo.listeners.get(name);
  if (known) return known;
  const found = find(at, kind, type, name);
  memo.listeners.set(name, found);
  return found;
}

function find(at: Position, kind: Kind, type: EventType, name: string): readonly Listener[] {
  const changed = touched(at);
  const hearing = at.book.heard.get(name);
  const found: Listener[] = [];
  const { objects, zones } = at.state;
  if (hearing)
    for (const key in zones) {
      const zone = zoneName(key as ZoneKey);
      const list = zones[key as ZoneKey] ?? [];
      if (list.length === 0 || !hearing.has(zone)) continue;
      for (const [id, live] of indexZone(at, zone, list).get(name) ?? []) {
        const object = objects[id];
        if (object && !object.faceDown && !changed.has(id)) found.push({ object, ref: refOf(object), live });
      }
    }
  for (const id of changed.keys()) {
    const object = objects[id];
    if (!object || object.faceDown) continue;
    const zone = zoneName(object.zone);
    for (const live of effective(at, object).abilities)
      if (live.zones.includes(zone) && heardBy(live, kind).includes(type))
        found.push({ object, ref: refOf(object), live });
  }
  return found;
}
