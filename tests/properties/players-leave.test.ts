import { describe, expect, test } from 'vitest';
import { checkState } from '../../effects/save/check-state.ts';
import { zonePlayer } from '../../effects/state/ids.ts';
import type { Match } from '../../search/index.ts';
import { OF_THREE } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';

/** How many cards each player owns, what came into being in play left out. */
const cardsOf = ({ state }: Match): readonly number[] =>
  state.players.map((_, i) => state.objects.filter((o) => o && !o.token && o.owner === i).length);

describe.each(OF_THREE)('$name, when players leave', (game) => {
  test('who is out has taken along what was his, and everyone else still has all of his: 20 matches', () => {
    let wentOn = 0;
    for (let seed = 1; seed <= 20; seed++)
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
    expect(wentOn).toBeGreaterThan(10);
  });
});
