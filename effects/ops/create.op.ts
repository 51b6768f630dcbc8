import { Unsafe } from 'typebox';
import type { Env } from '../env.ts';
import { count, onePlayer, select } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, Dictionary, flag, name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { zoneFor } from '../state/objects.ts';
import type { Facts } from '../state/state.ts';
import { type Model, modelOf } from './likeness.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Makes tokens of a card, or real cards, in a zone; as many as there is room for. */
export interface Params {
  /** Id of the card that is made; or else `like`. */
  readonly card?: string;
  /** A card, or an object, that it is made like: its printed card, and those of its facts that copying carries. */
  readonly like?: Selector;
  /** The zone they are made in. */
  readonly to: string;
  /** How many are made; 1 when left out. */
  readonly count?: Amount;
  /** Who gets them: the controller when left out. */
  readonly of?: Selector;
  /** A selection of one cell that they are made in. */
  readonly cell?: Selector;
  /** Real cards, that may leave play and stay. */
  readonly real?: boolean;
  /** Facts they have from the start. */
  readonly with?: Readonly<Record<string, Amount>>;
}

/** A bound on what one node may make; data that wants more is a fault. */
const MOST = 1000;

const counted = (env: Env, facts: Readonly<Record<string, Amount>>): Record<string, number> =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [key, count(env, value)]));

/** The facts that come along from what it is a copy of. */
const carried = (env: Env, { of }: Model): Facts =>
  Object.fromEntries(
    Object.entries(of?.facts ?? {}).filter(([name]) => env.book.ruleset.facts.object[name]?.copy === 'carry'),
  );

export const createOp = defineOp<Params>({
  propose: (env, p) => {
    const owner = onePlayer(env, p.of);
    const cell = p.cell === undefined ? undefined : select(env, p.cell).find((r) => r.kind === 'cell');
    if (p.cell !== undefined && cell === undefined)
      return { facts: [], none: reason('no-candidate', 'there is no such cell') };
    const model = modelOf(env, p);
    if (!model) return { facts: [], none: reason('gone', 'what it is made like is not known') };
    const n = Math.min(MOST, Math.max(0, count(env, p.count ?? 1)));
    const start = { ...carried(env, model), ...counted(env, p.with ?? {}) };
    return outcome(
      Array.from({ length: n }, () => ({
        type: 'created' as const,
        card: model.card,
        owner,
        to: cell?.zone ?? zoneFor(env, p.to, owner),
        ...(cell === undefined ? {} : { cell: cell.cell }),
        ...(p.real ? {} : { token: true }),
        ...(Object.keys(start).length === 0 ? {} : { with: start }),
      })),
      reason('zero', 'none is made'),
    );
  },
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeCreateOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({
    card: Optional(name),
    like: Optional(selector),
    to: name,
    count: Optional(natural),
    of: Optional(selector),
    cell: Optional(selector),
    real: Optional(flag),
    with: Optional(Unsafe<Readonly<Record<string, Amount>>>(Dictionary(name, amount))),
  }),
  single: ['of'],
  words:
    '[{of} <creates|create>/create] [{count} {card}/{count} copies of {like}/a {card}/a copy of {like}] <on|in:to> [{cell} of the {to}/the {to}][ with {with}][ as a real card|real=true]',
  example: { card: 'sprout', to: 'board' },
});
