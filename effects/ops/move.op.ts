import { Unsafe } from 'typebox';
import type { Writable } from '../copy.ts';
import { count, onePlayer, select, selectObjects } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { amount, Dictionary, flag, name, Optional, oneOf, paramsOf, selector } from '../schema.ts';
import { liveObject, zoneFor } from '../state/objects.ts';
import { defineOp, noneLeft, type OpDescription, outcome } from './op.ts';

/** Objects go to another zone, or to a cell or place of their own. All at once. */
export interface Params {
  /** The objects that move. */
  readonly what: Selector;
  /** The zone they go to. */
  readonly to: string;
  /** Whose zone: each one's owner's when left out. */
  readonly of?: Selector;
  /** A selection of one cell that they go to. */
  readonly cell?: Selector;
  /** Where in the zone: on top when left out. */
  readonly place?: 'top' | 'bottom';
  /** What kind of move it is; `move` when left out. */
  readonly how?: string;
  /** They lie face down there. */
  readonly faceDown?: boolean;
  /** Facts it has from the start of its new stay. */
  readonly with?: Readonly<Record<string, Amount>>;
}

export const moveOp = defineOp<Params>({
  propose: (env, p) => {
    const cell = p.cell === undefined ? undefined : select(env, p.cell).find((r) => r.kind === 'cell');
    if (p.cell !== undefined && cell === undefined)
      return { facts: [], none: reason('no-candidate', 'there is no such cell') };
    const facts: Fact[] = [];
    const objects = selectObjects(env, p.what);
    for (const object of objects) {
      const live = liveObject(env, object);
      if (!live) continue;
      const to = cell?.zone ?? zoneFor(env, p.to, p.of === undefined ? live.owner : onePlayer(env, p.of));
      // What is there already stays in its cell where none is named.
      const into = cell?.cell ?? (to === live.zone ? live.cell : undefined);
      const moved: Writable<Extract<Fact, { type: 'moved' }>> = {
        type: 'moved',
        object,
        to,
        how: p.how ?? 'move',
      };
      if (into !== undefined) moved.cell = into;
      if (p.place !== undefined) moved.place = p.place;
      if (p.faceDown) moved.faceDown = true;
      if (p.with !== undefined)
        moved.with = Object.fromEntries(Object.entries(p.with).map(([k, v]) => [k, count(env, v)]));
      facts.push(moved);
    }
    return outcome(facts, noneLeft(env, objects, reason('no-candidate', 'there is nothing to move')));
  },
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeMoveOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({
    what: selector,
    to: name,
    of: Optional(selector),
    cell: Optional(selector),
    place: Optional(oneOf('top', 'bottom')),
    how: Optional(name),
    faceDown: Optional(flag),
    with: Optional(Unsafe<Readonly<Record<string, Amount>>>(Dictionary(name, amount))),
  }),
  single: ['of'],
  words:
    'put {what} [at the {place} of/into] [{of:whose} {to}/the {to} of {of}/the {to}][ in {cell}][ with {with}][ face down|faceDown=true][ as a {how}]',
  example: { what: 'target', to: 'hand', how: 'return' },
});
