import type { CardData } from '../../effects/card-data.ts';
import type { ReasonCode } from '../../effects/reason.ts';
import type { Rejected } from '../../effects/rules/answering.ts';
import type { ScriptedDraw } from '../../effects/state/random.ts';

/** One scenario as it is written: a position, what is done in it, and how it ends. */
export interface ScenarioData {
  /** What it shows, in a sentence: its name in every report. */
  readonly scenario: string;
  /** More about it, for readers. */
  readonly about?: string;
  /** Name of the ruleset in the registry. */
  readonly ruleset: string;
  /** Id of the card that it is about. */
  readonly card?: string;
  /** Of that card: that it does what it says, or that nothing comes of it where what it asks for is not so. */
  readonly shows?: Shows;
  /** Cards of its own, beside those of the ruleset. */
  readonly cards?: readonly CardData[];
  readonly seed?: number;
  /** Draws from the generator, laid down in advance; all of them must be made. */
  readonly draws?: readonly ScriptedDraw[];
  readonly setup: SetupData;
  readonly steps?: readonly StepData[];
  readonly end: LookData;
}

/** What a scenario may show of a card: that it works, or that it does not where it must not. */
export const SHOWS = ['works', 'fails'] as const;
/** What a scenario shows of the card that it is about. */
export type Shows = (typeof SHOWS)[number];

/** A file of several scenarios; `ruleset`, `card` and `cards` are for all of them. */
export interface ScenarioFileData {
  readonly ruleset?: string;
  readonly card?: string;
  readonly cards?: readonly CardData[];
  readonly scenarios: readonly ScenarioData[];
}

/**
 * The position before anything happens. The step it names is then entered as always, with all that follows; with
 * `opening` the match begins as matches do.
 */
export interface SetupData {
  /** The ruleset's own setup is run, with shuffles and first hands: of the players only their decks are given. */
  readonly opening?: boolean;
  /** In turn order. */
  readonly players: Readonly<Record<string, SeatData>>;
  /** Zones that belong to nobody. */
  readonly shared?: Readonly<Record<string, readonly EntryData[]>>;
  /** Whose turn it is; the first player's when left out. */
  readonly active?: string;
  /** The step to begin with; the first of the turn when left out. */
  readonly step?: string;
  /** Number of the turn; 1 when left out. */
  readonly turn?: number;
}

/** A player's zones by their names, and his facts. */
export interface SeatData {
  readonly facts?: Readonly<Record<string, number>>;
  /** From the bottom up: the last one lies on top. */
  readonly [zone: string]: readonly EntryData[] | Readonly<Record<string, number>> | undefined;
}

/** A card in a zone: its id, or more about it. */
export type EntryData = string | PlacedData;

/** A card in a zone, with what is not as it is by itself. */
export interface PlacedData {
  readonly card: string;
  /** So many of them. */
  readonly count?: number;
  readonly facts?: Readonly<Record<string, number>>;
  readonly cell?: string;
  /** Where it is not the player whose zone it lies in. */
  readonly owner?: string;
  readonly token?: boolean;
  readonly faceDown?: boolean;
  /** Name of the object it is attached to. */
  readonly attachedTo?: string;
}

/** A card that is looked for in a zone; what is not said of it may be anything. */
export interface ShownData extends PlacedData {
  readonly stats?: Readonly<Record<string, number>>;
  /** All of its keywords, with their value where it is not 1: `poison 2`. */
  readonly keywords?: readonly string[];
  readonly types?: readonly string[];
}

/** One step: exactly one key, a player's name or one of these words. */
export interface StepData {
  readonly expect?: LookData;
  readonly reject?: RejectData;
  readonly cancel?: string;
  readonly leave?: string;
  readonly [player: string]: AnswerData | LookData | RejectData | undefined;
}

/** An input that must be refused: a player's name with the answer, or `cancel`; and why. */
export interface RejectData {
  readonly because: RejectCode;
  readonly cancel?: string;
  readonly [player: string]: AnswerData | undefined;
}

/** Why an input is refused: because of its form or time, or because what it wants is not legal. */
export type RejectCode = ReasonCode | Rejected['code'];

/** An answer in words: an action's line, names for a `select`, or one of the forms for the other shapes. */
export type AnswerData = string | readonly string[] | FormData;

/** An answer in one of the shapes that need more than names; exactly one key. */
export interface FormData {
  /** Names for each pile, in order; an ordered pile's first is its top. */
  readonly arrange?: Readonly<Record<string, readonly string[]>>;
  /** An amount for each recipient; none for those left out. */
  readonly distribute?: Readonly<Record<string, number>>;
  readonly number?: number;
  /** A target for each item; nothing for those left out. */
  readonly assign?: Readonly<Record<string, string>>;
  /** For each part, an amount from each source. */
  readonly pay?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** What is to be seen: the open choice, what happened, and players' tables. What is not said may be anything. */
export interface LookData extends ChoiceLook {
  /** Exactly the events since the last input. */
  readonly events?: readonly string[];
  /** Some of them, in this order. */
  readonly some?: readonly string[];
  /** Sources of the effects that wait, the last one resolves first. */
  readonly pending?: readonly string[];
  readonly step?: string;
  readonly active?: string;
  readonly turn?: number;
  readonly shared?: Readonly<Record<string, readonly (string | ShownData)[]>>;
  readonly result?: 'none' | ResultData;
  /** What players, and `spectator`, have been told and see. */
  readonly seen?: Readonly<Record<string, SeenData>>;
  readonly [player: string]: unknown;
}

/** An open choice, as one of the players it asks is asked. */
export interface ChoiceLook {
  /** Its purpose, or `none`. */
  readonly choice?: string;
  /** Who is asked. */
  readonly player?: string;
  /** All that is offered: candidates, items, recipients, sources; of a window its actions. */
  readonly candidates?: readonly string[];
  /** Lists of this look are in the order in which they are written; otherwise order is not looked at. */
  readonly ordered?: boolean;
  readonly min?: number;
  readonly max?: number;
  /** What items may be assigned to. */
  readonly targets?: readonly string[];
  readonly piles?: readonly string[];
  /** How much is distributed. */
  readonly total?: number;
  /** What is to be paid, by the name of the part. */
  readonly parts?: Readonly<Record<string, number>>;
}

/** What one viewer has been told and sees: nothing but what is made for him. */
export interface SeenData {
  /** Exactly what he was told since the last input. */
  readonly events?: readonly string[];
  /** Some of it, in this order. */
  readonly some?: readonly string[];
  /** Cards that nothing he has been shown since the match began has named. */
  readonly unknown?: readonly string[];
  readonly shared?: Readonly<Record<string, readonly SeenCard[]>>;
  /** A player's zones, as he sees them. */
  readonly [player: string]: unknown;
}

/** A card in a zone as a viewer sees it: its id, or `hidden`. */
export type SeenCard = string | { readonly card: string; readonly count?: number };

/** How a match has ended. */
export interface ResultData {
  readonly winners: readonly string[];
  readonly reason?: string;
}

/** A player's table, as it must be. */
export interface TableLook {
  readonly facts?: Readonly<Record<string, number>>;
  /** Why the player is out. */
  readonly out?: string;
  readonly [zone: string]: readonly (string | ShownData)[] | Readonly<Record<string, number>> | string | undefined;
}
