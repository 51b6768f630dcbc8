import type { Duration } from '../effective/stored-modifier.ts';
import type { Env } from '../env.ts';
import { select } from '../evaluators.ts';
import type { Result } from '../flow/frame.ts';
import { resultOf } from '../flow/results.ts';
import type { Condition, Patch, Selector } from '../language.ts';
import { patchDef } from '../patches/registry.gen.ts';
import { reason } from '../reason.ts';
import { modifierId } from '../state/ids.ts';
import { lastKnown, liveObject } from '../state/objects.ts';
import type { Happened, Outcome } from './op.ts';

/** What a modifier that an effect makes is like. */
export interface Modification {
  readonly what: Selector;
  readonly patches: readonly Patch[];
  readonly until: Duration;
  readonly while?: Condition;
  readonly anew?: boolean;
  readonly uses?: number;
}

/** The modifier that an effect makes, as a fact to come. */
export function modification(env: Env, m: Modification): Outcome {
  const refs = m.anew ? [] : select(env, m.what).filter((r) => r.kind === 'object' || r.kind === 'player');
  if (!m.anew && refs.length === 0) return { facts: [], none: reason('no-candidate', 'there is nothing to change') };
  const source = env.self ? lastKnown(env, env.self) : null;
  return {
    facts: [
      {
        type: 'modified',
        modifier: {
          id: modifierId(0),
          source: env.self,
          controller: env.you,
          affects: m.anew ? { anew: m.what } : { refs },
          patches: m.patches.map((patch) => patchDef(patch).fix?.(env, patch) ?? patch),
          duration: m.until,
          since: 0,
          ...(source ? { card: source.card } : {}),
          ...(m.while === undefined ? {} : { while: m.while }),
          ...(m.uses === undefined ? {} : { left: m.uses }),
        },
      },
    ],
  };
}

/** What was changed and is still there. */
export const modified = (env: Env, { events }: Happened): Result =>
  resultOf(
    events
      .flatMap((e) => (e.type === 'modified' && 'refs' in e.modifier.affects ? e.modifier.affects.refs : []))
      .filter((r) => r.kind === 'player' || liveObject(env, r)),
  );
