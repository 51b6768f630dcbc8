import { selectObjects } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, Optional, oneOf, paramsOf, selector } from '../schema.ts';
import { liveObject, zoneFor } from '../state/objects.ts';
import { defineOp, noneLeft, type OpDescription, outcome } from './op.ts';

/** Objects go back to a zone of their owners, from wherever they are, all at once. */
export interface Params {
  /** What goes back. */
  readonly what: Selector;
  /** The zone they go to; `hand` when left out. */
  readonly to?: string;
  /** Where in the zone: on top when left out. */
  readonly place?: 'top' | 'bottom';
}

const ZONES = { to: 'hand' } as const;

export const returnOp = defineOp<Params>({
  propose: (env, p) => {
    const objects = selectObjects(env, p.what);
    return outcome(
      objects.flatMap((object) => {
        const live = liveObject(env, object);
        if (!live) return [];
        const to = zoneFor(env, p.to ?? ZONES.to, live.owner);
        return [{ type: 'moved' as const, object, to, how: 'return', ...(p.place ? { place: p.place } : {}) }];
      }),
      noneLeft(env, objects, reason('no-candidate', 'there is nothing to return')),
    );
  },
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeReturnOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector, to: Optional(name), place: Optional(oneOf('top', 'bottom')) }),
  zones: ZONES,
  words: 'return {what:closed}[ to the {place} of the {to}/ to the {to}]',
  example: { what: 'target' },
});
