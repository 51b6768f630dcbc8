import type { Env } from '../env.ts';
import { select } from '../evaluators.ts';
import type { Selector } from '../language.ts';
import { type CardId, cardId } from '../state/ids.ts';
import { lastKnown } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';

/** Which card is meant: by its id, or what a card or an object is like. */
export interface Likeness {
  readonly card?: string;
  readonly like?: Selector;
}

/** The card that is meant, and the object that it is the card of, as it is or was last known. */
export interface Model {
  readonly card: CardId;
  readonly of: GameObject | null;
}

/** The card that is meant; `null` where it is not known. What lies face down is like no card. */
export function modelOf(env: Env, { card, like }: Likeness): Model | null {
  if (like === undefined) return card === undefined ? null : { card: cardId(card), of: null };
  const [ref] = select(env, like);
  if (ref?.kind === 'card') return { card: ref.card, of: null };
  const object = ref ? lastKnown(env, ref) : null;
  return object && !object.faceDown ? { card: object.card, of: object } : null;
}
