import { selectPlayers } from '../evaluators.ts';
import { numberResult } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { name, Optional, paramsOf, selector } from '../schema.ts';
import { zoneFor } from '../state/objects.ts';
import { defineOp, type OpDescription, outcome } from './op.ts';

/** Players shuffle a zone of theirs. */
export interface Params {
  /** Who shuffles: the controller when left out. */
  readonly who?: Selector;
  /** The zone that is shuffled; `deck` when left out. */
  readonly zone?: string;
}

const ZONES = { zone: 'deck' } as const;

export const shuffleOp = defineOp<Params>({
  propose: (env, p) =>
    outcome(
      selectPlayers(env, p.who ?? 'you').map((player) => ({
        type: 'shuffled' as const,
        zone: zoneFor(env, p.zone ?? ZONES.zone, player),
      })),
      reason('no-candidate', 'nobody shuffles'),
    ),
  result: (_, __, { events }) => numberResult(events.length),
});

export const describeShuffleOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({ who: Optional(selector), zone: Optional(name) }),
  zones: ZONES,
  words: '[{who} <shuffles|shuffle>/shuffle][ the {zone}]',
  example: {},
});
