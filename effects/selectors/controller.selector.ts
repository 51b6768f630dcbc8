import type { Env } from '../env.ts';
import { pendingOf } from '../flow/scope.ts';
import type { Selector } from '../language.ts';
import { flag, Optional, paramsOf, selector } from '../schema.ts';
import { controllerOf, lastKnown } from '../state/objects.ts';
import { distinctRefs, type PlayerRef, playerRef, type Ref } from '../state/refs.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** The players who control something; players are their own. */
export interface Params {
  /** What they control. */
  readonly of: Selector;
  /** The owners instead. */
  readonly owner?: boolean;
}

export const controllerSelector = defineSelector<Params>({
  select: (p, lang) => {
    const of = lang.selector(p.of);
    return (env) => distinctRefs(of(env).flatMap((ref) => whose(env, ref, p.owner === true)));
  },
  gives: () => 'player',
});

export const describeControllerSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ of: selector, owner: Optional(flag) }),
  one: true,
  words: 'the [owner|owner=true/controller] of {of}',
  example: { of: 'target' },
});

function whose(env: Env, ref: Ref, owner: boolean): readonly PlayerRef[] {
  if (ref.kind === 'player') return [ref];
  if (ref.kind === 'frame') {
    const frame = pendingOf(env, ref.frame);
    return frame ? [playerRef(frame.controller)] : [];
  }
  const object = lastKnown(env, ref);
  return object ? [playerRef(owner ? object.owner : controllerOf(object))] : [];
}
