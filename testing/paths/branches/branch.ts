import type { Answer, Request } from '../../../effects/choices/choice.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import type { Match } from '../../../search/match.ts';
import type { Spot } from '../../coverage/spots.ts';

/** One way that a card can go, counted from its data. */
export interface Branch {
  readonly kind: BranchKind;
  /** The same for people, with its place in the card: `play.do.1.cond is false`. */
  readonly words: string;
  /** The piece of the card's data that it is a way of. */
  readonly of: object;
  /** Whether something that was seen of that piece is this way. */
  readonly when: (seen: Seen) => boolean;
}

export type BranchKind = 'ability' | 'condition' | 'mode' | 'optional' | 'target' | 'amount' | 'replacement' | 'cost';

/** Something that was seen of a piece of a card's data while its choices were gone through. */
export type Seen =
  /** A condition, or whether a trigger was for an event. */
  | { readonly saw: 'verdict'; readonly of: object; readonly holds: boolean }
  /** A replacement has changed an event. */
  | { readonly saw: 'replaced'; readonly of: object }
  /** An effect began that the ability, or the card that is played, is for. */
  | { readonly saw: 'began'; readonly of: object }
  /** A static ability changes something. */
  | { readonly saw: 'applies'; readonly of: object }
  /** Something was asked for it. */
  | { readonly saw: 'asked'; readonly of: object; readonly match: Match; readonly request: Request }
  /** That was answered. */
  | {
      readonly saw: 'answered';
      readonly of: object;
      readonly match: Match;
      readonly request: Request;
      readonly answer: Answer;
    };

/** A kind of ways: which of them a spot of a card has. */
export type Ways = (spot: Spot, game: Ruleset) => readonly Branch[];

export const placeOf = ({ path }: Pick<Spot, 'path'>): string => path.join('.');
