import type { Ability, AmountSpec, Cost, Effect, Mode, TargetSpec } from './language.ts';
import type { Range } from './ruleset.ts';

/** A card as it is written. All numbers it shows are `stats`; `cost` is one of them. */
export interface CardData {
  /** Its id, unique among all sets. */
  readonly id: string;
  /** Its name. */
  readonly name: string;
  /** Names of its types. */
  readonly types: readonly string[];
  /** Words that cards can be found by: a tribe, a clan, a class. */
  readonly tags?: readonly string[];
  /** Its numbers, by name. */
  readonly stats?: Readonly<Record<string, number>>;
  /** Its keywords, each with its value: 1 for those that have none. */
  readonly keywords?: Readonly<Record<string, number>>;
  /** What it does, and when. */
  readonly abilities?: readonly Ability[];
  /** What playing it asks for and does, besides what its type says. */
  readonly play?: PlayData;
  /** A card that only effects make. */
  readonly token?: boolean;
}

/** What playing a card asks for and does, besides what its type says. */
export interface PlayData {
  /** Numbers that are named: X. */
  readonly amounts?: readonly AmountSpec[];
  /** What is picked for it. */
  readonly targets?: readonly TargetSpec[];
  /** Effects of which some are chosen; they run before `do`. */
  readonly modes?: readonly Mode[];
  /** How many modes are chosen; 1 when left out. */
  readonly pick?: Range;
  /** What is paid besides what its type costs. */
  readonly costs?: readonly Cost[];
  /** What it does. */
  readonly do?: readonly Effect[];
}

/** A set file: cards of one ruleset. */
export interface SetData {
  /** Its id. */
  readonly set: string;
  /** Its name, for people. */
  readonly name: string;
  /** Name of the ruleset it is for. */
  readonly ruleset: string;
  /** The cards. */
  readonly cards: readonly CardData[];
}

/** A deck file. */
export interface DeckData {
  /** Its id. */
  readonly deck: string;
  /** Its name, for people. */
  readonly name: string;
  /** Name of the ruleset it is for. */
  readonly ruleset: string;
  /** How many copies of each card, by its id. */
  readonly cards: Readonly<Record<string, number>>;
}

/** The ids of a deck's cards, each as often as it is in it, in the order in which it names them. */
export const expandDeck = (deck: DeckData): readonly string[] =>
  Object.entries(deck.cards).flatMap(([id, copies]) => Array.from({ length: copies }, () => id));
