import { count, select } from '../evaluators.ts';
import type { Amount, Selector } from '../language.ts';
import { selectRequest } from '../ops/requests.ts';
import { reason } from '../reason.ts';
import { natural, paramsOf, selector } from '../schema.ts';
import { seated } from '../state/objects.ts';
import { hasRef, type ObjectRef } from '../state/refs.ts';
import { type CostDescription, defineCost } from './cost.ts';

/** Cards that are shown to everyone until the turn ends. The payer chooses which. */
export interface Params {
  /** What is chosen from. */
  readonly from: Selector;
  /** How many are chosen. */
  readonly count: Amount;
}

export const revealCost = defineCost<Params>({
  payable: (env, p) =>
    select(env, p.from).length >= count(env, p.count) || reason('unpayable', 'there is too little to show'),
  uses: (env, p, chosen) => [{ of: chosen?.refs ?? select(env, p.from), count: count(env, p.count) }],
  open: (env, p) => env.book.lang.open(env, p.from) && env.book.lang.dataOpen(env, p.count),
  request: (env, p, spent) => {
    const n = count(env, p.count);
    const refs = select(env, p.from).filter((ref) => !hasRef(spent.refs, ref));
    return n <= 0 ? null : selectRequest(env, env.you, { refs, from: p.from }, { min: n, max: n });
  },
  facts: (env, _, chosen) => {
    const objects = (chosen?.refs ?? []).filter((r): r is ObjectRef => r.kind === 'object');
    return objects.length === 0 ? [] : [{ type: 'revealed', objects, audience: seated(env), until: 'turn' }];
  },
});

export const describeRevealCost = (): CostDescription<Params> => ({
  params: paramsOf<Params>()({ from: selector, count: natural }),
  words: 'show {count} of {from}',
  example: { from: { select: 'objects', in: ['hand'], of: 'you', other: true }, count: 1 },
});
