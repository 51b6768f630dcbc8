/**
 * The language that cards and rulesets are written in. Every type here is derived from the members'
 * own `Params`, so an unknown member, a missing parameter or a wrong nesting does not compile.
 */
import type { AmountMap } from './amounts/map.gen.ts';
import type { ConditionMap } from './conditions/map.gen.ts';
import type { CostMap } from './costs/map.gen.ts';
import type { FilterMap } from './filters/map.gen.ts';
import type { OpMap } from './ops/map.gen.ts';
import type { PatchMap } from './patches/map.gen.ts';
import type { ReplacementMap } from './replacements/map.gen.ts';
import type { SelectorMap } from './selectors/map.gen.ts';
import type { TriggerMap } from './triggers/map.gen.ts';

/** One member of a family: its name under the family's key, its parameters beside it. */
type Member<Key extends string, Map> = { [K in keyof Map]: { readonly [P in Key]: K } & Map[K] }[keyof Map];

/** One node of an effect. `as` names the node's result; it is also `it` until the next node. */
export type Effect = Member<'op', OpMap> & { readonly as?: string };
export type Condition = Member<'test', ConditionMap>;
/**
 * A word names a result, a target, or one of the fixed references: `self`, `bearer`, `you`, `opponents`, `everyone`,
 * `seats`, `active`, `it`, `them`, `candidate`, `each`, `round`. The rest is worked out.
 */
export type Selector = string | Member<'select', SelectorMap>;
export type Amount = number | Member<'amount', AmountMap>;
/** What one object, player or cell must be like; all fields given must hold. */
export type Filter = { readonly [K in keyof FilterMap]?: FilterMap[K] };
export type Cost = Member<'cost', CostMap>;
export type Patch = Member<'patch', PatchMap>;
export type Replacement = Member<'replace', ReplacementMap>;
export type Trigger = Member<'on', TriggerMap>;

export type OpName = keyof OpMap;

/** What a player must choose before an effect is put where it waits; checked again when it resolves. */
export interface TargetSpec {
  readonly as: string;
  readonly from: Selector;
  /** 1 when left out. */
  readonly min?: Amount;
  /** `min`, but at least 1, when left out. */
  readonly max?: Amount;
  /** Who chooses: the controller when left out. */
  readonly by?: Selector;
}

/** A number that a player names before anything else but the modes: X. */
export interface AmountSpec {
  readonly as: string;
  /** 0 when left out. */
  readonly min?: Amount;
  readonly max: Amount;
}

/** Named answers to be picked before anything else; each mode has an effect of its own. */
export interface Mode {
  readonly name: string;
  readonly if?: Condition;
  readonly targets?: readonly TargetSpec[];
  readonly costs?: readonly Cost[];
  readonly do: readonly Effect[];
}

/** What all kinds of abilities share. */
interface AbilityBase {
  /** Unique on its card; needed to name the ability elsewhere. */
  readonly id?: string;
  /** Replace the default zones of the card's type. */
  readonly zones?: readonly string[];
}

export interface TriggeredAbility extends AbilityBase {
  readonly on: Trigger;
  /** "One or more": once for a batch, however many of its events are meant. */
  readonly once?: boolean;
  /** Tested at the event only. */
  readonly while?: Condition;
  /** Tested at the event and again on resolution. */
  readonly if?: Condition;
  readonly limit?: Limit;
  readonly targets?: readonly TargetSpec[];
  readonly do: readonly Effect[];
}

export interface ActivatedAbility extends AbilityBase {
  /** Name of the ruleset's action that activates it. */
  readonly action: string;
  readonly if?: Condition;
  readonly limit?: Limit;
  readonly costs?: readonly Cost[];
  readonly amounts?: readonly AmountSpec[];
  readonly modes?: readonly Mode[];
  readonly targets?: readonly TargetSpec[];
  readonly do: readonly Effect[];
}

export interface StaticAbility extends AbilityBase {
  readonly affects: Selector;
  readonly while?: Condition;
  readonly patches: readonly Patch[];
}

export interface ReplacingAbility extends AbilityBase {
  readonly instead: Replacement;
  readonly while?: Condition;
  /** The controller may decline. */
  readonly optional?: boolean;
  readonly limit?: Limit;
}

export type Ability = TriggeredAbility | ActivatedAbility | StaticAbility | ReplacingAbility;

export interface Limit {
  readonly per: 'turn' | 'match';
  readonly times: number;
}
