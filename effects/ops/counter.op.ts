import { select } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import { unresolved } from '../flow/scope.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { paramsOf, selector } from '../schema.ts';
import type { Ref } from '../state/refs.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Effects that are still to resolve are countered: they will not. The result is their cards; a copy has none. */
export interface Params {
  /** The effects that are countered. */
  readonly what: Selector;
}

export const counterOp = defineOp<Params>({
  propose: (env, p) => {
    const waiting = unresolved(env);
    return outcome(
      select(env, p.what).flatMap((ref) => {
        const frame = ref.kind === 'frame' ? waiting.find((f) => f.id === ref.frame) : undefined;
        if (!frame) return [];
        return [
          {
            type: 'finished' as const,
            of: frame.id,
            how: 'countered' as const,
            kind: frame.kind === 'play' ? ('play' as const) : ('trigger' as const),
            player: frame.controller,
            ...(frame.source ? { object: frame.source } : {}),
            ...(frame.copy ? { copy: true as const } : {}),
          },
        ];
      }),
      reason('no-candidate', 'there is nothing to counter'),
    );
  },
  result: (_, __, { events }) =>
    resultOf(events.flatMap((e): Ref[] => (e.type === 'finished' && e.object && !e.copy ? [e.object] : []))),
});

export const describeCounterOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ what: selector }),
  words: 'counter {what}',
  example: { what: 'target' },
});
