import { type Listener, listeners } from '../effective/listeners.ts';
import { envOf } from '../env.ts';
import type { Fact, GameEvent } from '../events/event.ts';
import { holds } from '../lang.ts';
import type { TriggeredAbility } from '../language.ts';
import { type PlayerId, zoneName } from '../state/ids.ts';
import { controllerOf } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import type { Tx } from '../state/tx.ts';
import { useKey, usesLeft } from '../state/uses.ts';
import type { Origin, WaitingTrigger } from './frame.ts';
import { bound, heardTypes, hears, matches } from './hearing.ts';
import { abilityOf } from './origin.ts';
import { POLICIES } from './policies/policies.ts';
import { scopeOf } from './scope.ts';

/** A trigger in the order in which simultaneous ones are taken. */
interface Found {
  readonly trigger: Omit<WaitingTrigger, 'id' | 'scope'>;
  /** Place of its event in the batch. */
  readonly event: number;
  /** Place of its source's zone among those of the ruleset; what has no source comes last. */
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
  const rules = ofRules(tx, events);
  const reflexes = ofReflexes(tx, events);
  if (abilities.length + rules.length + delayed.found.length + reflexes.length === 0) return NONE;
  const found = [...abilities, ...rules, ...delayed.found, ...reflexes];
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
      id: tx.number('trigger'),
      scope,
      ...trigger,
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

function ofAbilities(tx: Tx, events: readonly GameEvent[], leavers: readonly Listener[]): readonly Found[] {
  const heard = events.map((event) => listeners(tx, 'trigger', event.type));
  if (leavers.length === 0 && heard.every((present) => present.length === 0)) return NONE;
  const found: Found[] = [];
  const seen = new Set<string>();
  const seeEachOther = tx.book.ruleset.questions?.leaversSeeEachOther !== false;
  events.forEach((event, i) => {
    const present = heard[i] ?? NONE;
    const left = leavers.filter((l) => 'on' in l.live.ability && heardTypes(l.live.ability.on).includes(event.type));
    const own = (l: Listener): boolean => event.type === 'moved' && event.object.id === l.object.id;
    for (const listener of [...left.filter((l) => seeEachOther || own(l)), ...present]) {
      const ability = listener.live.ability as TriggeredAbility;
      const key = `${i} ${listener.object.id} ${listener.live.key}`;
      if (seen.has(key)) continue;
      const controller = controllerOf(listener.object);
      const env = envOf(tx, { you: controller, self: listener.ref, event });
      const use = ability.limit && useKey(listener.ref, listener.live.key, ability.limit);
      const already = use === undefined ? 0 : found.filter((f) => f.use === use).length;
      if (ability.limit && use !== undefined && usesLeft(tx, use, ability.limit, already) <= 0) continue;
      const results = hears(env, ability, event);
      if (!results) continue;
      seen.add(key);
      found.push({
        trigger: {
          origin: listener.live.origin,
          source: listener.ref,
          controller,
          event,
          results,
          cause: { batch: event.batch },
        },
        event: i,
        zone: zoneRank(tx, listener.object),
        since: listener.live.since ?? listener.object.inc,
        ...(use === undefined ? {} : { use }),
      });
    }
  });
  return oncePerBatch(tx, found);
}

/** "One or more" counts batches: of an ability that says `once`, only the first event of a batch counts. */
function oncePerBatch(tx: Tx, found: readonly Found[]): readonly Found[] {
  if (found.length === 0) return NONE;
  const first = new Set<string>();
  return found.filter(({ trigger }) => {
    const ability = abilityOf(tx.book, trigger.origin);
    if (!('on' in ability) || !ability.once) return true;
    const key = JSON.stringify([trigger.source, trigger.origin]);
    if (first.has(key)) return false;
    first.add(key);
    return true;
  });
}

function ofRules(tx: Tx, events: readonly GameEvent[]): readonly Found[] {
  const { abilities = NONE } = tx.book.ruleset;
  if (abilities.length === 0) return NONE;
  return abilities.flatMap((ability, k) => {
    if (!('on' in ability)) return [];
    return events.flatMap((event, i): Found[] => {
      const you = tx.state.turn.active;
      const env = envOf(tx, { you, self: null, event });
      const results = hears(env, ability, event);
      if (!results) return [];
      const origin: Origin = { in: 'rules', name: '', path: `abilities.${k}` };
      const base = { origin, source: null, controller: you, event, results };
      return [{ trigger: { ...base, cause: { batch: event.batch } }, event: i, zone: LAST, since: k }];
    });
  });
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
  for (const delayed of tx.state.delayed) {
    for (const [i, event] of events.entries()) {
      // What a batch itself laid down does not hear that batch.
      if (event.type === 'scheduled' && event.trigger.id === delayed.id) break;
      const env = envOf(tx, { you: delayed.controller, self: delayed.source, results: delayed.results, event });
      if (matches(env, delayed.on) !== true || !holds(env, delayed.while)) continue;
      found.push({
        trigger: {
          origin: { in: 'play', ability: { on: delayed.on, do: delayed.nodes } },
          source: delayed.source,
          controller: delayed.controller,
          event,
          // What it was laid down with stays bound: "it" is what was meant then.
          results: { ...bound(delayed.on, event), ...delayed.results },
          cause: { batch: event.batch },
        },
        event: i,
        zone: LAST,
        since: delayed.since,
      });
      if (delayed.once) {
        spent.push(delayed.id);
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
    const origin: Origin = { in: 'play', ability: { on: { on: 'signalled', name: 'reflexive' }, do: nodes } };
    const cause = { batch: event.batch };
    return [
      {
        trigger: { origin, source, controller, event, results, cause },
        event: i,
        zone: LAST,
        since: tx.state.counters.incarnation,
      },
    ];
  });
}
