import { selectObjects } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { flag, paramsOf, selector } from '../schema.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Turns objects face down or face up; they stay what they are. */
export interface Params {
  /** The objects that are turned. */
  readonly what: Selector;
  /** Whether they lie face down then. */
  readonly faceDown: boolean;
}

export const turnOverOp = defineOp<Params>({
  propose: (env, p) =>
    outcome(
      selectObjects(env, p.what).map((object) => ({ type: 'turned' as const, object, faceDown: p.faceDown })),
      reason('no-candidate', 'there is nothing to turn over'),
    ),
  result: (_, __, { events }) => resultOf(events.flatMap((e) => (e.type === 'turned' ? [e.object] : []))),
});

export const describeTurnOverOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector, faceDown: flag }),
  words: 'turn {what} face [down|faceDown=true/up|faceDown=false]',
  example: { what: 'target', faceDown: true },
});
