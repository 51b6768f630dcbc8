import type { Env } from '../env.ts';
import { onePlayer, select } from '../evaluators.ts';
import { NOTHING } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { Optional, paramsOf, selector } from '../schema.ts';
import { type Ask, defineOp, type OpDescription } from './op.ts';
import { emptyAsk, isOpen, offered } from './requests.ts';

/**
 * A player divides a selection into two piles. The result is the first pile; the rest is `among` the selection, `except`
 * it. Who then takes which is for other nodes: a `mode` of another player.
 */
export interface Params {
  /** What is divided. */
  readonly what: Selector;
  /** Who divides it: the controller when left out. */
  readonly by?: Selector;
}

function ask(env: Env, p: Params): Ask | null {
  const player = onePlayer(env, p.by);
  const { refs: items, byName } = offered(env, player, { refs: select(env, p.what), from: p.what });
  const open = isOpen(env, p.what);
  if (items.length === 0) return open ? null : emptyAsk(player, 'piles');
  const pile = (name: string) => ({ name, min: 0, max: items.length, ordered: false });
  return {
    purpose: 'piles',
    open,
    requests: [
      { shape: 'arrange', player, items, piles: [pile('first'), pile('second')], ...(byName ? { byName } : {}) },
    ],
  };
}

export const pilesOp = defineOp<Params>({
  ask,
  propose: (env, p, answers) => {
    const [first = [], second = []] = answers[0]?.result.piles ?? [];
    if (first.length + second.length === 0)
      return { facts: [], none: reason('no-candidate', 'there is nothing to divide') };
    return { facts: [{ type: 'piled', player: onePlayer(env, p.by), first, second }] };
  },
  result: (_, __, { events }) => {
    const piled = events.find((e) => e.type === 'piled');
    if (piled?.type !== 'piled') return NOTHING;
    return { refs: piled.first, amount: piled.first.length, piles: [piled.first, piled.second] };
  },
});

export const describePilesOp = (): OpDescription<Params> => ({
  asks: 'arrange',
  params: paramsOf<Params>()({ what: selector, by: Optional(selector) }),
  single: ['by'],
  words: '[{by} <divides|divide>/divide] {what} into two piles',
  example: { what: { select: 'top', in: 'deck', count: 4 }, by: 'opponents' },
});
