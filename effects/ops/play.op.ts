import { onePlayer, selectObjects } from '../evaluators.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { Optional, oneOf, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** A player plays a card now, from where it is, with all its choices. Not if he cannot. */
export interface Params {
  /** The card that is played. */
  readonly what: Selector;
  /** Who plays it: the controller when left out. */
  readonly by?: Selector;
  /** Whether its costs are paid; for nothing when left out. */
  readonly costs?: 'none' | 'printed';
}

export const playOp = defineOp<Params>({
  expand: (env, p) => {
    const card = selectObjects(env, p.what)[0];
    if (!card) return { skip: reason('no-candidate') };
    return { play: card, by: onePlayer(env, p.by), costs: p.costs === 'printed' ? 'printed' : [] };
  },
});

export const describePlayOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector, by: Optional(selector), costs: Optional(oneOf('none', 'printed')) }),
  single: ['by'],
  words: '[{by} <plays|play>/play] {what}[ for its costs|costs=printed/ for nothing|costs=none]',
  example: { what: 'it' },
});
