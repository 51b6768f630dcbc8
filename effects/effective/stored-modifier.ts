import type { Condition, Patch, Selector } from '../language.ts';
import type { CardId, ModifierId, PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';

/**
 * When something ends. Looked at after every batch and at every edge of the turn; once ended it never
 * comes back.
 */
export type Duration =
  | { readonly until: 'match' }
  | { readonly until: 'turn-end' }
  /** The named step of the current turn, or of the next that has one, is over. */
  | { readonly until: 'step-end'; readonly step: string }
  /** The controller's next turn begins. */
  | { readonly until: 'your-next-turn' }
  /** The source is no longer the same object in its zone. */
  | { readonly until: 'source-leaves' }
  /** No affected object is left; the rule for every duration as well. */
  | { readonly until: 'stay' }
  | { readonly until: 'condition-false'; readonly condition: Condition };

/** A rule that changes effective cards, made by a resolved effect. Static abilities are not stored. */
export interface Modifier {
  readonly id: ModifierId;
  readonly source: Ref | null;
  /** The card whose text made it, for `explain`. */
  readonly card?: CardId;
  readonly controller: PlayerId;
  /** Bound objects; or a selector that selects anew each time. */
  readonly affects: { readonly refs: readonly Ref[] } | { readonly anew: Selector };
  readonly while?: Condition;
  readonly patches: readonly Patch[];
  readonly duration: Duration;
  readonly since: number;
  /** Uses left of a modifier that is used up, such as a prevention shield. */
  readonly left?: number;
}
