import { isWho, type Who } from '../evaluators.ts';
import { reason } from '../reason.ts';
import { integer, listOf, name, Optional, paramsOf, who } from '../schema.ts';
import { type ConditionDescription, defineCondition } from './condition.ts';

/** Whose turn it is, which step, and which turn of the match. */
export interface Params {
  /** Whose turn it must be. */
  readonly whose?: Who;
  /** Steps, one of which it must be. */
  readonly step?: readonly string[];
  /** Number of the turn, counted from 1. */
  readonly number?: number;
}

export const turnCondition = defineCondition<Params>({
  test: (p) => (env) => {
    const { active, step, number } = env.state.turn;
    if (p.whose !== undefined && !isWho(env, p.whose, active))
      return reason('condition-false', "it is another player's turn");
    if (p.step !== undefined && !p.step.includes(step)) return reason('condition-false', `it is the ${step} step`);
    return p.number === undefined || p.number === number || reason('condition-false', `it is turn ${number}`);
  },
});

export const describeTurnCondition = (): ConditionDescription<Params> => ({
  params: paramsOf<Params>()({
    whose: Optional(who),
    step: Optional(listOf<string>(name)),
    number: Optional(integer),
  }),
  words: 'it is [{whose:whose}/any] [{step:or} step/turn][ of turn {number}]',
  example: { whose: 'you' },
});
