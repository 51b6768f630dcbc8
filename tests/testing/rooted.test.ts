import { describe, expect, it } from 'vitest';
import { refOf } from '../../effects/state/objects.ts';
import type { Match } from '../../search/match.ts';
import type { RegistryEntry } from '../../testing/index.ts';
import { Names } from '../../testing/scenario/names.ts';
import { rootedAt } from '../../testing/scenario/rooted.ts';
import { bookFor, position } from '../../testing/scenario/setup.ts';
import { duelGame, type Game, NEUTRAL } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';
import { REGISTRY } from './registry.ts';

/** All that lies on a table, by zones, with what a position can say of it. */
function tableOf(names: Names, { book, state }: Match) {
  const name = (id: number): string | undefined => {
    const object = state.objects[id];
    return object ? names.full({ book, state }, refOf(object)) : undefined;
  };
  const objects = Object.entries(state.zones).map(([zone, ids]) => [
    zone,
    ids.map((id) => {
      const { card, owner, cell, token, faceDown, facts, attachedTo } = state.objects[id] ?? {};
      return { name: name(id), card, owner, cell, token, faceDown, facts, on: attachedTo && name(attachedTo.id) };
    }),
  ]);
  return { objects: Object.fromEntries(objects), facts: state.players.map((player) => player.facts) };
}

describe.each([duelGame, ...NEUTRAL])('a position in the middle of a match of $name', (game: Game) => {
  const entry = REGISTRY[game.book.ruleset.name] as RegistryEntry;

  it('can be the beginning of a scenario, with everything where it was, and called the same', () => {
    let looked = 0;
    for (const { after } of randomMatch(game, 3)) {
      const root = rootedAt(after);
      if (!root || after.state.turn.step === '') continue;
      const book = bookFor(entry, [], root.setup);
      const state = position(book, root.setup);
      expect(tableOf(new Names({ book, state }), { book, state })).toEqual(tableOf(root.names, after));
      looked += 1;
    }
    expect(looked).toBeGreaterThan(5);
  });
});
