import type { CardData } from '../../effects/card-data.ts';

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
