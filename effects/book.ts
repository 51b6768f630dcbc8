import type { CardData } from './card-data.ts';
import type { EffectiveCard, LiveAbility } from './effective/card.ts';
import type { Lang } from './evaluators.ts';
import type { EventType } from './events/event.ts';
import type { Ruleset } from './ruleset.ts';
import type { CardId } from './state/ids.ts';

/** A card of the book with everything that can be worked out once. */
export interface BookCard {
  readonly data: CardData;
  /** The printed card as an effective card: what an object is that nothing touches. */
  readonly printed: EffectiveCard;
  /** It has an ability that hears events. */
  readonly listens: boolean;
  /** It has a static ability. */
  readonly hasStatic: boolean;
}

/**
 * A ruleset and the cards of a match, checked and prepared. Made once by `makeBook`, shared by all matches
 * that play by it, never changed.
 */
export interface Book {
  readonly ruleset: Ruleset;
  /** The evaluators of the language the cards are written in. */
  readonly lang: Lang;
  readonly cards: ReadonlyMap<CardId, BookCard>;
  /** Changes when a rule or a card does; part of saves and replays. */
  readonly hash: string;
  /**
   * For `"trigger:moved"` and the like, for every event type that a printed ability hears, the zones in which it does:
   * a quick "nobody cares".
   */
  readonly heard: ReadonlyMap<string, ReadonlySet<string>>;
  /** The abilities of the rules themselves, by the types of events that they hear. */
  readonly rules: ReadonlyMap<EventType, readonly LiveAbility[]>;
  /** Some card or rule counts what has happened. */
  readonly readsHistory: boolean;
  /** Some card or keyword has a static ability. */
  readonly anyStatic: boolean;
  /** Zones in which a printed static ability works. */
  readonly staticZones: ReadonlySet<string>;
  /** Stats that a counter of the object adds to. */
  readonly plusStats: readonly string[];
}
