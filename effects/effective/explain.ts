import type { Position } from '../env.ts';
import { count } from '../evaluators.ts';
import type { Ability } from '../language.ts';
import { liveObject } from '../state/objects.ts';
import type { ObjectRef, Ref } from '../state/refs.ts';
import type { EffectiveCard } from './card.ts';
import { contributions, effective } from './derive.ts';
import { type LiveModifier, modifierEnv } from './live-modifiers.ts';
import { printedOf } from './printed.ts';
import { plusOf } from './stats.ts';

/** A granted ability by its id, else by what sets it off or uses it. */
function abilityWords(ability: Ability): string {
  if (ability.id !== undefined) return `the ability ${ability.id}`;
  if ('on' in ability) return `an ability when ${ability.on.on}`;
  return 'action' in ability ? `an ability to ${ability.action}` : 'an ability';
}

/** What a modifier comes from. A card can work from where not everyone sees it, as in a hand. */
function sourceWords(
  { book }: Position,
  { card, source }: Pick<LiveModifier, 'card' | 'source'>,
  knows: (source: ObjectRef) => boolean,
): string {
  if (card === undefined) return 'the rules';
  return source?.kind === 'object' && !knows(source) ? 'a hidden card' : (book.cards.get(card)?.data.name ?? card);
}

/** One line of an explanation: what was printed, or what changed it, in the order it applies. */
export interface ExplainLine {
  readonly what: string;
  readonly from: string;
  readonly until?: string;
}

/** A card as it is now, and how it came to be so. */
export interface Explanation {
  readonly card: EffectiveCard;
  readonly lines: readonly ExplainLine[];
}

/**
 * Every contribution to a card's values, for people: "3 printed", "-1 Cheap Trick (turn-end)", "+1 counters". It tells
 * all there is: whoever shows it to a player asks first whether his view has the card's face.
 * @param knows whether the name of what a value comes from may be told; each may, when left out
 * @returns `null` where the object is gone
 */
export function explain(
  at: Position,
  ref: Ref,
  knows: (source: ObjectRef) => boolean = () => true,
): Explanation | null {
  const object = liveObject(at, ref);
  if (!object) return null;
  if (object.faceDown) return { card: effective(at, object), lines: [] };
  const printed = printedOf(at.book, object);
  const lines: ExplainLine[] = Object.entries(printed.stats).map(([stat, n]) => ({
    what: `${stat} ${n}`,
    from: 'printed',
  }));
  for (const [keyword, value] of Object.entries(printed.keywords))
    lines.push({ what: value === 1 ? keyword : `${keyword} ${value}`, from: 'printed' });
  for (const { modifier, patch } of contributions(at, object)) {
    const env = modifierEnv(at, modifier);
    const stored = at.state.modifiers.find((m) => m.id === modifier.modifier);
    const { patch: name, ...params } = patch;
    const words = Object.entries(params).map(([key, value]) => {
      if (key === 'ability') return abilityWords(value as Ability);
      return key === 'by' || key === 'to' || key === 'value' ? `${key} ${count(env, value as number)}` : String(value);
    });
    lines.push({
      what: [name, ...words].join(' '),
      from: sourceWords(at, modifier, knows),
      ...(stored ? { until: stored.duration.until } : {}),
    });
  }
  for (const [stat, decl] of Object.entries(at.book.ruleset.stats)) {
    const plus = plusOf(at, object, stat);
    if (plus !== 0 && decl.plus !== undefined)
      lines.push({ what: `${stat} ${plus > 0 ? '+' : ''}${plus}`, from: decl.plus });
  }
  return { card: effective(at, object), lines };
}
