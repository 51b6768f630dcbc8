import type { Request } from './choices/choice.ts';
import type { Env } from './env.ts';
import type { EventType, Fact, GameEvent, Roles } from './events/event.ts';
import type { Result } from './flow/frame.ts';
import type { Amount, Condition, Effect, Filter, Replacement, Selector, Trigger } from './language.ts';
import type { Outcome } from './ops/op.ts';
import type { Verdict } from './reason.ts';
import type { Replaced } from './replacements/replacement.ts';
import type { PlayerId } from './state/ids.ts';
import type { ObjectRef, Ref } from './state/refs.ts';

// A piece of data made ready: what it says is looked up once, then it is asked at every position.
export type Find = (env: Env) => readonly Ref[];
export type Count = (env: Env) => number;
export type Test = (env: Env) => Verdict;
export type Fits = (env: Env, ref: Ref) => Verdict;

/**
 * The evaluators of the language. They come with the book, so that members of a family can use the others
 * (a filter an amount, an amount a selector) and no file needs to import its own registry.
 */
export interface Lang {
  // Each of these gives the same for the same data, by its identity: data never changes.
  readonly selector: (selector: Selector) => Find;
  readonly amount: (amount: Amount) => Count;
  readonly condition: (condition: Condition) => Test;
  readonly filter: (filter: Filter) => Fits;
  /** A filter that may be left out. */
  readonly where: (filter: Filter | undefined) => (env: Env, ref: Ref) => boolean;
  readonly select: (env: Env, selector: Selector) => readonly Ref[];
  /** Whether everybody can work out what a selector gives: it looks at nothing hidden. */
  readonly open: (env: Env, selector: Selector) => boolean;
  /** Whether, besides, everybody sees the faces of what it gives. */
  readonly facesOpen: (env: Env, selector: Selector) => boolean;
  /** The same of an amount, a condition, a filter, costs, or lists of them: whether all that is read in it is open. */
  readonly dataOpen: (env: Env, data: unknown) => boolean;
  readonly count: (env: Env, amount: Amount) => number;
  readonly test: (env: Env, condition: Condition) => Verdict;
  readonly fits: (env: Env, ref: Ref, filter: Filter) => Verdict;
  /** Types of events that a trigger listens for. */
  readonly heardTypes: (trigger: Trigger) => readonly EventType[];
  /** Whether a trigger is for the event in `env`. */
  readonly matches: (env: Env, trigger: Trigger) => Verdict;
  /** What a replacement makes of an event to come; `left`: how much of it may still be used. */
  readonly replace: (env: Env, fact: Fact, replacement: Replacement, left?: number) => Replaced;
  /** Whether a request has any legal answer. */
  readonly answerable: (request: Request) => boolean;
  /** What a proposing node would do now, asked nothing. */
  readonly propose: (env: Env, node: Effect) => Outcome;
  /** What such a node came to, from what happened. */
  readonly resultOf: (env: Env, node: Effect, events: readonly GameEvent[]) => Result;
  /** Who and what an event is about. */
  readonly roles: (fact: Fact) => Roles;
}

export const select = (env: Env, selector: Selector): readonly Ref[] => env.book.lang.select(env, selector);
export const count = (env: Env, amount: Amount): number =>
  typeof amount === 'number' ? amount : env.book.lang.count(env, amount);
export const test = (env: Env, condition: Condition): Verdict => env.book.lang.test(env, condition);
export const fits = (env: Env, ref: Ref, filter: Filter): Verdict => env.book.lang.fits(env, ref, filter);

/** A condition that may be left out. */
export const holds = (env: Env, condition: Condition | undefined): boolean =>
  condition === undefined || env.book.lang.test(env, condition) === true;

export function selectPlayers(env: Env, selector: Selector): readonly PlayerId[] {
  const players: PlayerId[] = [];
  for (const ref of select(env, selector)) if (ref.kind === 'player') players.push(ref.player);
  return players;
}

export const selectObjects = (env: Env, selector: Selector): readonly ObjectRef[] =>
  select(env, selector).filter((r): r is ObjectRef => r.kind === 'object');

/** The first player a selector gives; the controller when it is left out or gives none. */
export const onePlayer = (env: Env, selector: Selector | undefined): PlayerId =>
  (selector === undefined ? undefined : selectPlayers(env, selector)[0]) ?? env.you;

/** Which players, seen from a controller. */
export type Who = 'you' | 'opponents' | 'all' | 'active';

export function isWho(env: Env, who: Who, player: PlayerId): boolean {
  switch (who) {
    case 'you':
      return player === env.you;
    case 'opponents':
      return player !== env.you;
    case 'all':
      return true;
    case 'active':
      return player === env.state.turn.active;
  }
}
