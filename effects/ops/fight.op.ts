import { withCandidate } from '../env.ts';
import { count, selectObjects } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { amounts } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { flag, name, Optional, paramsOf, selector } from '../schema.ts';
import { liveObject } from '../state/objects.ts';
import type { ObjectRef } from '../state/refs.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Two objects deal damage to each other, each as much as one of its stats, at the same time. */
export interface Params {
  /** One of them. */
  readonly one: Selector;
  /** The other one. */
  readonly other: Selector;
  /** The stat that says how much; `attack` when left out. */
  readonly stat?: string;
  /** It is damage in battle. */
  readonly battle?: boolean;
}

/** The stat that is meant where none is named. */
export const FIGHT_STAT = 'attack';

export const fightOp = defineOp<Params>({
  propose: (env, p) => {
    const [one] = selectObjects(env, p.one);
    const [other] = selectObjects(env, p.other);
    if (!one || !other) return { facts: [], none: reason('no-candidate', 'there are no two to fight') };
    if (!liveObject(env, one) || !liveObject(env, other))
      return { facts: [], none: reason('gone', 'one of the two is gone') };
    const stat = { amount: 'stat', of: 'candidate', stat: p.stat ?? FIGHT_STAT } as const;
    const hit = (by: ObjectRef, target: ObjectRef): Fact => ({
      type: 'damaged',
      target,
      amount: Math.max(0, count(withCandidate(env, by), stat)),
      by,
      ...(p.battle ? { battle: true } : {}),
    });
    return { facts: [hit(one, other), hit(other, one)] };
  },
  result: (_, __, { events }) => amounts(events, 'damaged'),
});

export const describeFightOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ one: selector, other: selector, stat: Optional(name), battle: Optional(flag) }),
  words: '{one} <fights|fight> {other}[ by {stat}][ in battle|battle=true]',
  example: { one: 'self', other: 'target' },
});
