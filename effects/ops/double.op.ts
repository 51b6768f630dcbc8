import { count, select } from '../evaluators.ts';
import type { Fact } from '../events/event.ts';
import { amounts } from '../flow/results.ts';
import type { Amount, Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, natural, Optional, paramsOf, selector } from '../schema.ts';
import { fact } from '../state/facts.ts';
import { defineOp, outcome } from './op.ts';

/** Multiplies a declared fact of objects or players. */
export interface Params {
  /** Whose fact: objects or players. */
  readonly of: Selector;
  /** Name of the fact. */
  readonly fact: string;
  /** By how much it is multiplied; 2 when left out. */
  readonly times?: Amount;
}

export const doubleOp = defineOp<Params>({
  name: 'double',
  params: paramsOf<Params>()({ of: selector, fact: name, times: Optional(natural) }),
  propose: (env, p) => {
    const times = count(env, p.times ?? 2);
    const facts: Fact[] = [];
    for (const bearer of select(env, p.of)) {
      if (bearer.kind !== 'object' && bearer.kind !== 'player') continue;
      facts.push({ type: 'counted', bearer, fact: p.fact, by: fact(env, bearer, p.fact) * (times - 1) });
    }
    return outcome(facts, reason('no-candidate', 'there is nothing to double'));
  },
  result: (_, __, { events }) => amounts(events, 'counted'),
  words: 'double [{of:whose} {fact}/the {fact} of {of}][, {times} times as much]',
  example: { of: 'target', fact: 'growth' },
});
