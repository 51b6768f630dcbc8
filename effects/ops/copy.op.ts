import { onePlayer, select } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { Optional, paramsOf, selector } from '../schema.ts';
import type { Ref } from '../state/refs.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/**
 * Copies effects that are still to resolve; each copy resolves before its original, with the targets that were chosen for it: a
 * trigger that waits has none yet, and its copy chooses its own.
 */
export interface Params {
  /** The effects that are copied. */
  readonly what: Selector;
  /** Who controls the copies: the controller when left out. */
  readonly by?: Selector;
}

export const copyOp = defineOp<Params>({
  propose: (env, p) =>
    outcome(
      select(env, p.what).flatMap((ref) =>
        ref.kind === 'frame' ? [{ type: 'copied' as const, of: ref.frame, player: onePlayer(env, p.by) }] : [],
      ),
      reason('no-candidate', 'there is nothing to copy'),
    ),
  result: (_, __, { events }) =>
    resultOf(
      events.flatMap((e): Ref[] =>
        e.type === 'copied' && e.copy !== undefined ? [{ kind: 'frame', frame: e.copy }] : [],
      ),
    ),
});

export const describeCopyOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector, by: Optional(selector) }),
  single: ['by'],
  words: 'copy {what}[ for {by}]',
  example: { what: { select: 'frames', of: 'opponents' } },
});
