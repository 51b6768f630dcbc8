import { Optional, type TSchema, Unsafe } from 'typebox';
import type { CardData, PlayData } from '../../../effects/card-data.ts';
import type { Duration } from '../../../effects/effective/stored-modifier.ts';
import type {
  Ability,
  ActivatedAbility,
  AmountSpec,
  Cost,
  Limit,
  Mode,
  Patch,
  ReplacingAbility,
  StaticAbility,
  TargetSpec,
  TriggeredAbility,
} from '../../../effects/language.ts';
import { constraintParams } from '../../../effects/ops/constraints.ts';
import {
  amount,
  condition,
  cost,
  effects,
  flag,
  listOf,
  mode,
  name,
  natural,
  oneOf,
  paramsOf,
  patch,
  replacement,
  selector,
  targetSpec,
  trigger,
} from '../../../effects/schema.ts';
import { giving, nameOf, ref, tableOf, whole, word } from './leaves.ts';

const costs = Optional(listOf<Cost>(cost));
const targets = Optional(listOf<TargetSpec>(targetSpec));
const modes = Optional(listOf<Mode>(mode, { minItems: 1 }));
const amounts = Optional(listOf<AmountSpec>(ref<AmountSpec>('amountSpec')));
const limit = ref<Limit>('limit');
const zones = Optional(listOf<string>(nameOf('zone')));
const base = { id: Optional(word), zones };

/** The definitions of what cards are made of, by name; the families come from the registries. */
export const CARD_DEFS: Readonly<Record<string, TSchema>> = {
  targetSpec: paramsOf<TargetSpec>()({
    as: giving,
    from: selector,
    min: Optional(natural),
    max: Optional(natural),
    by: Optional(selector),
    ...constraintParams(),
  }),
  amountSpec: paramsOf<AmountSpec>()({ as: giving, min: Optional(amount), max: amount }),
  mode: paramsOf<Mode>()({ name: word, if: Optional(condition), targets, costs, do: effects }),
  limit: paramsOf<Limit>()({ per: oneOf('turn', 'match'), times: whole(1) }),
  triggeredAbility: paramsOf<TriggeredAbility>()({
    ...base,
    on: trigger,
    once: Optional(flag),
    while: Optional(condition),
    if: Optional(condition),
    limit: Optional(limit),
    targets,
    do: effects,
  }),
  activatedAbility: paramsOf<ActivatedAbility>()({
    ...base,
    action: nameOf('action'),
    if: Optional(condition),
    limit: Optional(limit),
    costs,
    amounts,
    modes,
    targets,
    do: effects,
  }),
  staticAbility: paramsOf<StaticAbility>()({
    ...base,
    affects: selector,
    while: Optional(condition),
    patches: listOf<Patch>(patch, { minItems: 1 }),
  }),
  replacingAbility: paramsOf<ReplacingAbility>()({
    ...base,
    instead: replacement,
    while: Optional(condition),
    optional: Optional(flag),
    limit: Optional(limit),
  }),
  playData: paramsOf<PlayData>()({
    amounts,
    targets,
    modes,
    pick: Optional(Unsafe<NonNullable<PlayData['pick']>>(paramsOf<{ min: number; max: number }>()(range()))),
    costs,
    do: Optional(effects),
  }),
  card: paramsOf<CardData>()({
    id: word,
    name,
    types: listOf<string>(nameOf('type'), { minItems: 1 }),
    tags: Optional(listOf<string>(word)),
    stats: Optional(tableOf(whole(-1_000_000), 'stat')),
    keywords: Optional(tableOf(whole(-1_000_000), 'keyword')),
    abilities: Optional(listOf<Ability>(ref<Ability>('ability'))),
    play: Optional(ref<PlayData>('playData')),
    token: Optional(flag),
  }),
};

interface Until {
  /** When it is over. */
  readonly about: string;
  /** What it needs besides its name; most need nothing. */
  readonly params: Readonly<Record<string, TSchema>>;
}

/** The ends of a modifier or a delayed trigger, by their name. */
export const DURATIONS: { readonly [U in Duration['until']]: Until } = {
  match: { about: 'It lasts for the rest of the match.', params: {} },
  'turn-end': { about: 'It ends with the turn.', params: {} },
  'step-end': {
    about: 'It ends with the named step, of this turn or of the next turn that has one.',
    params: { step: said('Name of the step.', nameOf('step')) },
  },
  'your-next-turn': { about: "It ends when its controller's next turn begins.", params: {} },
  'source-leaves': { about: 'It ends when its source moves to another zone.', params: {} },
  stay: { about: 'It ends when nothing that it affects is left where it was.', params: {} },
  'condition-false': {
    about: 'It ends when a condition no longer holds.',
    params: { condition: said('What must hold.', condition) },
  },
};

/** A schema with words about it. */
function said<S extends TSchema>(description: string, schema: S): S {
  return { ...schema, description };
}

/** Schema of a least and a most. */
function range() {
  return { min: whole(0), max: whole(0) };
}
