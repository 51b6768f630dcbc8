/** What is pending in a match, from the inside: for who sees everything. */
export interface PendingRecord {
  /** The ruleset's policy, and its rows in their order. */
  readonly policy: string;
  readonly rows: readonly string[];
  /** The row whose time it is. */
  readonly next: string;
  /** Where it goes from here, one thing after the other. */
  readonly goes: readonly GoesRecord[];
  /** The topmost last. */
  readonly frames: readonly FrameRecord[];
  readonly waiting: readonly WaitingRecord[];
  readonly delayed: readonly DelayedRecord[];
}

/** One thing that is to come before the flow can go further. */
export type GoesRecord =
  | { readonly to: 'over'; readonly reason: string }
  /** A choice is answered by some players. */
  | {
      readonly to: 'choice';
      readonly choice: string;
      readonly purpose: string;
      readonly players: readonly number[];
    }
  /** An effect goes on, at a node: its op. */
  | { readonly to: 'frame'; readonly frame: number; readonly words: string; readonly at?: string }
  /** Waiting triggers are taken up. */
  | { readonly to: 'triggers'; readonly count: number }
  /** The topmost effect of the stack starts. */
  | { readonly to: 'stack'; readonly frame: number; readonly words: string }
  /** A step's window stays open until it is passed. */
  | { readonly to: 'window'; readonly step: string }
  /** The turn goes on to the step that it leads to as things are; `turn`: of the next turn. */
  | { readonly to: 'step'; readonly step: string; readonly turn?: true };

export interface FrameRecord {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
  readonly scope: number;
  readonly controller: number;
  /** What it is of: `Ember Wolf: ability 1`. */
  readonly words: string;
  /** The source's name, and its handle where it is an object. */
  readonly source?: string;
  readonly object?: string;
  /** The batch that set it off, and the effect that made it. */
  readonly cause: { readonly frame?: number; readonly batch?: number };
  /** The effect that waits for this one. */
  readonly parent?: number;
  /** Its program, node by node; of a play that is put together the one that it will have. */
  readonly program: readonly NodeRecord[];
  /** What is done after the program whatever comes of it. */
  readonly after: readonly NodeRecord[];
  /** The path of the node it has reached; left out before the beginning and at the end. */
  readonly at?: string;
  readonly stage?: StageRecord;
  /** What a play that is put together costs, in words. */
  readonly costs: readonly string[];
  readonly results: readonly NamedRecord[];
  readonly targets: readonly NamedRecord[];
  readonly choices: readonly string[];
}

export interface NamedRecord {
  readonly name: string;
  readonly words: string;
}

/** How far it has got with the node that it is at, or with the play. */
export type StageRecord =
  | { readonly is: 'draft'; readonly action: string; readonly picks: readonly string[] }
  /** What was picked is being paid for. */
  | { readonly is: 'paying'; readonly action: string }
  | { readonly is: 'fizzled' }
  | { readonly is: 'idle'; readonly why: string }
  /** Another effect has to be done first. */
  | { readonly is: 'waits'; readonly frame: number }
  /** So many events are about to happen, if nothing replaces them. */
  | { readonly is: 'proposed'; readonly count: number }
  /** So many of its questions have been answered. */
  | { readonly is: 'answered'; readonly count: number };

/** A node of a program with those within it. */
export interface NodeRecord {
  readonly path: string;
  readonly op: string;
  readonly words: string;
  /** The name that its result gets. */
  readonly as?: string;
  readonly is: Progress;
  /** Of a loop that is gone through for each of some items: which round it is. */
  readonly round?: { readonly k: number; readonly of: number; readonly item: string };
  readonly within: readonly NodeRecord[];
}

/**
 * `done`: passed, though not each list within it need have been gone through; `open`: the node reached lies within;
 * `aside`: beside the way that was taken within an open one.
 */
export type Progress = 'done' | 'now' | 'open' | 'ahead' | 'aside';

export interface WaitingRecord {
  readonly id: number;
  readonly words: string;
  readonly controller: number;
  readonly batch: number;
  /** The effect in the middle of which it was set off. */
  readonly during?: number;
}

/** A trigger made by an effect, that waits for its event. */
export interface DelayedRecord {
  readonly id: number;
  readonly controller: number;
  readonly source?: string;
  /** What it waits for, and what it does then. */
  readonly on: string;
  readonly words: string;
  readonly until: string;
  /** Happens one time only. */
  readonly once: boolean;
}
