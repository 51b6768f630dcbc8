import type { Selector } from '../../../effects/language.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import type { PlayerId } from '../../../effects/state/ids.ts';
import { controllerOf, lastKnown } from '../../../effects/state/objects.ts';
import type { Ref } from '../../../effects/state/refs.ts';
import type { Match } from '../../../search/match.ts';

/** Kinds of things that can be chosen, seen from who chooses. */
export type TargetClass =
  | 'a card of his own'
  | 'a card of an opponent'
  | 'himself'
  | 'an opponent'
  | 'a cell'
  | 'an effect'
  | 'a card by its name'
  | 'a word'
  | 'something';

const both = (game: Ruleset, own: TargetClass, other: TargetClass): readonly TargetClass[] =>
  game.players.max > 1 ? [own, other] : [own];

const CARDS = ['a card of his own', 'a card of an opponent'] as const;
const PLAYERS = ['himself', 'an opponent'] as const;

/** Which classes a selector can give, as far as its data says; `something` where that hangs on what came before. */
export function classesFrom(selector: Selector, game: Ruleset): readonly TargetClass[] {
  if (typeof selector === 'string') {
    if (selector === 'you') return ['himself'];
    if (selector === 'opponents') return ['an opponent'];
    return selector === 'everyone' || selector === 'seats' ? both(game, ...PLAYERS) : ['something'];
  }
  switch (selector.select) {
    case 'objects': {
      const whose = selector.where?.controller ?? selector.where?.owner;
      return sides(whose === undefined || whose === 'all' ? selector.of : whose, game, CARDS);
    }
    case 'players':
      return sides(selector.who, game, PLAYERS);
    case 'union':
    case 'first':
      return [...new Set(selector.of.flatMap((part) => classesFrom(part, game)))];
    case 'cells':
      return ['a cell'];
    case 'frames':
      return ['an effect'];
    case 'cards':
      return ['a card by its name'];
    case 'words':
      return ['a word'];
    default:
      return ['something'];
  }
}

function sides(whose: string | undefined, game: Ruleset, [own, other]: readonly [TargetClass, TargetClass]) {
  if (whose === 'you') return [own];
  if (whose === 'opponents') return [other];
  return whose === 'active' ? (['something'] as const) : both(game, own, other);
}

/** Whether a thing that is offered is of a class. */
export function isOf(of: TargetClass, { match, ref, player }: { match: Match; ref: Ref; player: PlayerId }): boolean {
  if (of === 'something') return true;
  switch (ref.kind) {
    case 'object': {
      const object = lastKnown(match, ref);
      return (
        object !== null &&
        (of === 'a card of his own') === (controllerOf(object) === player) &&
        of.startsWith('a card of')
      );
    }
    case 'player':
      return of === (ref.player === player ? 'himself' : 'an opponent');
    case 'cell':
      return of === 'a cell';
    case 'frame':
      return of === 'an effect';
    case 'card':
      return of === 'a card by its name';
    case 'word':
      return of === 'a word';
  }
}
