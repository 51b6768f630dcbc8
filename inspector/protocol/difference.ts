/** What is different between two states: a tree of the places, with what stood there and what stands there now. */
export interface Difference {
  readonly key: string;
  /** What the place is called, where its key does not say that: the card of an object, the name of a player. */
  readonly label?: string;
  /** What is the same is left out; an inner node is `changed`. */
  readonly kind: 'changed' | 'added' | 'removed';
  /** Of a leaf: what was there and what is, in words or as JSON. */
  readonly before?: string;
  readonly after?: string;
  readonly children?: readonly Difference[];
}
