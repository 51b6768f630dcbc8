/** What is different between two states: a tree of the places, with what stood there and what stands there now. */
export interface Difference {
  readonly key: string;
  /** `same` nodes are left out; an inner node is `changed`. */
  readonly kind: 'changed' | 'added' | 'removed';
  /** Of a leaf: JSON of what was there and what is. */
  readonly before?: string;
  readonly after?: string;
  readonly children?: readonly Difference[];
}
