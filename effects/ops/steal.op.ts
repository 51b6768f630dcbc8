import { onePlayer, select, selectObjects } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { Optional, paramsOf, selector } from '../schema.ts';
import { zoneName } from '../state/ids.ts';
import { inPlay, liveObject, zoneFor } from '../state/objects.ts';
import { defineOp, noneLeft, type OpDescription, outcome } from './op.ts';

/** A player gains control of objects in play, for good: they stay the same objects, in his part of their zone. */
export interface Params {
  /** What is stolen. */
  readonly what: Selector;
  /** Who gains control: the controller when left out. */
  readonly by?: Selector;
  /** The cells that they may go to: they go to the first that is in his part of their zone. */
  readonly cell?: Selector;
}

export const stealOp = defineOp<Params>({
  propose: (env, p) => {
    const by = onePlayer(env, p.by);
    const cells = p.cell === undefined ? null : select(env, p.cell).filter((r) => r.kind === 'cell');
    const objects = selectObjects(env, p.what);
    return outcome(
      objects.flatMap((object) => {
        const live = liveObject(env, object);
        if (!live || !inPlay(env, live)) return [];
        const to = zoneFor(env, zoneName(live.zone), by);
        // What he controls already stays where it is.
        const cell = to === live.zone ? live.cell : cells?.find(({ zone }) => zone === to)?.cell;
        if (cells && cell === undefined && to !== live.zone) return [];
        return [{ type: 'moved' as const, object, to, how: 'control', ...(cell === undefined ? {} : { cell }) }];
      }),
      noneLeft(env, objects, reason('no-candidate', cells ? 'there is no such cell' : 'there is nothing to steal')),
    );
  },
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeStealOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector, by: Optional(selector), cell: Optional(selector) }),
  single: ['by'],
  words: '[{by} <gains|gain>/gain] control of {what}[ in {cell}]',
  example: { what: 'target' },
});
