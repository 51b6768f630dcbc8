import { asPlayer, type Env } from '../env.ts';
import { select, selectPlayers } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { flag, name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { type Constraints, constrained, constraintParams, constraintsOpen } from './constraints.ts';
import { type Ask, defineOp, type OpDescription, onlyAsked, picked } from './op.ts';
import { bounds, isOpen, selectRequest } from './requests.ts';

/** Players choose among what a selector gives; each of `by` from what it gives when he is "you". */
export interface Params extends Constraints {
  /** What is chosen from. */
  readonly from: Selector;
  /** Least that is taken; `max` when left out. */
  readonly min?: Amount;
  /** Most that is taken; 1 when left out. */
  readonly max?: Amount;
  /** Who chooses: the controller when left out. */
  readonly by?: Selector;
  /** What it is for, in a word: `target`, `keep`, `name`, … */
  readonly purpose?: string;
  /** No answer shows before all are in. */
  readonly secret?: boolean;
}

function ask(env: Env, p: Params): Ask | null {
  const players = p.by === undefined ? [env.you] : selectPlayers(env, p.by);
  const requests = players.map((player) => {
    const own = asPlayer(env, player);
    const found = { refs: select(own, p.from), from: constraintsOpen(own, p, p.from) ? p.from : undefined };
    return constrained(own, selectRequest(own, player, found, bounds(own, p.min, p.max, 1)), p);
  });
  if (requests.length === 0) return null;
  return {
    purpose: p.purpose ?? 'choose',
    requests,
    open: players.every((player) => {
      const own = asPlayer(env, player);
      return isOpen(own, p.from, p.min, p.max) && constraintsOpen(own, p, p.from);
    }),
    ...(p.secret ? { order: 'secret' as const } : {}),
  };
}

export const chooseOp = defineOp<Params>({
  ask,
  propose: (env, p) => onlyAsked(ask(env, p)),
  result: (_, __, { answers }) => resultOf(picked(answers)),
});

export const describeChooseOp = (): OpDescription<Params> => ({
  asks: 'select',
  params: paramsOf<Params>()({
    from: selector,
    min: Optional(natural),
    max: Optional(natural),
    by: Optional(selector),
    purpose: Optional(name),
    secret: Optional(flag),
    ...constraintParams(),
  }),
  words:
    '[{by} <chooses|choose>/choose] [{min} to {max}/at least {min}/exactly {max}/one] of {from}[, each of another {different}][, all of the same {same}][, {total}][ for {purpose}][ in secret|secret=true]',
  example: { from: { select: 'objects', in: ['board'] }, max: 1 },
});
