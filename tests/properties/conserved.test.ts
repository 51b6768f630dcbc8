import { describe, expect, test } from 'vitest';
import { EVENTS } from '../../effects/events/registry.gen.ts';
import { applyBatch } from '../../effects/flow/batch.ts';
import { checkState } from '../../effects/save/check-state.ts';
import { zonePlayer } from '../../effects/state/ids.ts';
import { Tx } from '../../effects/state/tx.ts';
import { type Match, start } from '../../search/index.ts';
import { GAMES, OF_THREE, skirmishGame } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';

describe.each(GAMES)('$name', (game) => {
  test('each object is in exactly one zone after every answer of 50 matches', () => {
    for (let seed = 1; seed <= 50; seed++)
      for (const { after } of randomMatch(game, seed))
        expect(checkState(game.book, after.state), `seed ${seed}`).toBeNull();
  });

  test('at the end nothing is pending', () => {
    for (let seed = 1; seed <= 50; seed++) {
      const moves = [...randomMatch(game, seed)];
      const end = moves.at(-1)?.after.state;
      expect(end?.choices).toStrictEqual([]);
      expect(end?.result).not.toBeNull();
    }
  });

  test('whoever is asked has an answer, and nobody else is', () => {
    for (let seed = 1; seed <= 20; seed++)
      for (const { before, input } of randomMatch(game, seed)) {
        const asked = before.state.choices.flatMap((c) => c.requests.map((r) => r.player as number));
        expect(asked).toContain(input.player);
      }
  });
});

test('a fact that would change nothing leaves the state as it was', () => {
  const { match } = start(skirmishGame.book, { seed: 1, players: skirmishGame.players(drawFrom(1)) });
  const tx = new Tx(match);
  const player = { kind: 'player', player: 0 } as const;
  const became = applyBatch(tx, [{ fact: { type: 'counted', bearer: player as never, fact: 'maxMana', by: 0 } }], {});
  expect(became).toStrictEqual([null]);
  expect(tx.state).toStrictEqual(match.state);
});

test.each(GAMES)('every event of $name is of a known type, with its place in its batch', (game) => {
  for (let seed = 1; seed <= 10; seed++)
    for (const { messages } of randomMatch(game, seed))
      for (const { events } of messages)
        events.forEach((event, n) => {
          expect(Object.keys(EVENTS)).toContain(event.type);
          expect(event.n).toBe(n);
        });
});

/** How many cards each player owns, what came into being in play left out. */
const cardsOf = ({ state }: Match): readonly number[] =>
  state.players.map((_, i) => state.objects.filter((o) => o && !o.token && o.owner === i).length);

describe.each(OF_THREE)('$name, when players leave', (game) => {
  test('who is out has taken along what was his, and everyone else still has all of his: 50 matches', () => {
    let wentOn = 0;
    for (let seed = 1; seed <= 50; seed++)
      for (const { before, input, after } of randomMatch(game, seed, { leaving: 40 })) {
        const { players, objects, result } = after.state;
        expect(checkState(game.book, after.state), `seed ${seed}`).toBeNull();
        // Where the match ends with it, the table stays as it was.
        if (input.type === 'leave' && result) expect(cardsOf(after), `seed ${seed}`).toEqual(cardsOf(before));
        if (result) continue;
        if (input.type === 'leave') wentOn++;
        const out = players.map((p) => p.out !== undefined);
        expect(cardsOf(after), `seed ${seed}`).toEqual(out.map((gone) => (gone ? 0 : 20)));
        for (const { requests } of after.state.choices) for (const r of requests) expect(out[r.player]).toBe(false);
        for (const o of objects) if (o) expect(out[zonePlayer(o.zone) ?? o.owner], `seed ${seed}`).toBe(false);
      }
    expect(wentOn).toBeGreaterThan(20);
  });
});
