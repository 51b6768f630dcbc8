import { count, select } from '../evaluators.ts';
import type { Amount, Selector } from '../language.ts';
import { selectRequest } from '../ops/requests.ts';
import { reason } from '../reason.ts';
import { name, natural, paramsOf, selector } from '../schema.ts';
import { liveObject, zoneFor } from '../state/objects.ts';
import { hasRef } from '../state/refs.ts';
import { type CostDescription, defineCost } from './cost.ts';

/** Objects that go somewhere: a discard, a sacrifice, an exile, a return to the hand. The payer chooses which. */
export interface Params {
  /** What is chosen from. */
  readonly from: Selector;
  /** How many are chosen. */
  readonly count: Amount;
  /** The zone they go to. */
  readonly to: string;
  /** What kind of move it is: `discard`, `sacrifice`, … */
  readonly how: string;
}

export const moveCost = defineCost<Params>({
  payable: (env, p) => {
    const n = count(env, p.count);
    const found = select(env, p.from).length;
    return found >= n || reason('unpayable', `it takes ${n} to ${p.how}, and there are ${found}`);
  },
  uses: (env, p, chosen) => [{ of: chosen?.refs ?? select(env, p.from), count: count(env, p.count) }],
  open: (env, p) => env.book.lang.open(env, p.from) && env.book.lang.dataOpen(env, p.count),
  request: (env, p, spent) => {
    const n = count(env, p.count);
    const refs = select(env, p.from).filter((ref) => !hasRef(spent.refs, ref));
    return n <= 0 ? null : selectRequest(env, env.you, { refs, from: p.from }, { min: n, max: n });
  },
  facts: (env, p, chosen) =>
    (chosen?.refs ?? []).flatMap((object) => {
      const live = liveObject(env, object);
      if (!live || object.kind !== 'object') return [];
      return [{ type: 'moved' as const, object, to: zoneFor(env, p.to, live.owner), how: p.how }];
    }),
});

export const describeMoveCost = (): CostDescription<Params> => ({
  params: paramsOf<Params>()({ from: selector, count: natural, to: name, how: name }),
  words: '{how} {count} of {from} into the {to}',
  example: {
    from: { select: 'objects', in: ['hand'], of: 'you', other: true },
    count: 1,
    to: 'discard',
    how: 'discard',
  },
});
