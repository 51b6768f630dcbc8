import type { Env } from '../env.ts';
import { select, selectObjects } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { type Reason, reason } from '../reason.ts';
import { name, Optional, paramsOf, selector } from '../schema.ts';
import { type Bearer, fact } from '../state/facts.ts';
import { liveObject } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import type { GameObject } from '../state/state.ts';
import { defineOp, type OpDescription, type Outcome } from './op.ts';

/**
 * Two objects change places: each goes to the zone and cell of the other, and so to its controller. With `fact`, two
 * objects or players exchange the values of that fact. Nothing happens unless both are there.
 */
export interface Params {
  /** One of them. */
  readonly one: Selector;
  /** The other one. */
  readonly other: Selector;
  /** Name of the fact whose values they exchange. */
  readonly fact?: string;
}

const none = (why: Reason): Outcome => ({ facts: [], none: why });
const GONE = reason('gone', 'one of the two is gone');

function bearer(env: Env, of: Selector): Bearer | undefined {
  return select(env, of).find((ref) => ref.kind === 'object' || ref.kind === 'player');
}

function values(env: Env, p: Params, name: string): Outcome {
  const [one, other] = [bearer(env, p.one), bearer(env, p.other)];
  if (!one || !other) return none(reason('no-candidate', 'there are no two to exchange it'));
  if ([one, other].some((ref) => ref.kind === 'object' && !liveObject(env, ref))) return none(GONE);
  const difference = fact(env, other, name) - fact(env, one, name);
  return {
    facts: [
      { type: 'counted', bearer: one, fact: name, by: difference },
      { type: 'counted', bearer: other, fact: name, by: -difference },
    ],
  };
}

function places(env: Env, p: Params): Outcome {
  const [one] = selectObjects(env, p.one);
  const [other] = selectObjects(env, p.other);
  if (!one || !other) return none(reason('no-candidate', 'there are no two to change places'));
  const [here, there] = [liveObject(env, one), liveObject(env, other)];
  if (!here || !there) return none(GONE);
  const move = (object: ObjectRef, to: GameObject): Fact => ({
    type: 'moved',
    object,
    to: to.zone,
    how: 'exchange',
    ...(to.cell === undefined ? {} : { cell: to.cell }),
  });
  return { facts: [move(one, there), move(other, here)] };
}

export const exchangeOp = defineOp<Params>({
  propose: (env, p) => (p.fact === undefined ? places(env, p) : values(env, p, p.fact)),
  result: (_, __, { events }) =>
    resultOf(
      events.flatMap((e) =>
        e.type === 'counted' ? [e.bearer] : e.type === 'moved' ? [{ ...e.object, inc: e.inc ?? e.object.inc }] : [],
      ),
    ),
});

export const describeExchangeOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ one: selector, other: selector, fact: Optional(name) }),
  words: 'exchange [the {fact} of {one:closed} and {other}/{one:closed} with {other}]',
  example: { one: 'self', other: 'target' },
});
