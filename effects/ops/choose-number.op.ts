import { count, onePlayer } from '../evaluators.ts';
import { numberResult } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { amount, name, Optional, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** A player names a number. */
export interface Params {
  /** The least it can be; 0 when left out. */
  readonly min?: Amount;
  /** The most it can be. */
  readonly max: Amount;
  /** Who names it: the controller when left out. */
  readonly by?: Selector;
  /** What it is for, in a word; `number` when left out. */
  readonly purpose?: string;
}

export const chooseNumberOp = defineOp<Params>({
  ask: (env, p) => {
    const min = count(env, p.min ?? 0);
    const max = Math.max(min, count(env, p.max));
    return {
      purpose: p.purpose ?? 'number',
      open: env.book.lang.dataOpen(env, [p.min, p.max]),
      requests: [{ shape: 'number', player: onePlayer(env, p.by), min, max }],
    };
  },
  propose: () => ({ facts: [] }),
  result: (_, __, { answers }) => numberResult(answers[0]?.result.amount ?? 0),
});

export const describeChooseNumberOp = (): OpDescription<Params> => ({
  asks: 'number',
  params: paramsOf<Params>()({ min: Optional(amount), max: amount, by: Optional(selector), purpose: Optional(name) }),
  single: ['by'],
  words: '[{by} <chooses|choose>/choose] a number [from {min} to {max}/up to {max}][ for {purpose}]',
  example: { max: { amount: 'fact', of: 'you', fact: 'mana' } },
});
