import type { Request } from '../choices/choice.ts';
import type { Env } from '../env.ts';
import { count } from '../evaluators.ts';
import type { Amount } from '../language.ts';
import { reason } from '../reason.ts';
import { listOf, name, natural, paramsOf } from '../schema.ts';
import { spendable } from '../state/facts.ts';
import { playerRef, refKey, wordRef } from '../state/refs.ts';
import { type CostDescription, defineCost, type Spent } from './cost.ts';

/** Several amounts, each from any of some resources: "one blue and two of any colour". */
export interface Params {
  /** The amounts, each with what can pay it. */
  readonly parts: readonly Part[];
}

export interface Part {
  /** How much is paid. */
  readonly amount: Amount;
  /** Resources that can pay this part. */
  readonly from: readonly string[];
}

const part = () => paramsOf<Part>()({ amount: natural, from: listOf<string>(name, { minItems: 1 }) });

/** The resources of all parts, each once, in the order they are first named. */
const sourcesOf = (p: Params): string[] => [...new Set(p.parts.flatMap((x) => x.from))];

function payment(env: Env, p: Params, spent?: Spent): Request {
  const sources = sourcesOf(p);
  const you = playerRef(env.you);
  const left = (name: string): number => spendable(env, you, name) - (spent?.facts.get(`${refKey(you)} ${name}`) ?? 0);
  return {
    shape: 'pay',
    player: env.you,
    parts: p.parts.map((x) => ({
      name: x.from.join('/'),
      amount: Math.max(0, count(env, x.amount)),
      from: [...new Set(x.from)].map((s) => sources.indexOf(s)),
    })),
    sources: sources.map((s) => ({ ref: wordRef(s), max: Math.max(0, left(s)) })),
  };
}

export const poolCost = defineCost<Params>({
  payable: (env, p) => env.book.lang.answerable(payment(env, p)) || reason('unpayable', 'the resources do not suffice'),
  uses: (env, p, chosen) => {
    const bearer = playerRef(env.you);
    const sources = sourcesOf(p);
    return chosen
      ? sources.map((fact, i) => ({ bearer, fact, amount: chosen.shares?.[i] ?? 0 }))
      : p.parts.map((x) => ({ bearer, from: [...new Set(x.from)], amount: Math.max(0, count(env, x.amount)) }));
  },
  request: payment,
  facts: (env, p, chosen) => {
    const sources = sourcesOf(p);
    return (chosen?.shares ?? []).flatMap((n, i) => {
      const fact = sources[i];
      return n > 0 && fact !== undefined
        ? [{ type: 'counted' as const, bearer: playerRef(env.you), fact, by: -n }]
        : [];
    });
  },
});

export const describePoolCost = (): CostDescription<Params> => ({
  params: paramsOf<Params>()({ parts: listOf<Part>(part(), { minItems: 1 }) }),
  words: 'pay {parts:and}',
  example: { parts: [{ amount: 2, from: ['red', 'blue'] }] },
});
