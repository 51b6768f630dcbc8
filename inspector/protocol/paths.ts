/** The choice graphs of a card, as they are drawn. */
export interface PathsRecord {
  readonly card: string;
  readonly branches: number;
  readonly uncovered: readonly string[];
  readonly failures: readonly string[];
  readonly positions: readonly GraphRecord[];
}

export interface GraphRecord {
  readonly title: string;
  readonly nodes: readonly {
    readonly id: number;
    readonly words: string;
    readonly settled: boolean;
    /** The match there, as a save that can be gone on from. */
    readonly save: string;
  }[];
  readonly edges: readonly { readonly from: number; readonly to: number; readonly words: string }[];
}
