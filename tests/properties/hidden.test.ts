import { describe, expect, test } from 'vitest';
import { sampleAnswer } from '../../effects/choices/shapes.ts';
import type { Viewer } from '../../effects/events/event.ts';
import type { Input } from '../../effects/rules/input.ts';
import { sample } from '../../effects/rules/sample.ts';
import { eventFor } from '../../effects/rules/sight.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { whyNot } from '../../effects/rules/why.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer, type Match, openRequests, preview } from '../../search/index.ts';
import { GAMES } from '../support/games.ts';
import { randomMatch } from '../support/play.ts';
import { drawFrom } from '../support/random.ts';

const WRONG: readonly unknown[] = [null, -1, 99, [], [99], [0, 0], 'x', {}, [[0]]];

/** What a viewer gets to know by asking: his view, and what he is told when he answers wrongly. */
function known(match: Match, viewer: Viewer): string {
  const view = viewOf(match, viewer);
  if (typeof viewer !== 'number') return JSON.stringify(view);
  // The ids that he is shown, and those that he may guess a play of another one to have.
  const ids = view.choices.flatMap(({ id }) => [id, `${id}.1`, `${id}.2`]);
  const told = ids.flatMap((choice) =>
    WRONG.map((value) => {
      const taken = answer(match, { type: 'answer', player: viewer, choice, value });
      return taken.ok ? 'accepted' : taken;
    }),
  );
  return JSON.stringify([view, told, whyNot(match, playerId(viewer))]);
}

/** What a player may be shown of an answer of his, in a few previews: each is of another deal. */
const foreseen = (match: Match, input: Input): ReadonlySet<string> =>
  new Set([1, 2, 3].map((seed) => JSON.stringify(preview(match, input, drawFrom(seed)))));

/** An answer to each open request, whether it is legal or not. */
const anyInputs = (match: Match, draw: (n: number) => number): readonly Input[] =>
  openRequests(match).map(({ choice, request }) => ({
    type: 'answer',
    player: request.player,
    choice: choice.id,
    value: sampleAnswer(request, draw),
  }));

const viewers = (match: Match): readonly Viewer[] => [...match.state.players.map((_, i) => playerId(i)), 'spectator'];

describe.each(GAMES)('$name', (game) => {
  test('a match that differs only in what a viewer may not know shows him the same: 50 matches', () => {
    const draw = drawFrom(99);
    let differing = 0;
    for (let seed = 1; seed <= 50; seed++) {
      let k = 0;
      for (const { after } of randomMatch(game, seed)) {
        if (k++ % 3 !== 0) continue;
        for (const viewer of viewers(after)) {
          const other: Match = { book: game.book, state: sample(after, viewer, draw) };
          if (JSON.stringify(other.state.objects) !== JSON.stringify(after.state.objects)) differing++;
          expect(known(other, viewer), `seed ${seed}, answer ${k}, viewer ${viewer}`).toBe(known(after, viewer));
        }
      }
    }
    expect(differing).toBeGreaterThan(100);
  });

  test('a preview shows a player nothing by which he could tell such a match from the other: 20 matches', () => {
    const draw = drawFrom(7);
    let differing = 0;
    for (let seed = 1; seed <= 20; seed++) {
      let k = 0;
      for (const { after } of randomMatch(game, seed)) {
        if (k++ % 10 !== 0) continue;
        for (const input of anyInputs(after, draw)) {
          const other: Match = { book: game.book, state: sample(after, playerId(input.player), draw) };
          if (JSON.stringify(other.state.objects) !== JSON.stringify(after.state.objects)) differing++;
          const [now, then] = [foreseen(after, input), foreseen(other, input)];
          // What hangs on the cards of the deal comes out in several ways in both; all else in one, and the same.
          const same = [...then].some((shown) => now.has(shown)) || Math.min(now.size, then.size) > 1;
          expect(same, `seed ${seed}, answer ${k}, player ${input.player}`).toBe(true);
        }
      }
    }
    expect(differing).toBeGreaterThan(20);
  });

  test('the events so far tell a viewer the same where only what he may not know differs', () => {
    const draw = drawFrom(5);
    for (let seed = 1; seed <= 20; seed++)
      for (const { after, messages } of randomMatch(game, seed))
        for (const viewer of viewers(after)) {
          const other = { book: game.book, state: sample(after, viewer, draw) };
          for (const event of messages.flatMap((m) => m.events))
            expect(eventFor(other, event, viewer)).toStrictEqual(eventFor(after, event, viewer));
        }
  });

  test('no view or event holds the seed, the generator or the order of a deck', () => {
    for (const { after, messages } of randomMatch(game, 3)) {
      const text = JSON.stringify([
        viewOf(after, 'spectator'),
        messages.flatMap((m) => m.events.map((e) => eventFor(after, e, 'spectator'))),
      ]);
      for (const word of ['seed', 'streams', 'script', 'drawn"', 'waiting', 'known'])
        expect(text).not.toContain(`"${word}`);
    }
  });
});
