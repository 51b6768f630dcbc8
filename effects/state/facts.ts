import { restored } from '../copy.ts';
import type { Position } from '../env.ts';
import type { FactDecl, Ruleset } from '../ruleset.ts';
import { copyObject, copyPlayer } from './copies.ts';
import { type ObjectId, type PlayerId, playerId } from './ids.ts';
import { lastKnown, liveObject, refOf } from './objects.ts';
import { playerRef, type Ref } from './refs.ts';
import type { Facts } from './state.ts';
import type { Tx } from './tx.ts';

/** What bears facts: a player, or an object in its present incarnation. */
export type Bearer = Extract<Ref, { kind: 'player' | 'object' }>;

const declarations = (ruleset: Ruleset, bearer: Bearer) =>
  bearer.kind === 'player' ? ruleset.facts.player : ruleset.facts.object;

/** The declaration of a fact; the loader has made sure that every name in data is declared. */
export function factDecl(ruleset: Ruleset, bearer: Bearer, fact: string): FactDecl {
  const decl = declarations(ruleset, bearer)[fact];
  if (!decl)
    throw new Error(`The ruleset "${ruleset.name}" declares no ${bearer.kind} fact "${fact}". Add it to \`facts\`.`);
  return decl;
}

function factsOf(at: Position, bearer: Bearer): Facts | null {
  if (bearer.kind === 'player') return at.state.players[bearer.player]?.facts ?? null;
  return liveObject(at, bearer)?.facts ?? null;
}

/** A fact's value now; its declared initial value where nothing has changed it or the bearer is gone. */
export function fact(at: Position, bearer: Bearer, name: string): number {
  return factsOf(at, bearer)?.[name] ?? factDecl(at.book.ruleset, bearer, name).initial ?? 0;
}

/** A fact's value now, or when its bearer was last known; `null` where no such fact is declared. */
export function lastFact(at: Position, bearer: Bearer, name: string): number | null {
  const decls = declarations(at.book.ruleset, bearer);
  if (!Object.hasOwn(decls, name)) return null;
  const facts = bearer.kind === 'player' ? factsOf(at, bearer) : lastKnown(at, bearer)?.facts;
  return facts?.[name] ?? decls[name]?.initial ?? 0;
}

/** A player's fact, for the many places that have a player and no reference. */
export const playerFact = (at: Position, player: PlayerId, name: string): number =>
  at.state.players[player]?.facts[name] ?? at.book.ruleset.facts.player[name]?.initial ?? 0;

/** An object's fact, whatever its incarnation. */
export const objectFact = (at: Position, id: ObjectId, name: string): number =>
  at.state.objects[id]?.facts[name] ?? at.book.ruleset.facts.object[name]?.initial ?? 0;

/** The bounds that hold for a fact now; an upper bound may be another fact. */
function factBounds(at: Position, bearer: Bearer, name: string): { min: number; max: number } {
  const decl = factDecl(at.book.ruleset, bearer, name);
  return { min: decl.min ?? Number.MIN_SAFE_INTEGER, max: upperBound(at, bearer, decl) };
}

/** How much of a fact there is to pay with: what is above its least, and never what is below nothing. */
export const spendable = (at: Position, bearer: Bearer, name: string): number =>
  fact(at, bearer, name) - Math.max(0, factBounds(at, bearer, name).min);

const upperBound = (at: Position, bearer: Bearer, { max }: FactDecl): number =>
  typeof max === 'string' ? fact(at, bearer, max) : (max ?? Number.MAX_SAFE_INTEGER);

/**
 * What the fact would be after adding `by`, within its bounds. A value already outside only moves inwards. `max`: what
 * bounds it, where that is another fact and about to change.
 */
export function factAfter(at: Position, bearer: Bearer, name: string, by: number, max?: number): number {
  const decl = factDecl(at.book.ruleset, bearer, name);
  const now = factsOf(at, bearer)?.[name] ?? decl.initial ?? 0;
  if (by > 0) return Math.max(now, Math.min(now + by, max ?? upperBound(at, bearer, decl)));
  return Math.min(now, Math.max(now + by, decl.min ?? Number.MIN_SAFE_INTEGER));
}

/** Facts without those at their initial value: equal bearers are equal as JSON. */
const put = (facts: Facts, name: string, value: number, initial: number): Facts =>
  restored(facts, name, value === initial ? undefined : value);

/** Writes a fact. Only events call this. */
export function writeFact(tx: Tx, bearer: Bearer, name: string, value: number): void {
  const initial = factDecl(tx.book.ruleset, bearer, name).initial ?? 0;
  if (bearer.kind === 'player') {
    const player = tx.state.players[bearer.player];
    if (!player) return;
    const copy = copyPlayer(player);
    copy.facts = put(player.facts, name, value, initial);
    tx.setPlayer(bearer.player, copy);
  } else {
    const object = tx.state.objects[bearer.id];
    if (!object) return;
    const copy = copyObject(object);
    copy.facts = put(object.facts, name, value, initial);
    tx.setObject(bearer.id, copy);
  }
}

/** Puts facts that last a turn back to their initial value. Only what begins a turn calls this. */
export function resetFacts(tx: Tx): void {
  const { player, object } = tx.book.ruleset.facts;
  const lasts = (decls: Ruleset['facts']['object'], name: string): boolean => decls[name]?.life === 'turn';
  tx.state.players.forEach((p, i) => {
    for (const name in p.facts)
      if (lasts(player, name)) writeFact(tx, playerRef(playerId(i)), name, player[name]?.initial ?? 0);
  });
  if (!Object.keys(object).some((name) => lasts(object, name))) return;
  for (const o of tx.state.objects)
    for (const name in o?.facts)
      if (o && lasts(object, name)) writeFact(tx, refOf(o), name, object[name]?.initial ?? 0);
}

/** Facts that an object has from the start of a stay: within their bounds, and without those at their initial value. */
export function startingFacts(ruleset: Ruleset, wanted: Facts): Facts {
  const facts: Record<string, number> = {};
  for (const [name, value] of Object.entries(wanted)) {
    const { initial = 0, min, max } = ruleset.facts.object[name] ?? {};
    const most = typeof max === 'string' ? (wanted[max] ?? ruleset.facts.object[max]?.initial ?? 0) : max;
    const bounded = Math.max(min ?? value, Math.min(most ?? value, value));
    if (bounded !== initial) facts[name] = bounded;
  }
  return facts;
}
