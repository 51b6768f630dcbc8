/**
 * The language that cards and rulesets are written in. Every type here is derived from the members'
 * own `Params`, so an unknown member, a missing parameter or a wrong nesting does not compile.
 */
import type { AmountMap } from './amounts/map.gen.ts';
import type { ConditionMap } from './conditions/map.gen.ts';
import type { CostMap } from './costs/map.gen.ts';
import type { FilterMap } from './filters/map.gen.ts';
import type { Constraints } from './ops/constraints.ts';
import type { OpMap } from './ops/map.gen.ts';
import type { PatchMap } from './patches/map.gen.ts';
import type { ReplacementMap } from './replacements/map.gen.ts';
import type { SelectorMap } from './selectors/map.gen.ts';
import type { TriggerMap } from './triggers/map.gen.ts';

/** One member of a family: its name under the family's key, its parameters beside it. */
type Member<Key extends string, Map> = { [K in keyof Map]: { readonly [P in Key]: K } & Map[K] }[keyof Map];

/** One node of an effect. `as` names the node's result; it is also `it` until the next node. */
export type Effect = Member<'op', OpMap> & { readonly as?: string };
/** What must hold: a test of the position. */
export type Condition = Member<'test', ConditionMap>;
/**
 * A word is one of the fixed references (`self`, `bearer`, `you`, `opponents`, `everyone`, `seats`, `active`, `them`,
 * `candidate`), or else names a target or a result, such as `it`, or `each` in a loop. The rest is worked out.
 */
export type Selector = string | Member<'select', SelectorMap>;
/** A whole number, or how it is worked out. */
export type Amount = number | Member<'amount', AmountMap>;
/** What one object, player or cell must be like; all fields given must hold. */
export type Filter = { readonly [K in keyof FilterMap]?: FilterMap[K] };
/** What a player pays. In a play, or the use of an ability, `as` names what was chosen to pay it. */
export type Cost = Member<'cost', CostMap> & { readonly as?: string };
/** A change of a card. */
export type Patch = Member<'patch', PatchMap>;
/** What happens in place of an event. */
export type Replacement = Member<'replace', ReplacementMap>;
/** Which events are heard. */
export type Trigger = Member<'on', TriggerMap>;

/** What a node does: the name of an op. */
export type OpName = keyof OpMap;

/** What a player must choose before an effect is put where it waits; checked again when it resolves. */
export interface TargetSpec extends Constraints {
  /** The name that the rest of the ability has for it. */
  readonly as: string;
  /** What is chosen from. */
  readonly from: Selector;
  /** The least that is chosen; 1 when left out. */
  readonly min?: Amount;
  /** The most that is chosen: `min`, but at least 1, when left out. */
  readonly max?: Amount;
  /** Who chooses: the controller when left out. */
  readonly by?: Selector;
}

/** A number that a player names before anything else but the modes: X. */
export interface AmountSpec {
  /** The name that the rest of the ability has for it. */
  readonly as: string;
  /** The least it can be; 0 when left out. */
  readonly min?: Amount;
  /** The most it can be. */
  readonly max: Amount;
}

/** One of several effects that a player chooses from. */
export interface Mode {
  /** What it is called. */
  readonly name: string;
  /** What must hold for it to be offered. */
  readonly if?: Condition;
  /** What is picked for it. */
  readonly targets?: readonly TargetSpec[];
  /** What is paid for it. */
  readonly costs?: readonly Cost[];
  /** What it does. */
  readonly do: readonly Effect[];
}

/** What all kinds of abilities share. */
export interface AbilityBase {
  /** Unique on its card; needed to name the ability elsewhere. */
  readonly id?: string;
  /** Zones it works in: those of the card's type when left out. */
  readonly zones?: readonly string[];
}

/** It does something when an event happens. */
export interface TriggeredAbility extends AbilityBase {
  /** The event that sets it off. */
  readonly on: Trigger;
  /** "One or more": once for a batch, however many of its events are meant. */
  readonly once?: boolean;
  /** What must hold at the event. */
  readonly while?: Condition;
  /** What must hold at the event and again on resolution. */
  readonly if?: Condition;
  /** How often it works. */
  readonly limit?: Limit;
  /** What is picked for it. */
  readonly targets?: readonly TargetSpec[];
  /** What it does. */
  readonly do: readonly Effect[];
}

/** A player uses it by an action. */
export interface ActivatedAbility extends AbilityBase {
  /** Name of the ruleset's action that activates it. */
  readonly action: string;
  /** What must hold. */
  readonly if?: Condition;
  /** How often it can be used. */
  readonly limit?: Limit;
  /** What is paid. */
  readonly costs?: readonly Cost[];
  /** Numbers that are named: X. */
  readonly amounts?: readonly AmountSpec[];
  /** Effects of which one is chosen; it runs before `do`. */
  readonly modes?: readonly Mode[];
  /** What is picked for it. */
  readonly targets?: readonly TargetSpec[];
  /** What it does. */
  readonly do: readonly Effect[];
}

/** It changes cards as long as it works. */
export interface StaticAbility extends AbilityBase {
  /** What it changes. */
  readonly affects: Selector;
  /** It changes nothing while this does not hold. */
  readonly while?: Condition;
  /** The changes. */
  readonly patches: readonly Patch[];
}

/** Something else happens in place of an event. */
export interface ReplacingAbility extends AbilityBase {
  /** Which event it replaces, and by what. */
  readonly instead: Replacement;
  /** It replaces nothing while this does not hold. */
  readonly while?: Condition;
  /** The controller may decline. */
  readonly optional?: boolean;
  /** How often it works. */
  readonly limit?: Limit;
}

/** What a card does, and when: of four kinds. */
export type Ability = TriggeredAbility | ActivatedAbility | StaticAbility | ReplacingAbility;

/** How often an ability works at most. */
export interface Limit {
  /** A turn, or the whole match. */
  readonly per: 'turn' | 'match';
  /** How often. */
  readonly times: number;
}
