import type { Position } from '../env.ts';
import { memoOf, newMemo } from '../memo.ts';
import type { CardDraft } from '../patches/patch.ts';
import type { ObjectId } from '../state/ids.ts';
import type { GameObject } from '../state/state.ts';
import { keywordAbilities } from './abilities.ts';
import type { EffectiveCard } from './card.ts';
import { applyLayers, type Contribution } from './layers.ts';
import { liveModifiers } from './live-modifiers.ts';
import { FACE_DOWN, printedOf } from './printed.ts';

/** All that was derived from one root. */
export interface Derived {
  /** Cards that some modifier touches, as far as the layers have got. */
  readonly drafts: Map<ObjectId, CardDraft>;
  /** Cards that were asked for. */
  readonly cards: Map<ObjectId, EffectiveCard>;
  done: boolean;
}

/** No modifier can be at work. */
const untouched = (at: Position): boolean => at.state.modifiers.length === 0 && !at.book.anyStatic;

function derive(at: Position): Derived {
  const memo = memoOf(at);
  if (memo.derived) return memo.derived;
  const derived: Derived = { drafts: new Map(), cards: new Map(), done: false };
  memo.derived = derived;
  const modifiers = liveModifiers(at);
  if (modifiers.length > 0) applyLayers(at, modifiers, derived.drafts);
  derived.done = true;
  return derived;
}

/** Counters that a stat counts in. */
function plusFacts(at: Position, object: GameObject): boolean {
  if (at.book.statFacts.size === 0) return false;
  for (const name in object.facts) if (at.book.statFacts.has(name)) return true;
  return false;
}

/**
 * The card as the rules see it now. An object that nothing touches has its printed card, by reference. While
 * layers are being applied, it is the card as the layers so far have made it. This is the one place that says what a
 * face-down object is: nothing is read off what lies under it.
 */
export function effective(at: Position, object: GameObject): EffectiveCard {
  if (object.faceDown) return FACE_DOWN;
  const printed = printedOf(at.book, object);
  if (untouched(at) && !plusFacts(at, object)) return printed;
  const derived = derive(at);
  const known = derived.cards.get(object.id);
  if (known) return known;
  const draft = derived.drafts.get(object.id);
  if (!draft && !plusFacts(at, object)) return printed;
  const card = finish(at, object, draft ?? printed, printed);
  if (derived.done) derived.cards.set(object.id, card);
  return card;
}

/** Counters are added and every number is clamped, once, at the end. */
function finish(
  at: Position,
  object: GameObject,
  card: CardDraft | EffectiveCard,
  printed: EffectiveCard,
): EffectiveCard {
  const { ruleset } = at.book;
  const stats: Record<string, number> = {};
  for (const [stat, value] of Object.entries(card.stats)) {
    const decl = ruleset.stats[stat];
    const plus = decl?.plus === undefined ? 0 : (object.facts[decl.plus] ?? 0);
    stats[stat] = Math.max(decl?.min ?? Number.MIN_SAFE_INTEGER, Math.trunc(value + plus));
  }
  const same = card.keywords === printed.keywords && card.abilities === printed.abilities;
  const abilities = same
    ? printed.abilities
    : [
        ...card.abilities.filter((a) => !a.key.startsWith('keyword:')),
        ...keywordAbilities(ruleset, card.types, card.keywords),
      ];
  return {
    card: object.card,
    name: card.name,
    types: card.types,
    tags: card.tags,
    stats,
    keywords: card.keywords,
    abilities,
    forbidden: card.forbidden,
  };
}

/** Objects whose abilities may differ from the printed ones, with their cards as far as the layers have got. */
export const touched = (at: Position): ReadonlyMap<ObjectId, unknown> => (untouched(at) ? NONE : derive(at).drafts);

const NONE: ReadonlyMap<ObjectId, unknown> = new Map();

/** Every contribution to one card, in the order they apply. */
export function contributions(at: Position, object: GameObject): readonly Contribution[] {
  const found: Contribution[] = [];
  const drafts = new Map<ObjectId, CardDraft>();
  // A memo of its own: a trace must not disturb what is remembered.
  const memo = newMemo(at.book, at.state);
  memo.derived = { drafts, cards: new Map(), done: false };
  const own = { book: at.book, state: at.state, memo };
  applyLayers(own, liveModifiers(own), drafts, (id, contribution) => {
    if (id === object.id) found.push(contribution);
  });
  return found;
}
