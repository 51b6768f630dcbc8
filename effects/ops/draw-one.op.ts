import { onePlayer } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { name, paramsOf, selector } from '../schema.ts';
import { refOf, zoneFor, zoneOf } from '../state/objects.ts';
import { playerRef } from '../state/refs.ts';
import { defineOp, type OpDescription } from './op.ts';

/**
 * One player draws one card. From an empty zone that is said, by the signal `empty-draw`, and counted where the ruleset has
 * a fact for it.
 */
export interface Params {
  /** Who draws. */
  readonly who: Selector;
  /** The zone it comes from. */
  readonly from: string;
  /** The zone it goes to. */
  readonly to: string;
}

export const drawOneOp = defineOp<Params>({
  propose: (env, p) => {
    const player = onePlayer(env, p.who);
    const top = zoneOf(env, zoneFor(env, p.from, player)).at(-1);
    const object = top === undefined ? undefined : env.state.objects[top];
    if (!object) {
      const fact = env.book.ruleset.emptyDraw;
      const counted = fact ? [{ type: 'counted' as const, bearer: playerRef(player), fact, by: 1 }] : [];
      return { facts: [{ type: 'signalled', name: 'empty-draw', player }, ...counted] };
    }
    return { facts: [{ type: 'moved', object: refOf(object), to: zoneFor(env, p.to, player), how: 'draw' }] };
  },
  result: (_, __, { events }) => objectsAfter(events),
});

export const describeDrawOneOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ who: selector, from: name, to: name }),
  single: ['who'],
  words: '{who} <draws|draw> the top card of the {from} into the {to}',
  example: { who: 'you', from: 'deck', to: 'hand' },
});
