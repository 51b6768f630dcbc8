/** A graph that is laid out: what is drawn where. Places are within the node around. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface PlacedNode {
  readonly id: string;
  /** The node around it. */
  readonly parent: string | null;
  readonly box: Box;
}

export interface PlacedEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Where it runs, in places of the whole drawing. */
  readonly points: readonly Point[];
  /** Where its label stands, in places of the whole drawing; `null`: it has none, or no room was kept for it. */
  readonly label: Box | null;
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** Those around before those within. */
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly PlacedEdge[];
}
