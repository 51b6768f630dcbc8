import fc from 'fast-check';
import { type Env, envOf } from '../../effects/env.ts';
import type { Results } from '../../effects/flow/frame.ts';
import { resultOf } from '../../effects/flow/results.ts';
import { cardId, playerId, type ZoneKey, zoneName } from '../../effects/state/ids.ts';
import { refOf } from '../../effects/state/objects.ts';
import { playerRef, type Ref, wordRef } from '../../effects/state/refs.ts';
import type { Match } from '../../search/index.ts';
import { anyData } from './any-data.ts';
import type { Game } from './games.ts';
import { drawFrom } from './random.ts';
import { type Route, routes } from './routes.ts';

/** A position that was reached at random, as somebody sees it who speaks of anything that is, or has been, there. */
export class Anywhere {
  readonly env: Env;
  /** Some references of each kind, to objects that are gone as well. */
  readonly refs: readonly Ref[];
  private readonly route: Route;

  constructor(route: Route, seed: number) {
    this.route = route;
    const draw = drawFrom(seed);
    const match = route.last;
    const all = refsOf(match);
    const pick = (): Ref => all[draw(all.length)] ?? wordRef('yes');
    this.refs = Array.from({ length: 12 }, pick);
    this.env = envOf(match, {
      you: playerId(draw(match.state.players.length)),
      self: draw(4) === 0 ? null : pick(),
      results: resultsOf(draw, pick),
      event: match.state.history.turn.at(-1),
    });
  }

  [fc.toStringMethod](): string {
    const { you, self, results } = this.env;
    return `${this.route[fc.toStringMethod]()}, spoken by ${JSON.stringify({ you, self, results })}`;
  }
}

/** What can be spoken of: each object as it is and as it was before it came where it is, players, cells, frames, cards. */
function refsOf({ book, state }: Match): readonly Ref[] {
  const cells = Object.keys(state.zones).flatMap((key) =>
    (book.ruleset.zones[zoneName(key as ZoneKey)]?.cells ?? []).map(
      ({ name }): Ref => ({ kind: 'cell', zone: key as ZoneKey, cell: name }),
    ),
  );
  return [
    ...state.objects.flatMap((o) => (o ? [refOf(o), { ...refOf(o), inc: o.inc - 1 }] : [])),
    ...state.snapshots.map(({ object }) => refOf(object)),
    ...state.players.map((_, i) => playerRef(playerId(i))),
    ...cells,
    ...state.frames.map(({ id }): Ref => ({ kind: 'frame', frame: id })),
    { kind: 'card', card: cardId([...book.cards.keys()][0] ?? '') },
    wordRef('yes'),
  ];
}

const NAMES = ['it', 'target', 'wound', 'first', 'cell', 'top', 'free'];

const resultsOf = (draw: (n: number) => number, pick: () => Ref): Results =>
  Object.fromEntries(NAMES.map((name) => [name, resultOf(Array.from({ length: draw(4) }, pick), draw(7) - 2)]));

/** Random positions of a game, seen by anyone in them. */
export const anywhere = (game: Game): fc.Arbitrary<Anywhere> =>
  fc.tuple(routes(game, 30), fc.nat()).map(([route, seed]) => new Anywhere(route, seed));

/** Random data of the language, as a ruleset's cards could have it. */
export const anySaid = <T>(game: Game, definition: string): fc.Arbitrary<T> =>
  anyData(game.book, definition) as fc.Arbitrary<T>;
