/** The choice graphs of a card, as they are drawn. */
export interface PathsRecord {
  readonly card: string;
  readonly abilities: number;
  /** All ways that the card can go, and those that no position shows, in words. */
  readonly branches: number;
  readonly uncovered: readonly string[];
  readonly failures: readonly {
    readonly message: string;
    /** A scenario file that shows it. */
    readonly scenario: string;
  }[];
  readonly positions: readonly GraphRecord[];
}

/** A state that a choice graph stands at. */
export interface PathNode {
  readonly id: number;
  /** Answers since the beginning, by the shortest way. */
  readonly depth: number;
  /** What is asked there, or how it stands. */
  readonly words: string;
  readonly kind: 'asked' | 'settled' | 'over';
  /** The match there, as a save that can be gone on from. */
  readonly save: string;
}

/** An answer that leads from one state to another. */
export interface PathEdge {
  readonly from: number;
  readonly to: number;
  /** The answer. */
  readonly words: string;
}

/** Every way that choices can go from one position on. */
export interface GraphRecord {
  /** The position as a scenario writes it. */
  readonly setup: string;
  readonly states: number;
  readonly answers: number;
  /** So many walks take every answer. */
  readonly paths: number;
  readonly longest: number;
  /** States that were not looked into, and questions of which not all answers were tried. */
  readonly cut: number;
  readonly sampled: number;
  /** Empty where there are too many to be drawn. */
  readonly nodes: readonly PathNode[];
  readonly edges: readonly PathEdge[];
}
