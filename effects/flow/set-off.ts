import type { LiveAbility } from '../effective/card.ts';
import { heardBy, type Listener, listeners } from '../effective/listeners.ts';
import { envOf } from '../env.ts';
import { holds } from '../evaluators.ts';
import type { EventType, Fact, GameEvent } from '../events/event.ts';
import { frameId, type PlayerId, zoneName } from '../state/ids.ts';
import { controllerOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import type { Tx } from '../state/tx.ts';
import { limitedKey, useKey, usesLeft } from '../state/uses.ts';
import type { WaitingTrigger } from './frame.ts';
import { bound, hears } from './hearing.ts';
import { POLICIES } from './policies/policies.ts';
import { scopeOf } from './scope.ts';

/** A trigger in the order in which simultaneous ones are taken. */
interface Found {
  readonly trigger: Pick<WaitingTrigger, 'origin' | 'source' | 'controller' | 'event' | 'results'>;
  /** Place of its event in the batch. */
  readonly event: number;
  /** Place of its source's zone among those of the ruleset; what is in no zone comes last. */
  readonly zone: number;
  readonly since: number;
  /** Under which key a use of it is counted, if it is limited. */
  readonly use?: string;
}

/** What setting triggers off does besides: part of the same batch. */
type Besides = Extract<Fact, { type: 'unscheduled' | 'used' }>;

/**
 * Finds all that a batch sets off, in the fixed order: turn order, then the order of zones, then age, then place.
 * @returns what comes of that: delayed triggers that have fired for the last time, uses of limited ones
 */
export function setOffTriggers(tx: Tx, events: readonly GameEvent[], leavers: readonly Listener[]): readonly Besides[] {
  const delayed = ofDelayed(tx, events);
  const abilities = ofAbilities(tx, events, leavers);
  const reflexes = ofReflexes(tx, events);
  if (abilities.length + delayed.found.length + reflexes.length === 0) return NONE;
  const found = [...abilities, ...delayed.found, ...reflexes];
  const n = tx.state.players.length;
  const turn = (p: PlayerId): number => (p - tx.state.turn.active + n) % n;
  // A stable sort: abilities of one object come in the order they stand on it.
  found.sort(
    (a, b) =>
      turn(a.trigger.controller) - turn(b.trigger.controller) ||
      a.zone - b.zone ||
      a.since - b.since ||
      a.event - b.event,
  );
  const scope = scopeOf(tx);
  const during = tx.state.frames.findLast((f) => f.kind !== 'sweep')?.id;
  const triggers = found.map(
    ({ trigger }): WaitingTrigger => ({
      id: frameId(tx.number('frame')),
      scope,
      ...trigger,
      cause: { batch: trigger.event.batch },
      ...(during === undefined ? {} : { during }),
    }),
  );
  const join = POLICIES[tx.book.ruleset.policy].join;
  tx.set('waiting', join === 'front' ? [...triggers, ...tx.state.waiting] : [...tx.state.waiting, ...triggers]);
  tx.setOff(triggers);
  return [
    ...delayed.spent.map((trigger): Besides => ({ type: 'unscheduled', trigger, why: 'fired' })),
    ...found.flatMap(({ use }): Besides[] => (use === undefined ? [] : [{ type: 'used', key: use }])),
  ];
}

const NONE: readonly never[] = [];

const LAST = Number.MAX_SAFE_INTEGER;

const zoneRank = (tx: Tx, object: GameObject): number =>
  Object.keys(tx.book.ruleset.zones).indexOf(zoneName(object.zone));

/** An ability that listens, of an object or of the rules. */
type Ear = Listener | { readonly object: null; readonly ref: null; readonly live: LiveAbility };

const earsOfRules = (tx: Tx, type: EventType): readonly Ear[] => {
  const heard = tx.book.rules.get(type);
  return heard ? heard.map((live) => ({ object: null, ref: null, live })) : NONE;
};

/** All that listen for an event: those that left with it first, since what they heard is not heard again where they are. */
function earsFor(tx: Tx, event: GameEvent, leavers: readonly Listener[]): readonly Ear[] {
  const present = listeners(tx, 'trigger', event.type);
  const rules = earsOfRules(tx, event.type);
  if (leavers.length === 0) return rules.length === 0 ? present : [...present, ...rules];
  const seeEachOther = tx.book.ruleset.questions?.leaversSeeEachOther !== false;
  const own = (l: Listener): boolean => event.type === 'moved' && event.object.id === l.object.id;
  const left = leavers.filter((l) => heardBy(l.live, 'trigger').includes(event.type) && (seeEachOther || own(l)));
  return [...left, ...present, ...rules];
}

function ofAbilities(tx: Tx, events: readonly GameEvent[], leavers: readonly Listener[]): readonly Found[] {
  const ears = events.map((event) => earsFor(tx, event, leavers));
  if (ears.every((listening) => listening.length === 0)) return NONE;
  const found: Found[] = [];
  const seen = new Set<string>();
  const taken = new Map<string, number>();
  events.forEach((event, i) => {
    for (const { object, ref, live } of ears[i] ?? NONE) {
      const { ability } = live;
      if (!('on' in ability)) continue;
      // "One or more" counts batches: of an ability that says `once`, only the first event of a batch counts.
      const key = `${ability.once ? '' : i} ${object?.id ?? 'rules'} ${live.key}`;
      if (seen.has(key)) continue;
      const { limit } = ability;
      const use = limit && useKey(ref, limitedKey(live), limit);
      const before = use === undefined ? 0 : (taken.get(use) ?? 0);
      if (limit && use !== undefined && usesLeft(tx, use, limit, before) <= 0) continue;
      const controller = object ? controllerOf(object) : tx.state.turn.active;
      const results = hears(envOf(tx, { you: controller, self: ref, event }), ability, event);
      if (!results) continue;
      seen.add(key);
      if (use !== undefined) taken.set(use, before + 1);
      found.push({
        trigger: { origin: live.origin, source: ref, controller, event, results },
        event: i,
        zone: object ? zoneRank(tx, object) : LAST,
        since: live.since ?? object?.inc ?? 0,
        ...(use === undefined ? {} : { use }),
      });
    }
  });
  return found;
}

interface OfDelayed {
  readonly found: readonly Found[];
  readonly spent: readonly number[];
}

const NO_DELAYED: OfDelayed = { found: NONE, spent: NONE };

function ofDelayed(tx: Tx, events: readonly GameEvent[]): OfDelayed {
  if (tx.state.delayed.length === 0) return NO_DELAYED;
  const found: Found[] = [];
  const spent: number[] = [];
  for (const { id, on, while: condition, nodes, source, controller, results, once, since } of tx.state.delayed) {
    for (const [i, event] of events.entries()) {
      // What a batch itself laid down does not hear that batch.
      if (event.type === 'scheduled' && event.trigger.id === id) break;
      const env = envOf(tx, { you: controller, self: source, results, event });
      if (env.book.lang.matches(env, on) !== true || !holds(env, condition)) continue;
      const origin = { in: 'play', ability: { on, do: nodes } } as const;
      // What it was laid down with stays bound: "it" is what was meant then.
      const all = { ...bound(on, event), ...results };
      found.push({ trigger: { origin, source, controller, event, results: all }, event: i, zone: LAST, since });
      if (once) {
        spent.push(id);
        break;
      }
    }
  }
  return { found, spent };
}

function ofReflexes(tx: Tx, events: readonly GameEvent[]): readonly Found[] {
  if (!events.some((event) => event.type === 'signalled' && event.reflex)) return NONE;
  return events.flatMap((event, i): Found[] => {
    if (event.type !== 'signalled' || !event.reflex) return [];
    const { nodes, source, controller, results } = event.reflex;
    const origin = { in: 'play', ability: { on: { on: 'signalled', name: 'reflexive' }, do: nodes } } as const;
    const since = tx.state.counters.incarnation;
    return [{ trigger: { origin, source, controller, event, results }, event: i, zone: LAST, since }];
  });
}
