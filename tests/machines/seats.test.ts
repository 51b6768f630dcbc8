import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { save } from '../../effects/save/save.ts';
import { type Asked, createMatch, type LiveMatch, resumeMatch } from '../../index.ts';
import type { Seat } from '../../machines/seat.ts';
import { duelGame, type Game, NEUTRAL } from '../support/games.ts';
import { liveMatch, treeOf, treeOfState } from '../support/live.ts';
import { same } from '../support/lock-step.ts';
import { drawFrom } from '../support/random.ts';

const random = (seed: number): Required<Pick<Seat, 'decide'>> => {
  const draw = drawFrom(seed);
  return { decide: (asked: Asked) => asked.random(draw) };
};

/** All players of a game decide by machine. */
const botMatch = (game: Game, seed: number, more: Seat = {}): LiveMatch =>
  createMatch({
    book: game.book,
    seed,
    players: game.players(drawFrom(seed)).map((player, i) => ({ ...player, ...random(seed + i), ...more })),
  });

/** Until all that is under way is done. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('seats that decide by machine', () => {
  for (const game of [duelGame, ...NEUTRAL])
    test(`play a match of ${game.name} to its end`, async () => {
      const match = botMatch(game, 3);
      expect(match.inputs).toEqual([]);
      expect(await match.ended()).toEqual(match.result);
      expect(match.inputs.every((i) => 'by' in i && i.by === 'bot')).toBe(true);
      same(treeOf(match), treeOfState(match.position.state));
      match.stop();
    });

  test('let others have their time in between', async () => {
    const match = botMatch(duelGame, 3);
    let turns = 0;
    const timer = setInterval(() => turns++, 0);
    await match.ended();
    clearInterval(timer);
    expect(turns).toBeGreaterThan(10);
    match.stop();
  });

  test('the same ones play the same match', async () => {
    const [a, b] = [botMatch(duelGame, 4), botMatch(duelGame, 4)];
    await Promise.all([a.ended(), b.ended()]);
    same(a.inputs, b.inputs);
  });

  test('may take their time, and play against a person', async () => {
    const slow: Seat = { decide: (asked) => rest().then(() => asked.fallback) };
    const match = liveMatch(duelGame, 5, {}, [{}, slow]);
    for (let k = 0; k < 10 && !match.result; k++) {
      const [choice] = match.choices('ann');
      const [answer] = match.answers('ann');
      if (choice && answer !== undefined) expect(match.answer('ann', choice.id, answer).ok).toBe(true);
      await rest();
      await rest();
      await rest();
    }
    expect(new Set(match.inputs.map((i) => i.player))).toEqual(new Set([0, 1]));
    match.stop();
  });

  test('are told what they may know, and are not asked what others are', async () => {
    const seen: Asked[] = [];
    const decide = (asked: Asked) => {
      seen.push(asked);
      return asked.fallback;
    };
    const match = liveMatch(duelGame, 6, {}, [{}, { decide }]);
    const view = match.view('bob');
    await rest();
    expect(seen.length).toBe(1);
    expect(seen[0]?.view).toEqual(view);
    expect(seen[0]?.choice).toEqual(view.choices[0]);
    expect(Object.keys(seen[0] ?? {})).toEqual(['player', 'choice', 'random', 'sample', 'preview']);
    match.stop();
  });

  test('that fail, or give what is illegal, do the least; the owner hears of it', async () => {
    for (const decide of [
      () => {
        throw new Error('no idea');
      },
      () => Promise.reject(new Error('no idea')),
      () => 'nonsense',
      () => undefined,
    ]) {
      const faults: unknown[] = [];
      const match = liveMatch(duelGame, 7, { onFault: (fault) => faults.push(fault) }, [{ decide }, random(1)]);
      await match.ended();
      expect(faults.length).toBe(match.inputs.filter((i) => i.player === 0).length);
      expect(String(faults[0])).toMatch(/no idea|is refused/);
      match.stop();
    }
  });

  test('decide anew after an undo, and what they decided before is dropped', async () => {
    let asked = 0;
    const later: (() => void)[] = [];
    const decide = (a: Asked) => {
      asked += 1;
      return new Promise((resolve) => later.push(() => resolve(a.fallback)));
    };
    const match = liveMatch(duelGame, 8, {}, [{}, { decide }]);
    await rest();
    match.answer('ann', match.choices('ann')[0]?.id ?? '', []);
    match.undo();
    await rest();
    expect(asked).toBe(2);
    later[0]?.();
    await rest();
    expect(match.inputs).toEqual([]);
    later[1]?.();
    await rest();
    expect(match.inputs.map((i) => i.player)).toEqual([1]);
    match.stop();
  });

  test('answer against a clock like anyone', async () => {
    const clock = new SimulatedClock();
    const never: Seat = { decide: () => new Promise(() => {}), clock: 100 };
    const match = liveMatch(duelGame, 9, { clock }, [never, never]);
    await rest();
    clock.increment(100);
    expect(match.inputs.map((i) => 'by' in i && i.by)).toEqual(['clock', 'clock']);
    match.stop();
  });

  test('stop when the match does', async () => {
    const match = botMatch(duelGame, 10);
    match.stop();
    await rest();
    expect(match.inputs).toEqual([]);
    await expect(match.ended()).rejects.toThrow();
  });

  test('take their seats in a resumed match by their names', async () => {
    const match = liveMatch(duelGame, 11);
    const resumed = resumeMatch({
      book: duelGame.book,
      save: JSON.parse(JSON.stringify(save(match.position))),
      seats: { ann: random(1), bob: random(2), eve: random(3) },
    });
    if (!resumed.ok) throw new Error(resumed.message);
    await resumed.match.ended();
    expect(resumeMatch({ book: duelGame.book, save: 'nonsense' })).toMatchObject({ ok: false, code: 'malformed' });
  });
});
