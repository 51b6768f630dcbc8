/** Checks of what is no member of a family: abilities, targets, modes, durations. */
import type { Duration } from '../effective/stored-modifier.ts';
import type {
  ActivatedAbility,
  AmountSpec,
  Limit,
  Mode,
  ReplacingAbility,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from '../language.ts';
import { QUALITIES, type Total } from '../ops/constraints.ts';
import { action, step } from './check-refs.ts';
import {
  type Expect,
  flag,
  isPlain,
  language,
  list,
  maybe,
  oneOf,
  record,
  text,
  union,
  whole,
} from './plain-checks.ts';

const condition = language('condition');
const selector = language('selector');
const amount = language('amount');
const effects = language('effects');
const costs = maybe(list(language('cost')));

const quality = oneOf(...QUALITIES);
const targetSpec = record<TargetSpec>({
  as: text,
  from: selector,
  min: maybe(amount),
  max: maybe(amount),
  by: maybe(selector),
  different: maybe(quality),
  same: maybe(quality),
  total: maybe(record<Total>({ of: amount, min: maybe(amount), max: maybe(amount) })),
});
const targets = maybe(list(targetSpec));
const amountSpec = record<AmountSpec>({ as: text, min: maybe(amount), max: amount });
const mode = record<Mode>({ name: text, if: maybe(condition), targets, costs, do: effects });
const limit = maybe(record<Limit>({ per: oneOf('turn', 'match'), times: whole(1) }));

const zoneName: Expect = (v, { book }) =>
  typeof v === 'string' && Object.hasOwn(book.ruleset.zones, v) ? null : 'the ruleset has no such zone';
const base = { id: maybe(text), zones: maybe(list(zoneName)) };

/** Kinds of abilities by the key that only they have. */
const ABILITIES: Readonly<Record<string, Expect>> = {
  on: record<TriggeredAbility>({
    ...base,
    on: language('trigger'),
    once: maybe(flag),
    while: maybe(condition),
    if: maybe(condition),
    limit,
    targets,
    do: effects,
  }),
  action: record<ActivatedAbility>({
    ...base,
    action,
    if: maybe(condition),
    limit,
    costs,
    amounts: maybe(list(amountSpec)),
    modes: maybe(list(mode)),
    targets,
    do: effects,
  }),
  affects: record<StaticAbility>({
    ...base,
    affects: selector,
    while: maybe(condition),
    patches: list(language('patch')),
  }),
  instead: record<ReplacingAbility>({
    ...base,
    instead: language('replacement'),
    while: maybe(condition),
    optional: maybe(flag),
    limit,
  }),
};

const ability: Expect = (v, known) => {
  const kind = isPlain(v) && Object.keys(ABILITIES).find((key) => Object.hasOwn(v, key));
  return kind ? (ABILITIES[kind] as Expect)(v, known) : 'expected an ability';
};

type DurationOf<U extends Duration['until']> = Extract<Duration, { until: U }>;
const until = text;
const plainly = record<DurationOf<'match'>>({ until });
const duration = union('until', {
  match: plainly,
  'turn-end': plainly,
  'step-end': record<DurationOf<'step-end'>>({ until, step }),
  'your-next-turn': plainly,
  'source-leaves': plainly,
  stay: plainly,
  'condition-false': record<DurationOf<'condition-false'>>({ until, condition }),
} satisfies { readonly [U in Duration['until']]: Expect });

/** By the name that the members' schemas refer to them. */
export const PARTS: Readonly<Record<string, Expect>> = { ability, duration, mode, targetSpec };
