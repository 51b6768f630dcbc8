import { numberResult } from '../flow/results.ts';
import { name, paramsOf } from '../schema.ts';
import { defineOp, type OpDescription } from './op.ts';

/**
 * Puts a step into this turn: it comes when the present step is over, and then the turn goes on where it was. The ruleset
 * says which steps can be put in, by `extra`.
 */
export interface Params {
  /** Name of the step. */
  readonly step: string;
}

export const extraStepOp = defineOp<Params>({
  propose: (_, p) => ({ facts: [{ type: 'stepAdded', step: p.step }] }),
  result: (_, __, { events }) => numberResult(events.length),
});

export const describeExtraStepOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ step: name }),
  words: 'put in an extra {step} step after this one',
  example: { step: 'draw' },
});
