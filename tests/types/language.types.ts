import type { GameEvent } from '../../effects/events/event.ts';
import type { Ability, Amount, Condition, Effect, Filter, Selector } from '../../effects/language.ts';
import type { ObjectId, PlayerId } from '../../effects/state/ids.ts';
import type { Ref } from '../../effects/state/refs.ts';

// The compiler is the test here: what must not compile says so, and is an error if it does.

export const good: readonly Effect[] = [
  { op: 'draw' },
  { op: 'damage', to: 'target', amount: { amount: 'stat', of: 'self', stat: 'attack' }, as: 'dealt' },
  { op: 'if', cond: { test: 'turn', whose: 'you' }, do: [{ op: 'draw', count: 2 }] },
];

// @ts-expect-error an op that does not exist
export const unknownOp: Effect = { op: 'drow' };
// @ts-expect-error a parameter that is missing
export const missing: Effect = { op: 'damage', to: 'target' };
// @ts-expect-error a parameter that it does not have
export const extra: Effect = { op: 'draw', cards: 2 };
// @ts-expect-error a wrong nesting: an effect is no condition
export const nesting: Effect = { op: 'if', cond: { op: 'draw' }, do: [] };
// @ts-expect-error a wrong word
export const word: Condition = { test: 'compare', left: 1, is: '=>', right: 2 };
// @ts-expect-error an amount is no word
export const amount: Amount = 'two';
// @ts-expect-error a filter field that does not exist
export const filter: Filter = { typ: 'unit' };
// @ts-expect-error a selector without what it selects in
export const selector: Selector = { select: 'objects' };
// @ts-expect-error an ability is a trigger, an action, a static or a replacement, and none of them here
export const ability: Ability = { zones: ['board'] };
// @ts-expect-error ids of one kind are not those of another
export const branded = (player: PlayerId): ObjectId => player;
// @ts-expect-error a plain number is no id
export const plain: PlayerId = 0;

/** Unions are closed: a kind that is not handled does not compile. */
export function kindOf(ref: Ref): string {
  switch (ref.kind) {
    case 'object':
    case 'player':
    case 'cell':
    case 'frame':
    case 'card':
    case 'word':
      return ref.kind;
  }
}

export const amountOf = (event: GameEvent): number | null => (event.type === 'damaged' ? event.amount : null);
