import { Unsafe } from 'typebox';
import { objectsAfter } from '../flow/results.ts';
import { count, onePlayer, select } from '../lang.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, Dictionary, flag, name, Optional, paramsOf, selector } from '../schema.ts';
import { cardId } from '../state/ids.ts';
import { zoneFor } from '../state/objects.ts';
import { defineOp, outcome } from './op.ts';

/** Makes tokens of a card, or real cards, in a zone; as many as there is room for. */
export interface Params {
  readonly card: string;
  readonly to: string;
  /** 1 when left out. */
  readonly count?: Amount;
  /** Who gets them: the controller when left out. */
  readonly of?: Selector;
  readonly cell?: Selector;
  /** Real cards, that may leave play and stay. */
  readonly real?: boolean;
  readonly with?: Readonly<Record<string, Amount>>;
}

export const createOp = defineOp<Params>({
  name: 'create',
  params: paramsOf<Params>()({
    card: name,
    to: name,
    count: Optional(amount),
    of: Optional(selector),
    cell: Optional(selector),
    real: Optional(flag),
    with: Optional(Unsafe<Readonly<Record<string, Amount>>>(Dictionary(name, amount))),
  }),
  propose: (env, p) => {
    const owner = onePlayer(env, p.of);
    const cell = p.cell === undefined ? undefined : select(env, p.cell).find((r) => r.kind === 'cell');
    if (p.cell !== undefined && cell === undefined)
      return { facts: [], none: reason('no-candidate', 'there is no such cell') };
    const n = Math.min(1000, Math.max(0, count(env, p.count ?? 1)));
    return outcome(
      Array.from({ length: n }, () => ({
        type: 'created' as const,
        card: cardId(p.card),
        owner,
        to: cell?.zone ?? zoneFor(env, p.to, owner),
        ...(cell === undefined ? {} : { cell: cell.cell }),
        ...(p.real ? {} : { token: true }),
        ...(p.with === undefined
          ? {}
          : { with: Object.fromEntries(Object.entries(p.with).map(([k, v]) => [k, count(env, v)])) }),
      })),
      reason('zero', 'none is made'),
    );
  },
  result: (_, __, events) => objectsAfter(events),
  words: 'make {count} {card} in {to} of {of}',
  example: { card: 'sprout', to: 'board' },
});
