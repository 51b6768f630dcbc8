import { onePlayer } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { putBack, putInto, topCards } from './looking.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/**
 * A player looks at the top cards of a zone of his; each goes to another zone or back on top, in any order. The result is
 * what went away.
 */
export interface Params {
  /** How many cards from the top. */
  readonly count: Amount;
  /** The zone; `deck` when left out. */
  readonly in?: string;
  /** The zone that what does not stay goes to; `discard` when left out. */
  readonly to?: string;
  /** Who looks: the controller when left out. */
  readonly who?: Selector;
}

const ZONES = { in: 'deck', to: 'discard' } as const;

export const surveilOp = defineOp<Params>({
  ask: (env, p) => {
    const player = onePlayer(env, p.who);
    const items = topCards(env, player, p.in ?? ZONES.in, p.count);
    if (items.length === 0) return null;
    const pile = (of: string, ordered: boolean) => ({ name: of, min: 0, max: items.length, ordered });
    const piles = [pile('top', true), pile('away', false)];
    return { purpose: 'surveil', open: false, requests: [{ shape: 'arrange', player, items, piles }] };
  },
  propose: (env, p, answers) => {
    const by = onePlayer(env, p.who);
    const [top = [], away = []] = answers[0]?.result.piles ?? [];
    const back = putBack(env, by, p.in ?? ZONES.in, { top });
    return outcome(
      [...back, ...putInto(env, by, p.to ?? ZONES.to, away, 'surveil')],
      reason('zero', 'there is nothing to look at'),
    );
  },
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeSurveilOp = (): OpDescription<Params> => ({
  asks: 'arrange',
  params: paramsOf<Params>()({ count: natural, in: Optional(name), to: Optional(name), who: Optional(selector) }),
  zones: ZONES,
  single: ['who'],
  words: '[{who} <surveils|surveil>/surveil] {count}[ from the {in}][ into the {to}]',
  example: { count: 2 },
});
