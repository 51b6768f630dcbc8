import type { Writable } from '../copy.ts';
import type { LiveAbility } from '../effective/card.ts';
import { effective } from '../effective/derive.ts';
import { heardBy, type Listener, listeners } from '../effective/listeners.ts';
import type { Modifier } from '../effective/stored-modifier.ts';
import { type Env, envOf, type Position } from '../env.ts';
import { holds } from '../evaluators.ts';
import { foreseen } from '../events/arriving.ts';
import type { Fact, GameEvent, Proposal } from '../events/event.ts';
import { eventDef } from '../events/registry.gen.ts';
import type { ReplacingAbility } from '../language.ts';
import { type ZoneKey, zoneName } from '../state/ids.ts';
import { controllerOf, liveObject, refOf } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import type { Tx } from '../state/tx.ts';
import { limitedKey, useKey, usesLeft } from '../state/uses.ts';
import { changeAnything, isNothing, outcomeOf, together } from './verdicts.ts';

/** A replacement that could change a proposal. */
export interface Candidate {
  readonly key: string;
  readonly ability: ReplacingAbility;
  readonly env: Env;
  readonly own: boolean;
  readonly since: number;
  readonly card: string;
  /** Under which key a use of it is counted, if it is limited. */
  readonly use?: string;
  /** The modifier that granted it, if its uses are counted. */
  readonly modifier?: Modifier;
  /** Of what arrives, the fact it would begin with that this is about; left out, it is about the arrival itself. */
  readonly begins?: string;
  /** Uses it has left, what this batch has taken of them already not counted. */
  readonly left?: number;
}

/** A fact as the event that would happen, for those that look at it. */
export function would(at: Position, fact: Fact): GameEvent {
  const event: Writable<GameEvent> = Object.assign({}, fact as GameEvent);
  eventDef(fact).fill?.(at, event);
  return Object.assign(event, { batch: 0, n: 0 });
}

/** All replacements that apply to a proposal and have not yet, the moving object's own first, then by age. */
export function candidates(tx: Tx, proposal: Proposal, batch: readonly Proposal[]): readonly Candidate[] {
  const { fact, applied = NONE } = proposal;
  const present = listeners(tx, 'replace', fact.type);
  const own = ownOnArrival(tx, fact);
  const counting = 'with' in fact ? listeners(tx, 'replace', 'counted') : NONE;
  if (present.length + own.length + counting.length + tx.state.modifiers.length === 0 && fact.type !== 'created')
    return NONE;
  if (!happens(tx, fact, batch)) return NONE;
  const event = would(tx, fact);
  const all: Candidate[] = ownOnCreation(tx, fact, event).filter((c) => !applied.includes(c.key));
  for (const listener of [...present, ...own]) {
    const candidate = asCandidate(tx, listener, event);
    if (candidate && !applied.includes(candidate.key) && !all.some((c) => c.key === candidate.key)) all.push(candidate);
  }
  for (const candidate of [...ofPlayers(tx, event), ...ofBeginning(tx, fact, counting)])
    if (!applied.includes(candidate.key)) all.push(candidate);
  const usable = all.flatMap((c) => afterBatch(tx, c, batch) ?? []);
  const ofItself = usable.filter((c) => c.own);
  return (ofItself.length > 0 ? ofItself : usable).sort((a, b) => a.since - b.since);
}

/** Whether a proposal would happen: on its own, or because of what else does. */
function happens(tx: Tx, fact: Fact, batch: readonly Proposal[]): boolean {
  if (changeAnything(tx, [fact])) return true;
  const all = together(
    tx,
    batch.map((p) => p.fact),
  );
  return !isNothing(outcomeOf(tx, fact, all));
}

/** The candidate with the uses that this batch leaves it; `null` if it is used up by then. */
function afterBatch(tx: Tx, candidate: Candidate, batch: readonly Proposal[]): Candidate | null {
  const { use, modifier, ability } = candidate;
  if (use !== undefined && ability.limit) {
    const used = batch.filter(({ fact }) => fact.type === 'used' && fact.key === use).length;
    if (usesLeft(tx, use, ability.limit, used) <= 0) return null;
  }
  if (modifier?.left === undefined) return candidate;
  const spent = batch.reduce(
    (sum, { fact }) => (fact.type === 'modifierEnded' && fact.modifier === modifier.id ? sum + (fact.spent ?? 0) : sum),
    0,
  );
  return modifier.left > spent ? { ...candidate, left: modifier.left - spent } : null;
}

const NONE: readonly never[] = [];

function asCandidate(at: Position, { object, ref, live }: Listener, event: GameEvent): Candidate | null {
  const ability = live.ability as ReplacingAbility;
  const env = envOf(at, { you: controllerOf(object), self: ref, event });
  if (env.book.lang.matches(env, ability.instead.of) !== true || !holds(env, ability.while)) return null;
  const modifier = live.modifier === undefined ? undefined : at.state.modifiers.find((m) => m.id === live.modifier);
  return {
    key: `${object.id}.${object.inc}.${live.key}`,
    ability,
    env,
    own: event.type === 'moved' && event.object.id === object.id,
    since: live.since ?? object.inc,
    card: object.card,
    ...(ability.limit ? { use: useKey(ref, limitedKey(live), ability.limit) } : {}),
    ...(modifier ? { modifier } : {}),
  };
}

/** What an object itself says about its arrival works already before it is there, and for who will control it. */
function ownOnArrival(tx: Tx, fact: Fact): readonly Listener[] {
  const object = fact.type === 'moved' ? liveObject(tx, fact.object) : null;
  if (fact.type !== 'moved' || !object) return NONE;
  const then = { ...object, zone: fact.to };
  return arriving(effective(tx, object).abilities, fact).map((live) => ({ object: then, ref: refOf(object), live }));
}

/** Those about facts that something would begin its stay with: they are put on it as any others. */
function ofBeginning(tx: Tx, fact: Fact, counting: readonly Listener[]): readonly Candidate[] {
  if (!('with' in fact) || counting.length + tx.state.modifiers.length === 0) return NONE;
  const then = foreseen(tx, fact);
  if (!then) return NONE;
  return Object.entries(fact.with ?? {}).flatMap(([begins, by]) => {
    const event = would(then.at, { type: 'counted', bearer: then.ref, fact: begins, by });
    const found = [...counting.flatMap((c) => asCandidate(then.at, c, event) ?? []), ...ofPlayers(then.at, event)];
    return found.map((candidate) => ({ ...candidate, begins }));
  });
}

/** The same for a token that is about to be made: there is no object yet, so it is known by its card. */
function ownOnCreation(tx: Tx, fact: Fact, event: GameEvent): Candidate[] {
  if (fact.type !== 'created') return [];
  const self: Ref = { kind: 'card', card: fact.card };
  const printed = tx.book.cards.get(fact.card)?.printed.abilities ?? [];
  return arriving(printed, fact).flatMap((live): Candidate[] => {
    const ability = live.ability as ReplacingAbility;
    const env = envOf(tx, { you: fact.owner, self, event });
    if (env.book.lang.matches(env, ability.instead.of) !== true || !holds(env, ability.while)) return [];
    return [{ key: `new ${live.key}`, ability, env, own: true, since: 0, card: fact.card }];
  });
}

const arriving = (abilities: readonly LiveAbility[], fact: Extract<Fact, { to: ZoneKey }>): readonly LiveAbility[] =>
  abilities.length === 0
    ? NONE
    : abilities.filter(
        (live) => live.zones.includes(zoneName(fact.to)) && heardBy(live, 'replace').includes(fact.type),
      );

/** Replacements that effects gave to players: "prevent the next 2 damage to you". */
function ofPlayers(at: Position, event: GameEvent): Candidate[] {
  return at.state.modifiers.flatMap((modifier) => {
    if (!('refs' in modifier.affects)) return [];
    return modifier.affects.refs.flatMap((ref) => {
      if (ref.kind !== 'player') return [];
      return modifier.patches.flatMap((patch, i): Candidate[] => {
        if (patch.patch !== 'grant' || !('instead' in patch.ability)) return [];
        const env = envOf(at, { you: ref.player, self: ref, event });
        if (env.book.lang.matches(env, patch.ability.instead.of) !== true || !holds(env, patch.ability.while))
          return [];
        const key = `player ${ref.player} ${modifier.id}.${i}`;
        const { limit } = patch.ability;
        const use = limit ? { use: useKey(ref, `${modifier.id}.${i}`, limit) } : {};
        const card = modifier.card ?? '';
        return [{ key, ability: patch.ability, env, own: false, since: modifier.since, card, modifier, ...use }];
      });
    });
  });
}
