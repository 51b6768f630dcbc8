/** What is pending in a match, from the inside: for who sees everything. */
export interface PendingRecord {
  /** The ruleset's policy, and its rows in their order. */
  readonly policy: string;
  readonly rows: readonly string[];
  /** The row whose time it is. */
  readonly next: string;
  /** Where the next step goes, in words. */
  readonly goes: string;
  /** The topmost last. */
  readonly frames: readonly FrameRecord[];
  readonly waiting: readonly WaitingRecord[];
  readonly delayed: readonly { readonly id: number; readonly words: string; readonly until: string }[];
}

export interface FrameRecord {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
  readonly scope: number;
  readonly controller: number;
  /** What it is of: `Ember Wolf: ability 1`. */
  readonly words: string;
  readonly source?: string;
  readonly cause: { readonly frame?: number; readonly batch?: number };
  /** Its program, node by node. */
  readonly program: readonly NodeRecord[];
  /** The path of the node it has reached; left out at the end. */
  readonly at?: string;
  /** How far it has got with that node. */
  readonly stage?: string;
  readonly results: readonly { readonly name: string; readonly words: string }[];
  readonly targets: readonly { readonly name: string; readonly words: string }[];
  readonly choices: readonly string[];
}

/** A node of a program with those within it. */
export interface NodeRecord {
  readonly path: string;
  readonly op: string;
  readonly words: string;
  readonly within: readonly NodeRecord[];
}

export interface WaitingRecord {
  readonly id: number;
  readonly words: string;
  readonly controller: number;
  readonly batch: number;
}
