/**
 * What a match tells an inspector. `service.*` are the messages of @xstate/inspect, as its receivers read them; all others
 * travel beside them, and viewers that do not know them leave them alone.
 */
import type { Answer, ChoiceView, Explanation, PublicEvent, Rejected, SeenRequest, View } from '../../index.ts';
import type { Difference } from './difference.ts';
import type { PathsRecord } from './paths.ts';
import type { PendingRecord } from './pending.ts';

/** Grows whenever old pages would misread what is sent. */
export const PROTOCOL = 1;

/** Messages of @xstate/inspect 0.8 from a program to its viewer; what is nested in them is JSON once more. */
export type ServiceMessage =
  | {
      readonly type: 'service.register';
      readonly machine: string;
      readonly state: string;
      readonly id: string;
      readonly sessionId: string;
      readonly parent?: string;
    }
  | { readonly type: 'service.state'; readonly state: string; readonly sessionId: string }
  | { readonly type: 'service.event'; readonly event: string; readonly sessionId: string }
  | { readonly type: 'service.stop'; readonly sessionId: string };

/** Who a connection may look as: a player by his name, `spectator`, or `everything`, who may look as all of them. */
export type ViewerName = string;

/** What a connection may see and do. */
export interface Grant {
  readonly sees: ViewerName;
  /** May answer: for who it sees as, or for all. */
  readonly answers: boolean;
}

/** A zone of the game, as tables are drawn from it. */
export interface ZoneWords {
  readonly name: string;
  readonly of: 'player' | 'match';
  readonly faces: 'all' | 'owner' | 'none';
  readonly play: boolean;
  readonly cells: readonly { readonly name: string; readonly tags: readonly string[] }[];
}

/** The game that is played, as everyone knows it. */
export interface GameWords {
  readonly name: string;
  readonly version: string;
  readonly policy: string;
  readonly zones: readonly ZoneWords[];
  readonly stats: readonly string[];
  /** Facts of objects that are there or not, rather than a number. */
  readonly flags: readonly string[];
  readonly steps: readonly string[];
  /** What each keyword means. */
  readonly keywords: Readonly<Record<string, string>>;
  /** Ids and names of all cards. */
  readonly cards: readonly { readonly id: string; readonly name: string }[];
}

/** A card as it is printed. */
export interface CardFace {
  readonly name: string;
  readonly types: readonly string[];
  readonly stats: Readonly<Record<string, number>>;
  readonly keywords: Readonly<Record<string, number>>;
  readonly words: readonly string[];
}

/** One event as it is told. */
export interface EventRecord {
  /** Events of one batch happened together. */
  readonly batch: number;
  readonly n: number;
  /** The batch that set off the effect it came from. */
  readonly parent?: number;
  /** The effect it came from. */
  readonly frame?: number;
  readonly type: string;
  readonly words: string;
  /** What it came from, in words. */
  readonly cause: string;
  /** Handles of the objects in it, and seats of the players. */
  readonly objects: readonly string[];
  readonly players: readonly number[];
  /** As the connection may see it. */
  readonly form: PublicEvent;
  /** For who sees everything: the fact itself, and what each other viewer is told of it. */
  readonly fact?: unknown;
  readonly forms?: Readonly<Record<ViewerName, PublicEvent | null>>;
}

/** One step of the rules inside an answer, for who sees everything. */
export interface BeatRecord {
  /** How many events of the step's list came with it. */
  readonly events: number;
  /** Abilities that were set off, in words. */
  readonly triggers: readonly string[];
  /** Effects that became pending; `parent` is the batch that set it off. */
  readonly begun: readonly { readonly id: number; readonly words: string; readonly parent?: number }[];
  /** Why something changed nothing. */
  readonly notes: readonly { readonly frame?: number; readonly words: string }[];
}

/** What an answer came to: one place of the slider. */
export interface StepRecord {
  readonly id: number;
  readonly parent: number | null;
  readonly turn: { readonly number: number; readonly active: number; readonly step: string };
  /** What was answered, in words; left out where it is not for this connection. */
  readonly inputs?: readonly { readonly player: number; readonly by: string; readonly words: string }[];
  readonly events: readonly EventRecord[];
  readonly beats?: readonly BeatRecord[];
  /** How many places of the state it changed. */
  readonly changes?: number;
  /** Nothing has happened, but answers were taken back: for who does not see everything, whose steps are a row. */
  readonly rewound?: true;
  readonly over: boolean;
}

/** A question that the viewer may answer, with all that is needed to answer it. */
export interface AskedRecord {
  readonly player: number;
  readonly choice: ChoiceView & { readonly request: SeenRequest };
  /** What has to be done, in the engine's words. */
  readonly words: string;
  /** What stands at each position of the request's list. */
  readonly options: readonly string[];
  /** How many answers there are; `null`: too many to count. */
  readonly count: number | null;
}

/** What one viewer sees at one step. All of it is of one moment: what is answered names that. */
export interface Scene {
  readonly step: number;
  readonly viewer: ViewerName;
  /** Answers are possible: the match stands here. */
  readonly live: boolean;
  readonly view: View;
  readonly asked: readonly AskedRecord[];
  /** All cards that are in the view or in questions, by their ids. */
  readonly cards: Readonly<Record<string, CardFace>>;
  /** What has changed objects: by handle, each line with its source. */
  readonly marks: Readonly<Record<string, readonly { readonly what: string; readonly from: string }[]>>;
}

/** Something that a player cannot do, and why, in words. */
export interface RefusalRecord {
  readonly action: string;
  readonly object?: string;
  readonly name?: string;
  readonly ability?: string;
  readonly words: string;
  /** What the action needs, where that is what does not hold. */
  readonly needs?: string;
}

/** Whether an ability was set off by an event, or why not. */
export interface HearingRecord {
  readonly ability: string;
  readonly fired: boolean;
  readonly words: string;
}

/** What can be asked of a match, and what is told. One file each under `host/questions/`. */
export interface Questions {
  explain: {
    ask: { readonly step: number; readonly viewer: ViewerName; readonly object: string };
    told: Explanation['lines'] | null;
  };
  whyNot: { ask: { readonly step: number; readonly player: number }; told: readonly RefusalRecord[] };
  heard: {
    ask: { readonly step: number; readonly batch: number; readonly n: number; readonly object: string };
    told: readonly HearingRecord[];
  };
  preview: {
    ask: { readonly step: number; readonly player: number; readonly choice: string; readonly value: unknown };
    told: PreviewRecord | Rejected;
  };
  answers: {
    ask: { readonly step: number; readonly player: number; readonly choice: string; readonly most: number };
    told: readonly Answer[];
  };
  /** Why an answer that is being put together would be refused; `null`: it would be taken. */
  refused: {
    ask: { readonly step: number; readonly player: number; readonly choice: string; readonly value: unknown };
    told: Rejected | null;
  };
  answer: {
    ask: { readonly step: number; readonly player: number; readonly choice: string; readonly value: unknown };
    told: Taken;
  };
  cancel: { ask: { readonly step: number; readonly player: number; readonly choice: string }; told: Taken };
  /** The match itself goes back, or along another branch, and stands at a step: what is answered then branches off. */
  go: { ask: { readonly step: number }; told: Taken };
  pending: { ask: { readonly step: number }; told: PendingRecord };
  difference: { ask: { readonly from: number; readonly to: number }; told: Difference };
  save: { ask: { readonly step: number; readonly as: SavedAs }; told: SavedFile };
  paths: { ask: { readonly card: string }; told: PathsRecord };
  /** Gives up what is being explored. */
  stopPaths: { ask: Readonly<Record<never, never>>; told: null };
}

export type QuestionName = keyof Questions;
export type AskOf<Q extends QuestionName> = Questions[Q]['ask'];
export type ToldOf<Q extends QuestionName> = Questions[Q]['told'];

export type SavedAs = 'save' | 'replay' | 'scenario';

export interface SavedFile {
  readonly name: string;
  readonly text: string;
}

/** What an answer would do, as far as its player can foresee it. */
export interface PreviewRecord {
  readonly ok: true;
  readonly until: string;
  readonly events: readonly string[];
}

/** Whether something was done. */
export type Taken = { readonly ok: true; readonly step: number } | Rejected;

/** Messages beside those of @xstate/inspect, from a match to an inspector. */
export type MatchMessage =
  | {
      readonly type: 'cardwright.welcome';
      readonly protocol: number;
      readonly engine: string;
      readonly game: GameWords;
      readonly players: readonly string[];
      readonly viewers: readonly ViewerName[];
      readonly grant: Grant;
      /** Questions that it answers. */
      readonly questions: readonly QuestionName[];
    }
  /** The bus: what answers came to, in their order. */
  | { readonly type: 'cardwright.steps'; readonly steps: readonly StepRecord[] }
  /** Where the match stands now; told after the steps that led there. */
  | { readonly type: 'cardwright.stands'; readonly step: number }
  | { readonly type: 'cardwright.scene'; readonly scene: Scene }
  | { readonly type: 'cardwright.told'; readonly id: number; readonly told: unknown }
  | { readonly type: 'cardwright.failed'; readonly id: number | null; readonly message: string }
  /** The match has been stopped: it is told of no further. */
  | { readonly type: 'cardwright.stopped' };

export type HostMessage = ServiceMessage | MatchMessage;

/** What an inspector says to a match. The first is the one that the receivers of @xstate/inspect send. */
export type PageMessage =
  | { readonly type: 'xstate.inspecting' }
  /** An event that another viewer would send to a machine: it is left alone, a match is answered by its choices. */
  | { readonly type: 'xstate.event' }
  | { readonly type: 'cardwright.hello' }
  /** What it looks at from now on: `null` is wherever the match stands. */
  | { readonly type: 'cardwright.look'; readonly viewer: ViewerName; readonly step: number | null }
  | {
      [Q in QuestionName]: {
        readonly type: 'cardwright.ask';
        readonly id: number;
        readonly question: Q;
        readonly about: AskOf<Q>;
      };
    }[QuestionName];
