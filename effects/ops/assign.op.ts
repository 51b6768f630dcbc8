import type { Env } from '../env.ts';
import { count, onePlayer, select } from '../evaluators.ts';
import { NOTHING } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { type Ask, defineOp, type OpDescription, onlyAsked } from './op.ts';
import { emptyAsk, isOpen, offered } from './requests.ts';

/** A player assigns items to targets: attackers to defenders, cards to cells. */
export interface Params {
  /** What is assigned. */
  readonly items: Selector;
  /** What items may be assigned to. */
  readonly to: Selector;
  /** Items that must be assigned; 0 when left out. */
  readonly min?: Amount;
  /** Most items that may be assigned; all of them when left out. */
  readonly max?: Amount;
  /** Most items on one target; any number when left out. */
  readonly capacity?: Amount;
  /** Who assigns: the controller when left out. */
  readonly by?: Selector;
  /** What it is for, in a word; `assign` when left out. */
  readonly purpose?: string;
}

function ask(env: Env, p: Params): Ask | null {
  const purpose = p.purpose ?? 'assign';
  const player = onePlayer(env, p.by);
  const shownItems = offered(env, player, { refs: select(env, p.items), from: p.items });
  const shownTargets = offered(env, player, { refs: select(env, p.to), from: p.to });
  const { refs: items } = shownItems;
  const { refs: targets } = shownTargets;
  const open = isOpen(env, p.items, p.min, p.max, p.capacity) && isOpen(env, p.to);
  if (items.length === 0 || targets.length === 0) return open ? null : emptyAsk(player, purpose);
  const each = p.capacity === undefined ? items.length : Math.max(0, count(env, p.capacity));
  const room = Math.min(items.length, each * targets.length);
  const max = Math.min(room, p.max === undefined ? room : Math.max(0, count(env, p.max)));
  return {
    purpose,
    open,
    requests: [
      {
        shape: 'assign',
        player,
        items,
        targets,
        ...(shownItems.byName || shownTargets.byName ? { byName: true as const } : {}),
        min: Math.min(max, Math.max(0, count(env, p.min ?? 0))),
        max,
        ...(p.capacity === undefined ? {} : { capacity: targets.map(() => each) }),
      },
    ],
  };
}

export const assignOp = defineOp<Params>({
  ask,
  propose: (env, p) => onlyAsked(ask(env, p)),
  result: (_, __, { answers }) => answers[0]?.result ?? NOTHING,
});

export const describeAssignOp = (): OpDescription<Params> => ({
  asks: 'assign',
  params: paramsOf<Params>()({
    items: selector,
    to: selector,
    min: Optional(natural),
    max: Optional(natural),
    capacity: Optional(natural),
    by: Optional(selector),
    purpose: Optional(name),
  }),
  single: ['by'],
  words:
    '[{by} <assigns|assign>/assign] {items} to {to}[, at least {min}][, at most {max}][, at most {capacity} to each][, for {purpose}]',
  example: { items: { select: 'objects', in: ['board'], of: 'you' }, to: { select: 'players', who: 'opponents' } },
});
