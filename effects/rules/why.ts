import { type Choice, openPlaceOf } from '../choices/choice.ts';
import { effective } from '../effective/derive.ts';
import { envOf, type Position } from '../env.ts';
import type { GameEvent, SeenRef } from '../events/event.ts';
import { currentNode } from '../flow/cursor.ts';
import { heard } from '../flow/hearing.ts';
import { askingFrame } from '../flow/scope.ts';
import { currentRow } from '../flow/turn.ts';
import { type Reason, reason, type Verdict } from '../reason.ts';
import { type PlayerId, zoneName } from '../state/ids.ts';
import { controllerOf, liveObject, snapshotOf } from '../state/objects.ts';
import { type ObjectRef, refKey } from '../state/refs.ts';
import type { Message } from '../state/tx.ts';
import { limitedKey, useKey, usesLeft } from '../state/uses.ts';
import { refusedDeeds } from './actions.ts';
import { seesFace, sightOf } from './sight.ts';

/** Something that a player cannot do now, and why. */
export interface Refusal {
  readonly action: string;
  /** What he would do it with. */
  readonly object?: SeenRef;
  readonly ability?: string;
  readonly reason: Reason;
}

/** The actions of the window that a choice is about; none where it is about something else. */
export function windowActions(at: Position, { asker }: Choice): readonly string[] {
  if (asker.kind === 'window' || asker.kind === 'priority') return currentRow(at)?.window?.actions ?? [];
  const frame = askingFrame(at, asker);
  const node = frame && currentNode(at.book, frame);
  return node?.op === 'act' ? node.actions : [];
}

/** Why a player cannot do in his window what is not offered to him: of what he sees, from the predicate that lists. */
export function whyNot(at: Position, player: PlayerId): readonly Refusal[] {
  const window = at.state.choices.find((choice) => openPlaceOf(choice, player) !== undefined);
  if (!window) return [];
  const sight = sightOf(at, player);
  return refusedDeeds(at, player, windowActions(at, window)).flatMap(({ deed, reason }) => {
    const { action, source, ability } = deed;
    if (source && !seesFace(at, source, player)) return [];
    const object = source ? { object: sight.ref(source) } : {};
    return [{ action, ...object, ...(ability === undefined ? {} : { ability }), reason }];
  });
}

/** Whether an ability of an object was set off by an event, or why not. */
export interface Hearing {
  readonly ability: string;
  readonly verdict: Verdict;
}

/**
 * For each triggered ability of an object, or of one that has just left, whether an event has set it off, or why not: another event, a condition, a
 * zone, a limit. `at` is the position that the event led to, `message` the step that it is of.
 */
export function whyTriggered(
  at: Position,
  ref: ObjectRef,
  { event, message }: { readonly event: GameEvent; readonly message: Message },
): readonly Hearing[] {
  const live = liveObject(at, ref);
  const left = live ? null : snapshotOf(at, ref);
  const object = live ?? left?.object;
  const card = live ? effective(at, live) : left?.card;
  if (!object || !card) return [];
  return card.abilities.flatMap(({ ability, key, origin, zones }): Hearing[] => {
    if (!('on' in ability)) return [];
    const fired = message.triggers.some(
      (t) => t.event === event && t.origin === origin && t.source !== null && refKey(t.source) === refKey(ref),
    );
    const told = (verdict: Verdict): Hearing[] => [{ ability: key, verdict }];
    if (fired) return told(true);
    if (!zones.includes(zoneName(object.zone))) return told(reason('wrong-zone', `it works in ${zones.join(', ')}`));
    const { limit } = ability;
    if (limit && usesLeft(at, useKey(ref, limitedKey({ key, origin }), limit), limit) <= 0)
      return told(reason('limit', `it works ${limit.times} a ${limit.per}`));
    const verdict = heard(envOf(at, { you: controllerOf(object), self: ref, event }), ability, event);
    return told(verdict === true ? reason('condition-false', 'it did not hold when it happened') : verdict);
  });
}
