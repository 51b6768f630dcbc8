import { onePlayer } from '../evaluators.ts';
import { objectsAfter } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { name, paramsOf, selector } from '../schema.ts';
import { refOf, zoneFor, zoneOf } from '../state/objects.ts';
import { defineOp, type OpDescription } from './op.ts';

/** One player draws one card. From an empty zone that is said: the signal `empty-draw`. */
export interface Params {
  /** Who draws. */
  readonly who: Selector;
  /** The zone it comes from. */
  readonly from: string;
  /** The zone it goes to. */
  readonly to: string;
}

export const drawOneOp = defineOp<Params>({
  name: 'drawOne',
  propose: (env, p) => {
    const player = onePlayer(env, p.who);
    const top = zoneOf(env, zoneFor(env, p.from, player)).at(-1);
    const object = top === undefined ? undefined : env.state.objects[top];
    if (!object) return { facts: [{ type: 'signalled', name: 'empty-draw', player }] };
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
