import { asPlayer, type Env } from '../env.ts';
import { count, fits, onePlayer } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Amount, Filter, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { filter, flag, name, natural, Optional, oneOf, paramsOf, selector } from '../schema.ts';
import { seated } from '../state/objects.ts';
import { putBack, putInto, topCards } from './looking.ts';
import { type Ask, defineOp, type OpDescription, outcome } from './op.ts';

/**
 * A player looks at the top cards of a zone of his and takes some; the rest goes to the bottom, or back on top, in any
 * order. Where a quality is asked for he may take fewer; otherwise he takes as many as he can. The result is what he took.
 */
export interface Params {
  /** How many cards he looks at. */
  readonly count: Amount;
  /** How many he takes; 1 when left out. */
  readonly take?: Amount;
  /** What the cards that he takes must be like. */
  readonly where?: Filter;
  /** Everyone is shown what he takes. */
  readonly shown?: boolean;
  /** Where the rest goes; `bottom` when left out. */
  readonly rest?: 'top' | 'bottom';
  /** The zone; `deck` when left out. */
  readonly in?: string;
  /** The zone that what he takes goes to; `hand` when left out. */
  readonly to?: string;
  /** Who looks: the controller when left out. */
  readonly who?: Selector;
}

const ZONES = { in: 'deck', to: 'hand' } as const;

function ask(env: Env, p: Params): Ask | null {
  const { where } = p;
  const player = onePlayer(env, p.who);
  const items = topCards(env, player, p.in ?? ZONES.in, p.count);
  if (items.length === 0) return null;
  const own = asPlayer(env, player);
  const only = where && items.flatMap((ref, at) => (fits(own, ref, where) === true ? [at] : []));
  const max = Math.min((only ?? items).length, Math.max(0, count(env, p.take ?? 1)));
  const take = { name: 'take', min: only ? 0 : max, max, ordered: false };
  const rest = { name: p.rest ?? 'bottom', min: items.length - max, max: items.length, ordered: true };
  const piles = [only ? { ...take, only } : take, rest];
  // Everyone sees that there is nothing else to take; of what stays he must at least be shown what it is.
  const open = !only && max === items.length && env.book.lang.dataOpen(env, [p.count, p.take]);
  return { purpose: 'dig', open, requests: [{ shape: 'arrange', player, items, piles }] };
}

export const digOp = defineOp<Params>({
  ask,
  propose: (env, p, answers) => {
    const by = onePlayer(env, p.who);
    const [taken = [], rest = []] = answers[0]?.result.piles ?? [];
    const shown = taken.flatMap((ref) => (ref.kind === 'object' ? [ref] : []));
    return outcome(
      [
        ...(p.shown && shown.length > 0
          ? [
              {
                type: 'revealed' as const,
                objects: shown,
                audience: seated(env),
                until: 'stay' as const,
              },
            ]
          : []),
        ...putInto(env, by, p.to ?? ZONES.to, taken, 'dig'),
        ...putBack(env, by, p.in ?? ZONES.in, p.rest === 'top' ? { top: rest } : { bottom: rest }),
      ],
      reason('zero', 'there is nothing to look at'),
    );
  },
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeDigOp = (): OpDescription<Params> => ({
  asks: 'arrange',
  params: paramsOf<Params>()({
    count: natural,
    take: Optional(natural),
    where: Optional(filter),
    shown: Optional(flag),
    rest: Optional(oneOf('top', 'bottom')),
    in: Optional(name),
    to: Optional(name),
    who: Optional(selector),
  }),
  zones: ZONES,
  single: ['who'],
  words:
    '[{who} <looks|look>/look] at the top {count} <card|cards>[ of the {in}] for [{take} {where:cards}/{take:n} <card|cards>/cards equal to {take}/{where:a card}/a card][, shown to all|shown=true][ into the {to}][, the rest on top|rest=top/, the rest at the bottom|rest=bottom]',
  example: { count: 4, where: { type: 'unit' } },
});
