import { count, selectPlayers } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { zoneFor } from '../state/objects.ts';
import { topCards } from './looking.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Players put the top cards of a zone of theirs into another one, all at once. */
export interface Params {
  /** Who mills: the controller when left out. */
  readonly who?: Selector;
  /** How many each mills; 1 when left out. */
  readonly count?: Amount;
  /** The zone they come from; `deck` when left out. */
  readonly from?: string;
  /** The zone they go to; `discard` when left out. */
  readonly to?: string;
}

const ZONES = { from: 'deck', to: 'discard' } as const;

export const millOp = defineOp<Params>({
  propose: (env, p) => {
    const n = Math.max(0, count(env, p.count ?? 1));
    if (n === 0) return { facts: [], none: reason('zero', 'no card is milled') };
    return outcome(
      selectPlayers(env, p.who ?? 'you').flatMap((player) =>
        topCards(env, player, p.from ?? ZONES.from, n).flatMap((object) =>
          object.kind === 'object'
            ? [{ type: 'moved' as const, object, to: zoneFor(env, p.to ?? ZONES.to, player), how: 'mill' }]
            : [],
        ),
      ),
      reason('no-candidate', 'there is nothing to mill'),
    );
  },
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeMillOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({
    who: Optional(selector),
    count: Optional(natural),
    from: Optional(name),
    to: Optional(name),
  }),
  zones: ZONES,
  words:
    '[{who} <mills|mill>/mill] [{count:n} <card|cards>/cards equal to {count}/a card][ from the {from}][ into the {to}]',
  example: { count: 3 },
});
