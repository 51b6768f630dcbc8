import type { Duration } from '../effective/stored-modifier.ts';
import { numberResult } from '../flow/results.ts';
import type { Condition, Effect, Trigger } from '../language.ts';
import { condition, effects, flag, Optional, paramsOf, trigger } from '../schema.ts';
import { duration } from './duration.ts';
import { defineOp, type OpDescription } from './op.ts';

/** Lays down a trigger that waits for its event. What this effect has named is bound now, not then. */
export interface Params {
  /** The event that is waited for. */
  readonly on: Trigger;
  /** What must hold when it happens. */
  readonly while?: Condition;
  /** Fires each time; once when left out. */
  readonly always?: boolean;
  /** When it ends: with the match when left out. */
  readonly until?: Duration;
  /** What is done then. */
  readonly do: readonly Effect[];
}

export const laterOp = defineOp<Params>({
  propose: (env, p) => ({
    facts: [
      {
        type: 'scheduled',
        trigger: {
          id: 0,
          on: p.on,
          nodes: p.do,
          source: env.self,
          controller: env.you,
          results: env.results,
          once: p.always !== true,
          duration: p.until ?? { until: 'match' },
          since: 0,
          ...(p.while === undefined ? {} : { while: p.while }),
        },
      },
    ],
  }),
  result: (_, __, { events }) => numberResult(events.length),
});

export const describeLaterOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({
    on: trigger,
    while: Optional(condition),
    always: Optional(flag),
    until: Optional(duration),
    do: effects,
  }),
  words: '[whenever|always=true/next time] {on}[, while {while}][, {until}]: {do}',
  example: { on: { on: 'began', step: 'end', whose: 'you' }, do: [{ op: 'draw' }] },
});
