import { onePlayer } from '../evaluators.ts';
import { numberResult } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { putBack, topCards } from './looking.ts';
import { defineOp, type OpDescription } from './op.ts';

/** A player looks at the top cards of a zone of his and puts each on top or at the bottom, in any order. */
export interface Params {
  /** How many cards from the top. */
  readonly count: Amount;
  /** The zone; `deck` when left out. */
  readonly in?: string;
  /** Who looks: the controller when left out. */
  readonly who?: Selector;
}

const ZONES = { in: 'deck' } as const;

export const scryOp = defineOp<Params>({
  ask: (env, p) => {
    const player = onePlayer(env, p.who);
    const items = topCards(env, player, p.in ?? ZONES.in, p.count);
    if (items.length === 0) return null;
    const pile = (name: string) => ({ name, min: 0, max: items.length, ordered: true });
    return {
      purpose: 'scry',
      open: false,
      requests: [{ shape: 'arrange', player, items, piles: [pile('top'), pile('bottom')] }],
    };
  },
  propose: (env, p, answers) => {
    const by = onePlayer(env, p.who);
    const [top, bottom] = answers[0]?.result.piles ?? [];
    if (!top && !bottom) return { facts: [], none: reason('zero', 'there is nothing to look at') };
    return { facts: putBack(env, by, p.in ?? ZONES.in, { top: top ?? [], bottom: bottom ?? [] }) };
  },
  result: (_, __, { events }) =>
    numberResult(events.reduce((n, e) => (e.type === 'arranged' ? n + e.top.length + e.bottom.length : n), 0)),
});

export const describeScryOp = (): OpDescription<Params> => ({
  asks: 'arrange',
  params: paramsOf<Params>()({ count: natural, in: Optional(name), who: Optional(selector) }),
  zones: ZONES,
  single: ['who'],
  words: '[{who} <scries|scry>/scry] {count}[ from the {in}]',
  example: { count: 2 },
});
