import { count, onePlayer } from '../evaluators.ts';
import type { Amount, Selector } from '../language.ts';
import { name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { refOf, zoneFor, zoneOf } from '../state/objects.ts';
import { defineSelector, type SelectorDescription } from './selector.ts';

/** The topmost objects of a player's zone, from the top down; fewer if it holds fewer. */
export interface Params {
  /** The zone. */
  readonly in: string;
  /** Whose zone; the controller's when left out. */
  readonly of?: Selector;
  /** How many are selected; 1 when left out. */
  readonly count?: Amount;
}

export const topSelector = defineSelector<Params>({
  select: (p) => (env) => {
    const list = zoneOf(env, zoneFor(env, p.in, onePlayer(env, p.of)));
    const n = Math.max(0, count(env, p.count ?? 1));
    return list
      .slice(Math.max(0, list.length - n))
      .reverse()
      .flatMap((id) => {
        const object = env.state.objects[id];
        return object ? [refOf(object)] : [];
      });
  },
  open: (env, p) => env.book.lang.dataOpen(env, p.count) && (p.of === undefined || env.book.lang.open(env, p.of)),
  gives: () => 'object',
});

export const describeTopSelector = (): SelectorDescription<Params> => ({
  params: paramsOf<Params>()({ in: name, of: Optional(selector), count: Optional(natural) }),
  one: 'count',
  words: 'the top [{count:n} <card|cards>/cards equal to {count}/card] of [{of:whose} {in}/the {in} of {of}/the {in}]',
  example: { in: 'deck', count: 3 },
});
