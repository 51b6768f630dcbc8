import type { Env } from '../env.ts';
import { count, onePlayer, select } from '../evaluators.ts';
import { NOTHING } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { flag, name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { type Ask, defineOp, type OpDescription, onlyAsked } from './op.ts';
import { emptyAsk, isOpen, offered } from './requests.ts';

/** A player divides an amount; later nodes read each one's part with the amount `share`. */
export interface Params {
  /** How much is divided. */
  readonly amount: Amount;
  /** Who or what gets a part. */
  readonly among: Selector;
  /** Least for each; 0 when left out. */
  readonly each?: Amount;
  /** Not all of it has to be given. */
  readonly upTo?: boolean;
  /** Who divides: the controller when left out. */
  readonly by?: Selector;
  /** What it is for, in a word; `divide` when left out. */
  readonly purpose?: string;
}

function ask(env: Env, p: Params): Ask | null {
  const total = count(env, p.amount);
  const wanted = Math.max(0, count(env, p.each ?? 0));
  const purpose = p.purpose ?? 'divide';
  const player = onePlayer(env, p.by);
  const { refs: recipients, byName } = offered(env, player, { refs: select(env, p.among), from: p.among });
  const open = isOpen(env, p.among, p.amount, p.each);
  if (recipients.length === 0 || total <= 0 || wanted * recipients.length > total)
    return open ? null : emptyAsk(player, purpose);
  return {
    purpose,
    open,
    requests: [
      {
        shape: 'distribute',
        player,
        recipients,
        ...(byName ? { byName } : {}),
        total,
        ...(wanted > 0 ? { each: { min: wanted } } : {}),
        ...(p.upTo ? { upTo: true } : {}),
      },
    ],
  };
}

export const divideOp = defineOp<Params>({
  ask,
  propose: (env, p) => {
    if (count(env, p.amount) <= 0) return { facts: [], none: reason('zero') };
    const few = select(env, p.among).length > 0 && ask(env, p)?.requests[0]?.shape !== 'distribute';
    return few ? { facts: [], none: reason('too-few', 'it does not suffice for each') } : onlyAsked(ask(env, p));
  },
  result: (_, __, { answers }) => answers[0]?.result ?? NOTHING,
});

export const describeDivideOp = (): OpDescription<Params> => ({
  asks: 'distribute',
  params: paramsOf<Params>()({
    amount: natural,
    among: selector,
    each: Optional(natural),
    upTo: Optional(flag),
    by: Optional(selector),
    purpose: Optional(name),
  }),
  single: ['by'],
  words:
    '[{by} <divides|divide>/divide][ up to|upTo=true] {amount} among {among}[, at least {each} to each][ for {purpose}]',
  example: { amount: 3, among: { select: 'objects', in: ['board'], of: 'opponents' } },
});
