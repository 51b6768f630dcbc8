import { selectObjects } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, Optional, paramsOf, selector } from '../schema.ts';
import { inPlay, liveObject, zoneFor } from '../state/objects.ts';
import { defineOp, noneLeft, type OpDescription, outcome } from './op.ts';

/** Objects in play are destroyed, all at once: they go to their owners' discard. */
export interface Params {
  /** The objects that are destroyed. */
  readonly what: Selector;
  /** The zone they go to; `discard` when left out. */
  readonly to?: string;
}

const ZONES = { to: 'discard' } as const;

export const destroyOp = defineOp<Params>({
  propose: (env, p) => {
    const facts: Fact[] = [];
    const objects = selectObjects(env, p.what);
    for (const object of objects) {
      const live = liveObject(env, object);
      if (!live || !inPlay(env, live)) continue;
      facts.push({ type: 'moved', object, to: zoneFor(env, p.to ?? ZONES.to, live.owner), how: 'destroy' });
    }
    return outcome(facts, noneLeft(env, objects, reason('no-candidate', 'there is nothing to destroy')));
  },
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeDestroyOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector, to: Optional(name) }),
  zones: ZONES,
  words: 'destroy {what}[, into the {to}]',
  example: { what: 'target' },
});
