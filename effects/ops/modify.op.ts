import type { Duration } from '../effective/stored-modifier.ts';
import { select } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Condition, Patch, Selector } from '../language.ts';
import { patchDef } from '../patches/registry.gen.ts';
import { reason } from '../reason.ts';
import { condition, flag, integer, listOf, Optional, paramsOf, patch, selector } from '../schema.ts';
import { modifierId } from '../state/ids.ts';
import { lastKnown, liveObject } from '../state/objects.ts';
import { duration } from './duration.ts';
import { defineOp } from './op.ts';

/** Changes objects for a while. What it reaches is settled now, unless it is to select `anew` each time. */
export interface Params {
  /** What is changed. */
  readonly what: Selector;
  /** The changes. */
  readonly patches: readonly Patch[];
  /** When it ends. */
  readonly until: Duration;
  /** It changes nothing while this does not hold. */
  readonly while?: Condition;
  /** It reaches whatever is selected at any time, and not what is selected now. */
  readonly anew?: boolean;
  /** How often it can be used up. */
  readonly uses?: number;
}

export const modifyOp = defineOp<Params>({
  name: 'modify',
  params: paramsOf<Params>()({
    what: selector,
    patches: listOf<Patch>(patch, { minItems: 1 }),
    until: duration,
    while: Optional(condition),
    anew: Optional(flag),
    uses: Optional(integer),
  }),
  later: ({ anew }) => (anew === true ? ['what', 'while'] : ['while']),
  propose: (env, p) => {
    const refs = p.anew ? [] : select(env, p.what).filter((r) => r.kind === 'object' || r.kind === 'player');
    if (!p.anew && refs.length === 0) return { facts: [], none: reason('no-candidate', 'there is nothing to change') };
    const source = env.self ? lastKnown(env, env.self) : null;
    return {
      facts: [
        {
          type: 'modified',
          modifier: {
            id: modifierId(0),
            source: env.self,
            controller: env.you,
            affects: p.anew ? { anew: p.what } : { refs },
            patches: p.patches.map((patch) => patchDef(patch).fix?.(env, patch) ?? patch),
            duration: p.until,
            since: 0,
            ...(source ? { card: source.card } : {}),
            ...(p.while === undefined ? {} : { while: p.while }),
            ...(p.uses === undefined ? {} : { left: p.uses }),
          },
        },
      ],
    };
  },
  result: (env, _, { events }) =>
    resultOf(
      events
        .flatMap((e) => (e.type === 'modified' && 'refs' in e.modifier.affects ? e.modifier.affects.refs : []))
        .filter((r) => r.kind === 'player' || liveObject(env, r)),
    ),
  words:
    '{what} <has|have> {patches:and} {until}[, as long as {while}][, chosen anew each time|anew=true][, for {uses} <use|uses>]',
  example: { what: 'target', patches: [{ patch: 'addStat', stat: 'attack', by: 2 }], until: { until: 'turn-end' } },
});
