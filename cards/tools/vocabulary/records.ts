import type { PlayData } from '../../../effects/card-data.ts';
import type { Duration } from '../../../effects/effective/stored-modifier.ts';
import type {
  ActivatedAbility,
  AmountSpec,
  Limit,
  Mode,
  ReplacingAbility,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from '../../../effects/language.ts';
import type { RecordName } from '../../../effects/text/kinds.ts';

/** What cards are made of besides the members, by definition, each with an example. */
interface Examples {
  readonly [definition: string]: unknown;
}

const units = { select: 'objects', in: ['board'], of: 'opponents' } as const;

/** What a card does, and when. */
export const ABILITY_EXAMPLES = {
  triggeredAbility: {
    on: { on: 'died', subject: { type: 'unit', controller: 'you' }, other: true },
    limit: { per: 'turn', times: 1 },
    do: [{ op: 'draw' }],
  } satisfies TriggeredAbility,
  activatedAbility: {
    action: 'exhaust',
    targets: [{ as: 'target', from: units }],
    do: [{ op: 'damage', to: 'target', amount: 1 }],
  } satisfies ActivatedAbility,
  staticAbility: {
    affects: { select: 'objects', in: ['board'], of: 'you', other: true },
    patches: [{ patch: 'addStat', stat: 'attack', by: 1 }],
  } satisfies StaticAbility,
  replacingAbility: {
    instead: { replace: 'prevent', of: { on: 'damaged' }, amount: 1 },
  } satisfies ReplacingAbility,
  playData: {
    targets: [{ as: 'target', from: units }],
    do: [{ op: 'damage', to: 'target', amount: 3 }],
  } satisfies PlayData,
} satisfies Examples & { readonly [K in RecordName]?: unknown };

/** What abilities and plays are made of. */
export const PART_EXAMPLES = {
  targetSpec: { as: 'victims', from: units, min: 0, max: 2 } satisfies TargetSpec,
  amountSpec: { as: 'x', max: { amount: 'fact', of: 'you', fact: 'mana' } } satisfies AmountSpec,
  mode: { name: 'mend', do: [{ op: 'heal', to: 'you', amount: 2 }] } satisfies Mode,
  limit: { per: 'turn', times: 1 } satisfies Limit,
} satisfies Examples & { readonly [K in RecordName]?: unknown };

/** When something ends. */
export const DURATION_EXAMPLES: { readonly [U in Duration['until']]: Extract<Duration, { until: U }> } = {
  'turn-end': { until: 'turn-end' },
  'your-next-turn': { until: 'your-next-turn' },
  'step-end': { until: 'step-end', step: 'main' },
  'source-leaves': { until: 'source-leaves' },
  stay: { until: 'stay' },
  'condition-false': { until: 'condition-false', condition: { test: 'turn', whose: 'you' } },
  match: { until: 'match' },
};
