import type { Origin } from '../flow/frame.ts';
import type { Ability } from '../language.ts';
import type { CardId, ModifierId } from '../state/ids.ts';

/** An ability as it is on an object now, with a key that stays the same while the object has it. */
export interface LiveAbility {
  /** Stable identity of this instance: where it comes from, not its place in a list. Only ever compared. */
  readonly key: string;
  readonly ability: Ability;
  readonly origin: Origin;
  /** Zones in which it works. */
  readonly zones: readonly string[];
  /** Timestamp of what granted it; absent when printed. */
  readonly since?: number;
  /** The keyword that brings it. */
  readonly keyword?: string;
  /** The modifier that granted it; absent when a static ability did. */
  readonly modifier?: ModifierId;
}

/** The card as the rules see it now: derived, never stored (but in snapshots of what has left). */
export interface EffectiveCard {
  readonly card: CardId;
  readonly name: string;
  readonly types: readonly string[];
  readonly tags: readonly string[];
  /** Numbers printed on the card, clamped: cost, attack, health, … */
  readonly stats: Readonly<Record<string, number>>;
  /** Keywords with their value; 1 for those that have none. */
  readonly keywords: Readonly<Record<string, number>>;
  readonly abilities: readonly LiveAbility[];
  /** Actions and events that are forbidden: `"attack"`, `"target"`, `"damaged"`. */
  readonly forbidden: readonly string[];
}
