import { amountDef } from './amounts/registry.gen.ts';
import { conditionDef } from './conditions/registry.gen.ts';
import { costDef } from './costs/registry.gen.ts';
import type { Env, Position } from './env.ts';
import { isAmount, isCondition, isCost, isSelector } from './families.ts';
import { pendingOf } from './flow/scope.ts';
import type { Selector } from './language.ts';
import { selectorDef } from './selectors/registry.gen.ts';
import { audience, liveObject, snapshotOf } from './state/objects.ts';
import type { Ref } from './state/refs.ts';

/** Whether everyone in the match sees the face of what a reference means, or saw it when it left. */
function faceOpen(at: Position, ref: Ref): boolean {
  if (ref.kind === 'frame') {
    const source = pendingOf(at, ref.frame)?.source;
    return source == null || faceOpen(at, source);
  }
  if (ref.kind !== 'object') return true;
  const object = liveObject(at, ref);
  if (!object) {
    const left = snapshotOf(at, ref);
    return left !== null && !left.object.faceDown;
  }
  const seen = audience(at, object);
  return seen === null || seen.length === at.state.players.length;
}

/** A fact that only its bearer's player sees, of either kind of bearer. */
const hiddenFact = (env: Env, name: string): boolean => {
  const { player, object } = env.book.ruleset.facts;
  return (
    (Object.hasOwn(player, name) && player[name]?.hidden === true) ||
    (Object.hasOwn(object, name) && object[name]?.hidden === true)
  );
};

/** Whether everyone can work out what a selector gives: which they are, not what is on their faces. */
export function selectorOpen(env: Env, selector: Selector): boolean {
  if (typeof selector === 'string') return env.results[selector === 'them' ? 'it' : selector]?.hidden !== true;
  return selectorDef(selector).open?.(env, selector) ?? partsOpen(env, selector, false);
}

/** Whether everyone can work out what a selector gives, and sees the faces of that. */
export const facesOpen = (env: Env, selector: Selector): boolean =>
  selectorOpen(env, selector) && env.book.lang.select(env, selector).every((ref) => faceOpen(env, ref));

/**
 * Whether everyone at the table can work out what some data of the language comes to: an amount, a condition, a filter,
 * costs, or lists of them. Looked at from outside, without knowing where in the language it is: a member says so
 * itself, or else all that is written in it is looked at. Where that is not sure it is not open: then the players are
 * asked, and a pause tells nothing.
 */
export function dataOpen(env: Env, data: unknown): boolean {
  return partOpen(env, data, true);
}

const partsOpen = (env: Env, data: object, faces: boolean): boolean =>
  Object.entries(data).every(([key, part]) => !hiddenFact(env, key) && partOpen(env, part, faces));

function partOpen(env: Env, data: unknown, faces: boolean): boolean {
  // A word may be a reference; as any other word it gives nothing.
  if (typeof data === 'string') return !hiddenFact(env, data) && selectionOpen(env, data, faces);
  if (typeof data !== 'object' || data === null) return true;
  if (Array.isArray(data)) return data.every((part) => partOpen(env, part, faces));
  // What is done with it afterwards is not a part of the question.
  if ('op' in data && typeof data.op === 'string') return true;
  if (isSelector(data)) return selectionOpen(env, data, faces);
  // Amounts, conditions and costs read faces unless they say otherwise.
  if (isAmount(data)) return amountDef(data).open?.(env, data) ?? partsOpen(env, data, true);
  if (isCondition(data)) return conditionDef(data).open?.(env, data) ?? partsOpen(env, data, true);
  if (isCost(data)) return costDef(data).open?.(env, data) ?? partsOpen(env, data, true);
  return partsOpen(env, data, faces);
}

const selectionOpen = (env: Env, selector: Selector, faces: boolean): boolean =>
  faces ? facesOpen(env, selector) : selectorOpen(env, selector);
