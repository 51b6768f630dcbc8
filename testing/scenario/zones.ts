/** Cards in a zone, compared with those that were expected there. */
import { effective } from '../../effects/effective/derive.ts';
import type { Position } from '../../effects/env.ts';
import { objectFact } from '../../effects/state/facts.ts';
import type { ZoneKey } from '../../effects/state/ids.ts';
import { refOf, zoneOf } from '../../effects/state/objects.ts';
import type { GameObject } from '../../effects/state/state.ts';
import { numbersDiff, valueDiff } from './diff.ts';
import type { ShownData } from './format.ts';
import { find, type Names } from './names.ts';

type Entry = string | ShownData;

const expand = (list: readonly Entry[]): ShownData[] =>
  list.flatMap((given) => {
    if (typeof given === 'string') return [{ card: given }];
    const { count = 1, ...entry } = given;
    return Array.from({ length: count }, () => entry);
  });

/** What keeps an object from being the one that is described. */
function misfits(names: Names, at: Position, object: GameObject, entry: ShownData): string[] {
  const card = effective(at, object);
  if (object.card !== entry.card) return [`card: expected ${entry.card}, got ${object.card}`];
  return [
    ...numbersDiff('facts', (name) => objectFact(at, object.id, name), entry.facts),
    ...numbersDiff('stats', (name) => card.stats[name], entry.stats),
    ...valueDiff(
      'keywords',
      keywordLines(card.keywords).join(', '),
      entry.keywords && [...entry.keywords].sort().join(', '),
    ),
    ...valueDiff('types', [...card.types].sort().join(', '), entry.types && [...entry.types].sort().join(', ')),
    ...valueDiff('cell', object.cell, entry.cell),
    ...valueDiff('owner', names.player(object.owner), entry.owner),
    ...valueDiff('token', object.token === true, entry.token),
    ...valueDiff('faceDown', object.faceDown === true, entry.faceDown),
    ...bearer(names, at, object, entry.attachedTo),
  ];
}

/** Keywords in order, with their value where it is not 1: `poison 2`. */
export const keywordLines = (of: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(of)
    .map(([name, value]) => (value === 1 ? name : `${name} ${value}`))
    .sort();

function bearer(names: Names, at: Position, object: GameObject, expected: string | undefined): string[] {
  if (expected === undefined) return [];
  const to = object.attachedTo;
  if (to && 'at' in find([names.called(at, to)], expected)) return [];
  return [`attachedTo: expected ${expected}, got ${to ? names.full(at, to) : 'nothing'}`];
}

/** Which object each entry is: as many as can be at the same time (Kuhn's matching). */
function pairs(fit: readonly (readonly boolean[])[]): (number | undefined)[] {
  const holder = new Map<number, number>();
  const place = (entry: number, seen: Set<number>): boolean =>
    (fit[entry] ?? []).some((fits, object) => {
      if (!fits || seen.has(object)) return false;
      seen.add(object);
      const other = holder.get(object);
      if (other !== undefined && !place(other, seen)) return false;
      holder.set(object, entry);
      return true;
    });
  fit.forEach((_, entry) => {
    place(entry, new Set());
  });
  return fit.map((_, entry) => [...holder].find(([, e]) => e === entry)?.[0]);
}

/** What is wrong with a zone: cards that are missing, there besides, or other than described. */
export function zoneDiff(
  names: Names,
  at: Position,
  zone: ZoneKey,
  expected: readonly Entry[],
  ordered: boolean,
): string[] {
  const what = names.zone(zone);
  const entries = expand(expected);
  const objects = zoneOf(at, zone).flatMap((id) => at.state.objects[id] ?? []);
  const fit = entries.map((entry) => objects.map((o) => misfits(names, at, o, entry).length === 0));
  const paired = pairs(fit);
  const cards = objects.map((o) => o.card).join(', ') || 'nothing';
  const all = entries.length === objects.length && paired.every((object) => object !== undefined);
  if (all) {
    if (!ordered || fit.every((row, i) => row[i])) return [];
    return [`${what}: expected the order ${entries.map((e) => e.card).join(', ')}; got ${cards}`];
  }
  const free = new Set(objects.keys());
  for (const object of paired) if (object !== undefined) free.delete(object);
  const lines: string[] = [];
  entries.forEach((entry, i) => {
    if (paired[i] !== undefined) return;
    const near = [...free].find((k) => objects[k]?.card === entry.card);
    const object = near === undefined ? undefined : objects[near];
    if (near === undefined || !object) {
      lines.push(`${what}: expected ${entry.card}, and it is not there`);
      return;
    }
    free.delete(near);
    const name = names.full(at, refOf(object));
    for (const line of misfits(names, at, object, entry)) lines.push(`${what}: ${name}: ${line}`);
  });
  for (const k of free) {
    const object = objects[k];
    if (object) lines.push(`${what}: ${names.full(at, refOf(object))} is there, and was not expected`);
  }
  return [...lines, `${what}: there is ${cards}`];
}
