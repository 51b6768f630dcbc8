import type { Book } from '../book.ts';
import { type Env, envOf, type Position } from '../env.ts';
import type { Condition, Patch, Selector } from '../language.ts';
import { type CardId, type ObjectId, type PlayerId, zoneName } from '../state/ids.ts';
import { controllerOf, refOf } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import type { GameObject } from '../state/state.ts';
import type { LiveAbility } from './card.ts';
import { printedOf } from './printed.ts';

/** A modifier at work: stored, or of a static ability of an object now in a zone where it works. */
export interface LiveModifier {
  readonly key: string;
  readonly source: Ref | null;
  readonly card?: CardId;
  readonly you: PlayerId;
  readonly since: number;
  readonly affects: { readonly refs: readonly Ref[] } | { readonly anew: Selector };
  readonly while?: Condition;
  readonly patches: readonly Patch[];
  /** The static ability it comes from: it ends when its source loses that. */
  readonly ability?: string;
}

/** How a modifier sees the position. */
export const modifierEnv = (at: Position, modifier: Pick<LiveModifier, 'you' | 'source'>): Env =>
  envOf(at, { you: modifier.you, self: modifier.source });

export function staticModifier(object: GameObject, live: LiveAbility): LiveModifier | null {
  if (!('affects' in live.ability)) return null;
  const { ability } = live;
  return {
    key: `static:${object.id}.${object.inc}.${live.key}`,
    source: refOf(object),
    card: object.card,
    you: controllerOf(object),
    since: live.since ?? object.inc,
    affects: { anew: ability.affects },
    patches: ability.patches,
    ability: live.key,
    ...(ability.while === undefined ? {} : { while: ability.while }),
  };
}

/** Ids of a zone whose printed card has a static ability that works there; remembered by the zone's identity. */
const staticsByZone = new WeakMap<readonly ObjectId[], { readonly book: Book; readonly found: readonly ObjectId[] }>();

function staticSources(at: Position, zone: string, list: readonly ObjectId[]): readonly ObjectId[] {
  const known = staticsByZone.get(list);
  if (known?.book === at.book) return known.found;
  const found = list.filter((id) => {
    const object = at.state.objects[id];
    return (
      object &&
      at.book.cards.get(object.card)?.hasStatic &&
      printedOf(at.book, object).abilities.some((a) => 'affects' in a.ability && a.zones.includes(zone))
    );
  });
  staticsByZone.set(list, { book: at.book, found });
  return found;
}

/** All modifiers at work before any ability was granted or taken away, oldest first. */
export function liveModifiers(at: Position): LiveModifier[] {
  const { state } = at;
  if (state.modifiers.length === 0 && !at.book.anyStatic) return [];
  const live: LiveModifier[] = state.modifiers.map((m) => ({
    key: `modifier:${m.id}`,
    source: m.source,
    you: m.controller,
    since: m.since,
    affects: m.affects,
    patches: m.patches,
    ...(m.card === undefined ? {} : { card: m.card }),
    ...(m.while === undefined ? {} : { while: m.while }),
  }));
  if (at.book.anyStatic)
    for (const key in state.zones) {
      const zone = zoneName(key as keyof typeof state.zones);
      if (!at.book.staticZones.has(zone)) continue;
      for (const id of staticSources(at, zone, state.zones[key as keyof typeof state.zones] ?? [])) {
        const object = state.objects[id];
        if (!object || object.faceDown) continue;
        for (const ability of printedOf(at.book, object).abilities) {
          const modifier = ability.zones.includes(zone) ? staticModifier(object, ability) : null;
          if (modifier) live.push(modifier);
        }
      }
    }
  return live.sort((a, b) => a.since - b.since);
}
