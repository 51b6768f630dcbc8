import { count } from '../evaluators.ts';
import { numberResult } from '../flow/results.ts';
import type { Amount } from '../language.ts';
import { reason } from '../reason.ts';
import { name, natural, paramsOf } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/** The generator makes a number from 1 to `sides`: a die, or a coin of two. */
export interface Params {
  /** The most it can be. */
  readonly sides: Amount;
  /** What it is rolled for; scripted draws are known by it. */
  readonly label: string;
}

export const rollOp = defineOp<Params>({
  propose: (env, p) => {
    const sides = count(env, p.sides);
    if (sides <= 0) return { facts: [], none: reason('zero', 'there is nothing to roll') };
    return { facts: [{ type: 'rolled', label: p.label, sides, player: env.you }] };
  },
  result: (_, __, { events }) => {
    const event = events.find((e) => e.type === 'rolled');
    return numberResult(event?.type === 'rolled' ? (event.value ?? 0) : 0);
  },
});

export const describeRollOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ sides: natural, label: name }),
  words: 'roll a number from 1 to {sides} for {label}',
  example: { sides: 6, label: 'die' },
});
