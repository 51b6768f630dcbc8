import { payable } from '../costs/payment.ts';
import { asPlayer } from '../env.ts';
import { onePlayer } from '../evaluators.ts';
import type { Cost, Effect, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { cost, effects, listOf, Optional, paramsOf, selector } from '../schema.ts';
import { wordRef } from '../state/refs.ts';
import { defineOp, type OpDescription } from './op.ts';

/**
 * A player is asked first. "You may": `do` if he says yes. With costs: he may pay them, and what cannot be paid is
 * not offered. `else` is what happens if he does not: "unless he pays" is `may` with costs and an `else`.
 */
export interface Params {
  /** Who decides: the controller when left out. */
  readonly by?: Selector;
  /** What he pays for it. */
  readonly costs?: readonly Cost[];
  /** What is done if he does. */
  readonly do: readonly Effect[];
  /** What is done if he does not. */
  readonly else?: readonly Effect[];
}

export const mayOp = defineOp<Params>({
  ask: (env, p) => {
    const player = onePlayer(env, p.by);
    const possible = p.costs === undefined || payable(asPlayer(env, player), { costs: p.costs }) === true;
    return {
      purpose: p.costs ? 'pay' : 'may',
      // That nothing but "no" is left would tell what is in a hand.
      open: env.book.lang.dataOpen(asPlayer(env, player), p.costs),
      requests: [
        {
          shape: 'select',
          player,
          candidates: possible ? [wordRef('no'), wordRef('yes')] : [wordRef('no')],
          min: 1,
          max: 1,
        },
      ],
    };
  },
  expand: (_, p, answers) => {
    const word = answers[0]?.result.refs[0];
    const yes = word?.kind === 'word' && word.word === 'yes';
    if (!yes) return p.else ? { list: { path: 'else' } } : { skip: reason('declined') };
    if (!p.costs) return { list: { path: 'do' } };
    const by = p.by === undefined ? {} : { by: p.by };
    return { list: { nodes: [{ op: 'pay', costs: p.costs, ...by }, ...p.do] } };
  },
});

export const describeMayOp = (): OpDescription<Params> => ({
  asks: 'select',
  params: paramsOf<Params>()({
    by: Optional(selector),
    costs: Optional(listOf<Cost>(cost)),
    do: effects,
    else: Optional(effects),
  }),
  single: ['by'],
  words: '[the controller may|by=you/{by} may/you may] [{costs:and} to ]{do}[, or else {else}]',
  example: { do: [{ op: 'draw' }] },
});
