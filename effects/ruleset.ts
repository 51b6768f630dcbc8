import type { Ability, Amount, Condition, Cost, Effect, Filter, Patch, Selector, TargetSpec } from './language.ts';

/** A game, as data. The engine asks it these named questions and never asks which ruleset it is. */
export interface Ruleset {
  readonly name: string;
  readonly version: string;
  readonly players: { readonly min: number; readonly max: number };
  readonly policy: PolicyName;
  readonly zones: Readonly<Record<string, ZoneDecl>>;
  readonly types: Readonly<Record<string, TypeDecl>>;
  readonly stats: Readonly<Record<string, StatDecl>>;
  readonly facts: {
    readonly player: Readonly<Record<string, FactDecl>>;
    readonly object: Readonly<Record<string, FactDecl>>;
  };
  /** Which facts `damage` and `heal` change. */
  readonly damage?: { readonly object?: Gauge; readonly player?: Gauge };
  readonly keywords: Readonly<Record<string, Keyword>>;
  readonly actions: Readonly<Record<string, ActionDecl>>;
  readonly phases: readonly PhaseRow[];
  readonly checks: readonly Check[];
  /** Abilities of the rules themselves. */
  readonly abilities?: readonly Ability[];
  /** Runs once before the first turn. */
  readonly setup: readonly Effect[];
  /** Where each player's deck is put at the start. */
  readonly deckZone: string;
  /** Order in which layers of patches apply; a layer left out comes last, in the engine's order. */
  readonly layers?: readonly string[];
  readonly questions?: Questions;
  readonly deck?: DeckRules;
}

export type PolicyName = 'queue' | 'fold' | 'pool' | 'priority';

export interface ZoneDecl {
  /** One for each player, or one for all. */
  readonly of: 'player' | 'match';
  /** Who sees the faces of its cards. */
  readonly faces: 'all' | 'owner' | 'none';
  /** A token that leaves zones with this mark ceases to exist; damage and attachments live here. */
  readonly play?: boolean;
  readonly cells?: readonly CellDecl[];
  /** Most objects it may hold in all. */
  readonly capacity?: number;
}

export interface CellDecl {
  readonly name: string;
  readonly capacity?: number;
  readonly tags?: readonly string[];
  /** Name of the cell of the opponent's zone that it faces. */
  readonly faces?: string;
}

export interface TypeDecl {
  /** Zones in which abilities of its cards work unless they say otherwise. */
  readonly listens: readonly string[];
  readonly play?: PlayDecl;
}

export interface PlayDecl {
  readonly if?: Condition;
  readonly costs?: readonly Cost[];
  readonly targets?: readonly TargetSpec[];
  /** Where the card goes when the play is committed. */
  readonly to: string;
  /** A result that names the cell. */
  readonly cell?: string;
  /** Runs after the card's own effect, also when that fizzled. */
  readonly after?: readonly Effect[];
}

export interface StatDecl {
  readonly min?: number;
  /** Fact of the object that is added to it: a counter. */
  readonly plus?: string;
}

export interface FactDecl {
  readonly initial?: number;
  readonly min?: number;
  /** A number, or another fact of the same bearer. */
  readonly max?: number | string;
  /** When it goes back to its initial value. Object facts also end with the object's stay, but `match`. */
  readonly life?: 'turn' | 'stay' | 'match';
  readonly silence?: 'clear' | 'keep';
  readonly copy?: 'carry' | 'drop';
  /** Only the bearer (a player) or the controller of the object sees it. */
  readonly hidden?: boolean;
}

/** Damage adds `by` times its amount to `fact`. */
export interface Gauge {
  readonly fact: string;
  readonly by: 1 | -1;
}

export interface Keyword {
  readonly abilities?: readonly Ability[];
  readonly patches?: readonly Patch[];
  /** Whether several of it add up their values; else the highest counts. */
  readonly adds?: boolean;
  readonly words: string;
}

export interface ActionDecl {
  /**
   * `play` plays a card of `from` as its type says; `activate` uses an ability that names this action; `rule`
   * does what is written here; `pass` does nothing.
   */
  readonly kind: 'play' | 'activate' | 'rule' | 'pass';
  readonly from?: Selector;
  readonly if?: Condition;
  readonly costs?: readonly Cost[];
  readonly targets?: readonly TargetSpec[];
  readonly do?: readonly Effect[];
  /** Taking it ends the window. */
  readonly closes?: boolean;
}

export interface PhaseRow {
  readonly step: string;
  readonly enter?: readonly Effect[];
  readonly window?: { readonly who: Selector; readonly actions: readonly string[] };
  readonly next: readonly Edge[];
}

export interface Edge {
  readonly when?: Condition;
  readonly to: string;
  /** Taking this edge ends the turn; the next player's begins. */
  readonly turn?: 'next';
}

/** A rule that is looked at whenever nothing is being resolved. All that are due act in one batch. */
export interface Check {
  readonly name: string;
  readonly find: Selector;
  /** Players are asked first, each about what he finds as "you"; `them` is then what was chosen. */
  readonly ask?: { readonly by: Selector; readonly from: Selector; readonly count: Amount; readonly purpose: string };
  /** Nodes that only propose, with `them` being what was found. */
  readonly do: readonly Effect[];
}

export interface Questions {
  /** Whether sources that leave in one batch see the others leave. */
  readonly leaversSeeEachOther?: boolean;
  /** Who orders several replacements of one event. */
  readonly replacementOrder?: 'affected' | 'timestamp';
  /** How zones are shuffled: every order equally likely when left out. */
  readonly shuffle?: ShufflePolicy;
  /** What a forced loop means. */
  readonly loop?: 'draw' | 'active-loses';
  /** Whether an `if` clause is tested at the event as well as on resolution. */
  readonly ifTested?: 'both' | 'resolution';
  /** Layers in which dependencies decide before timestamps. */
  readonly dependent?: readonly string[];
}

/**
 * Bounded bad luck: a shuffle that would leave every wanted card below the first `within` cards brings one of them,
 * each equally likely, to one of those places, each equally likely. What it displaces takes its place.
 */
export interface ShufflePolicy {
  readonly wanted: Filter;
  readonly within: number;
}

export interface DeckRules {
  readonly min: number;
  readonly max: number;
  readonly copies: number;
  readonly where?: Filter;
}
