import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { EngineError, type LiveMatch } from '../../index.ts';
import { treeOf, treeOfState } from '../../machines/actor-tree.ts';
import { answer, openRequests } from '../../search/index.ts';
import { duelGame, type Game, NEUTRAL, OF_THREE } from '../support/games.ts';
import { liveMatch } from '../support/live.ts';
import { same } from '../support/lock-step.ts';
import { drawFrom } from '../support/random.ts';

type Draw = (n: number) => number;

/** Lets what evaluates selectors, conditions or amounts throw once while something is done, after a few calls. */
function withFault(game: Game, draw: Draw, work: () => void): void {
  const lang = game.book.lang as unknown as Record<string, (...args: unknown[]) => unknown>;
  const name = ['select', 'test', 'count'][draw(3)] ?? 'select';
  const real = lang[name];
  let calls = draw(15);
  lang[name] = (...args) => {
    if (calls-- === 0) throw new Error('a fault');
    return real?.apply(lang, args);
  };
  try {
    work();
  } finally {
    if (real) lang[name] = real;
  }
}

/** A random answer of one who is asked, which must come to what it comes to by search; or fail, and change nothing. */
function answered(match: LiveMatch, game: Game, draw: Draw): void {
  const open = openRequests(match.position);
  const asked = open[draw(Math.max(1, open.length))];
  if (!asked) return;
  const { choice, request } = asked;
  const value = asked.random(draw);
  const name = match.players[request.player] ?? '';
  const before = match.position.state;
  const wanted = answer(match.position, { type: 'answer', player: request.player, choice: choice.id, value });
  if (!wanted.ok) throw new Error(wanted.message);
  if (draw(6) > 0) expect(match.answer(name, choice.id, value).ok).toBe(true);
  else {
    let failed = false;
    withFault(game, draw, () => {
      try {
        match.answer(name, choice.id, value);
      } catch (error) {
        expect(error).toBeInstanceOf(EngineError);
        failed = true;
      }
    });
    if (failed) return same(match.position.state, before);
  }
  same(match.position.state, wanted.match.state);
}

/** One thing that somebody may do, at random. */
function anything(match: LiveMatch, game: Game, draw: Draw, clock: SimulatedClock): void {
  const what = draw(100);
  const player = match.players[draw(match.players.length)] ?? '';
  if (what < 62) answered(match, game, draw);
  else if (what < 68) match.undo();
  else if (what < 76) match.takeBack(player);
  else if (what < 83) {
    const play = match.view(player).choices.find(({ cancel }) => cancel);
    if (play) expect(match.cancel(player, play.id).ok).toBe(true);
  } else if (what < 85) match.leave(player);
  else if (what < 97) clock.increment(5 + draw(60));
  else match.actor.send({ type: 'SYNC' });
}

test('whatever is done, in whatever order: the match is what it would be by search, and the actors stand where it stands', () => {
  const faults: unknown[] = [];
  for (const game of [duelGame, ...NEUTRAL, ...OF_THREE])
    for (let seed = 1; seed <= 6; seed++) {
      const draw = drawFrom(seed * 79);
      const clock = new SimulatedClock();
      const seats = Array.from({ length: 3 }, () => (draw(4) === 0 ? {} : { clock: 60 + draw(200) }));
      const match = liveMatch(game, seed, { clock, onFault: (fault) => faults.push(fault) }, seats);
      let { revision } = match;
      for (let k = 0; k < 120; k++) {
        anything(match, game, draw, clock);
        expect(match.revision).toBeGreaterThanOrEqual(revision);
        ({ revision } = match);
        same(treeOf(match), treeOfState(match.position.state));
      }
      match.stop();
      clock.increment(10_000);
      expect(match.revision).toBe(revision);
    }
  expect(faults).toEqual([]);
});
