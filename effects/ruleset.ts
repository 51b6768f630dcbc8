import type {
  Ability,
  Amount,
  Condition,
  Cost,
  Effect,
  Filter,
  Patch,
  Selector,
  TargetSpec,
  TriggeredAbility,
} from './language.ts';

/** A game, as data. The engine asks it these named questions and never asks which ruleset it is. */
export interface Ruleset {
  /** The name that sets and decks say they are for. */
  readonly name: string;
  /** Version of the rules, in any form. */
  readonly version: string;
  /** How many play. */
  readonly players: Range;
  /** In which order what is pending is taken up. */
  readonly policy: PolicyName;
  /** The zones, by name. */
  readonly zones: Readonly<Record<string, ZoneDecl>>;
  /** The types of cards, by name. */
  readonly types: Readonly<Record<string, TypeDecl>>;
  /** The numbers of cards, by name. */
  readonly stats: Readonly<Record<string, StatDecl>>;
  /** Every number that players and objects bear besides. */
  readonly facts: FactDecls;
  /** Which facts `damage` and `heal` change. */
  readonly damage?: Gauges;
  /** Player fact that goes up by one, in the same moment, when a player has to draw from an empty zone. */
  readonly emptyDraw?: string;
  /** The keywords, by name. */
  readonly keywords: Readonly<Record<string, Keyword>>;
  /** What players may do, by name. */
  readonly actions: Readonly<Record<string, ActionDecl>>;
  /** The steps of a turn; it begins with the first. */
  readonly phases: readonly PhaseRow[];
  /** What is looked at whenever nothing is being resolved. */
  readonly checks: readonly Check[];
  /** What the rules themselves do when an event happens; "you" is the player whose turn it is. */
  readonly abilities?: readonly TriggeredAbility[];
  /** Runs once before the first turn. */
  readonly setup: readonly Effect[];
  /** Where each player's deck is put at the start. */
  readonly deckZone: string;
  /** Order in which layers of patches apply; a layer left out comes last, in the engine's order. */
  readonly layers?: readonly string[];
  /** Named decisions that are not in the rest. */
  readonly questions?: Questions;
  /** What decks must be like. */
  readonly deck?: DeckRules;
}

/** A least and a most. */
export interface Range {
  /** The least. */
  readonly min: number;
  /** The most. */
  readonly max: number;
}

/** Facts by what bears them. */
export interface FactDecls {
  /** Facts of players, by name. */
  readonly player: Readonly<Record<string, FactDecl>>;
  /** Facts of objects, by name. */
  readonly object: Readonly<Record<string, FactDecl>>;
}

/** Which fact damage changes, of what. */
export interface Gauges {
  /** The fact that damage to objects changes. */
  readonly object?: Gauge;
  /** The fact that damage to players changes. */
  readonly player?: Gauge;
}

/** How pending effects follow each other; docs/cards.md says what each means. */
export type PolicyName = 'queue' | 'fold' | 'pool' | 'priority';

/** A zone: where its cards are, and who sees them. */
export interface ZoneDecl {
  /** One for each player, or one for all. */
  readonly of: 'player' | 'match';
  /** Who sees the faces of its cards. */
  readonly faces: 'all' | 'owner' | 'none';
  /** A token that leaves zones with this mark ceases to exist; damage and attachments live here. */
  readonly play?: boolean;
  /** Places within it that have names. */
  readonly cells?: readonly CellDecl[];
  /** Most objects it may hold in all. */
  readonly capacity?: number;
}

/** A place within a zone. */
export interface CellDecl {
  /** Its name. */
  readonly name: string;
  /** Most objects it may hold. */
  readonly capacity?: number;
  /** Words that it can be found by: a row, a column. */
  readonly tags?: readonly string[];
  /** Name of the cell of the opponent's zone that it faces. */
  readonly faces?: string;
}

/** A type of cards: where their abilities work, and how they are played. */
export interface TypeDecl {
  /** Zones in which abilities of its cards work unless they say otherwise. */
  readonly listens: readonly string[];
  /** How such cards are played; not at all when left out. */
  readonly play?: PlayDecl;
}

/** How cards of a type are played. */
export interface PlayDecl {
  /** What must hold. */
  readonly if?: Condition;
  /** What is paid. */
  readonly costs?: readonly Cost[];
  /** What is picked for it, besides what the card asks for. */
  readonly targets?: readonly TargetSpec[];
  /** Where the card goes when the play is committed. */
  readonly to: string;
  /** A result that names the cell. */
  readonly cell?: string;
  /** Runs after the card's own effect, also when that fizzled. */
  readonly after?: readonly Effect[];
}

/** A number of cards. */
export interface StatDecl {
  /** The least it can be. */
  readonly min?: number;
  /** Fact of the object that is added to it: a counter. */
  readonly plus?: string;
}

/** A number that players or objects bear: counters, resources, flags. */
export interface FactDecl {
  /** Its value at first; 0 when left out. */
  readonly initial?: number;
  /** The least it can be. */
  readonly min?: number;
  /** A number, or another fact of the same bearer. */
  readonly max?: number | string;
  /** When it goes back to its initial value. Object facts also end with the object's stay, but `match`. */
  readonly life?: 'turn' | 'stay' | 'match';
  /** Whether silencing the object sets it back. */
  readonly silence?: 'clear' | 'keep';
  /** Whether a copy of the object has it as well. */
  readonly copy?: 'carry' | 'drop';
  /** Only the bearer (a player) or the controller of the object sees it. */
  readonly hidden?: boolean;
}

/** Damage adds `by` times its amount to `fact`. */
export interface Gauge {
  /** Name of the fact. */
  readonly fact: string;
  /** Whether damage adds to it (1) or takes away from it (-1). */
  readonly by: 1 | -1;
}

/** A word that stands for abilities and changes of the card that has it. */
export interface Keyword {
  /** Abilities of what has it. */
  readonly abilities?: readonly Ability[];
  /** Changes of what has it. */
  readonly patches?: readonly Patch[];
  /** Whether several of it add up their values; else the highest counts. */
  readonly adds?: boolean;
  /** What it means, for people. */
  readonly words: string;
}

/** Something that a player may do. */
export interface ActionDecl {
  /**
   * `play` plays a card of `from` as its type says; `activate` uses an ability that names this action; `rule`
   * does what is written here; `pass` does nothing.
   */
  readonly kind: 'play' | 'activate' | 'rule' | 'pass';
  /** What may be used for it. */
  readonly from?: Selector;
  /** What must hold. */
  readonly if?: Condition;
  /** What is paid. */
  readonly costs?: readonly Cost[];
  /** What is picked for it. */
  readonly targets?: readonly TargetSpec[];
  /** What it does. */
  readonly do?: readonly Effect[];
  /** Taking it ends the window. */
  readonly closes?: boolean;
}

/** A step of the turn. */
export interface PhaseRow {
  /** Its name. */
  readonly step: string;
  /** What is done when it begins. */
  readonly enter?: readonly Effect[];
  /** Who may act in it; nobody when left out. */
  readonly window?: Window;
  /** Ways out of it, tried in order; the last has no `when`. */
  readonly next: readonly Edge[];
  /** Effects may put this one step in once more; then the turn goes on where it was, by the edges of the step before it. */
  readonly extra?: boolean;
}

/** Players act here, one action at a time. */
export interface Window {
  /** Who may act. */
  readonly who: Selector;
  /** Names of the actions. */
  readonly actions: readonly string[];
}

/** A way out of a step. */
export interface Edge {
  /** What must hold. */
  readonly when?: Condition;
  /** Name of the step it leads to. */
  readonly to: string;
  /** Taking this edge ends the turn; the next player's begins. */
  readonly turn?: 'next';
}

/** A rule that is looked at whenever nothing is being resolved. All that are due act in one batch. */
export interface Check {
  /** What it is called. */
  readonly name: string;
  /** What it is about: it is due where this finds something. */
  readonly find: Selector;
  /** Players are asked first, each about what he finds as "you"; `them` is then what was chosen. */
  readonly ask?: Asking;
  /** Nodes that only propose, with `them` being what was found. */
  readonly do: readonly Effect[];
}

/** What players are asked before a check acts. */
export interface Asking {
  /** Who is asked. */
  readonly by: Selector;
  /** What is chosen from. */
  readonly from: Selector;
  /** How many are chosen. */
  readonly count: Amount;
  /** What it is for, in a word. */
  readonly purpose: string;
}

/** Decisions that rulesets make differently. */
export interface Questions {
  /** Whether sources that leave in one batch see the others leave. */
  readonly leaversSeeEachOther?: boolean;
  /**
   * Under pool and priority: who orders what waits at the same time. Each player his own, whose turn it is first, when
   * left out; or whose turn it is all of it, also what others control.
   */
  readonly triggerOrder?: 'controller' | 'active';
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
  /** What wanted cards are like. */
  readonly wanted: Filter;
  /** How many of the topmost cards must have one. */
  readonly within: number;
}

/** What decks must be like. */
export interface DeckRules {
  /** Least cards of a deck. */
  readonly min: number;
  /** Most cards of a deck. */
  readonly max: number;
  /** Most copies of one card. */
  readonly copies: number;
  /** What its cards must be like. */
  readonly where?: Filter;
}
