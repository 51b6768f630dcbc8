import { describe, expect, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { save } from '../../effects/save/save.ts';
import { Tx } from '../../effects/state/tx.ts';
import { type Asked, createMatch, type LiveMatch, resumeMatch } from '../../index.ts';
import { treeOf, treeOfState } from '../../machines/actor-tree.ts';
import type { Seat } from '../../machines/seat.ts';
import { Store } from '../../machines/store.ts';
import { duelGame, type Game, NEUTRAL } from '../support/games.ts';
import { liveMatch } from '../support/live.ts';
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
      const onFault = (fault: unknown, player?: string) => {
        faults.push(fault);
        expect(player).toBe('ann');
      };
      const match = liveMatch(duelGame, 7, { onFault }, [{ decide }, random(1)]);
      await match.ended();
      expect(faults.length).toBe(match.inputs.filter((i) => i.player === 0).length);
      expect(String(faults[0])).toMatch(/no idea|is refused/);
      match.stop();
    }
  });

  test('decide anew after an undo of their own answers, and what they decided before is dropped', async () => {
    const asked: Asked[] = [];
    const later: (() => void)[] = [];
    const signals: boolean[] = [];
    const decide: Seat['decide'] = (a, signal) => {
      asked.push(a);
      signal.addEventListener('abort', () => signals.push(signal.aborted));
      return new Promise((resolve) => later.push(() => resolve(a.fallback)));
    };
    const match = liveMatch(duelGame, 8, {}, [{}, { decide }]);
    await rest();
    // What ann takes back is nothing to bob, who goes on thinking about the same question.
    match.answer('ann', match.choices('ann')[0]?.id ?? '', []);
    match.undo();
    await rest();
    expect(asked.length).toBe(1);
    later[0]?.();
    await rest();
    expect(match.inputs.map((i) => i.player)).toEqual([1]);
    match.undo();
    await rest();
    expect(asked.length).toBe(2);
    match.answer('bob', match.choices('bob')[0]?.id ?? '', []);
    later[1]?.();
    await rest();
    expect(match.inputs.length).toBe(1);
    expect(signals).toEqual([true, true]);
    match.stop();
  });

  test('are asked again when the match goes on, where nothing of theirs could be taken', async () => {
    const faults: unknown[] = [];
    let asked = 0;
    const decide = (a: Asked) => {
      asked += 1;
      return a.fallback;
    };
    const match = liveMatch(duelGame, 8, { onFault: (fault) => faults.push(fault) }, [{}, { decide }]);
    const broken = vi.spyOn(Tx.prototype, 'closeChoice').mockImplementation(() => {
      throw new Error('a fault');
    });
    match.answer('ann', match.choices('ann')[0]?.id ?? '', []);
    await rest();
    await rest();
    expect([asked, faults.length, match.inputs.length]).toEqual([1, 2, 1]);
    broken.mockRestore();
    match.undo();
    await rest();
    expect([asked, match.inputs.map((i) => i.player)]).toEqual([2, [1]]);
    match.stop();
  });

  test('of whom none can be answered for do not go round and round', async () => {
    let asked = 0;
    const decide = (a: Asked) => {
      asked += 1;
      return a.fallback;
    };
    const match = liveMatch(duelGame, 8, { onFault: () => {} }, [{ decide }, { decide }]);
    for (const method of ['closeChoice', 'set'] as const)
      vi.spyOn(Tx.prototype, method).mockImplementation(() => {
        throw new Error('a fault');
      });
    for (let k = 0; k < 10; k++) await rest();
    expect(asked).toBe(2);
    vi.restoreAllMocks();
    expect(match.answer('ann', match.choices('ann')[0]?.id ?? '', []).ok).toBe(true);
    await match.ended();
    match.stop();
  });

  test('that cannot even be asked do the least, and the actors live on', async () => {
    const faults: unknown[] = [];
    const decide = (a: Asked) => a.fallback;
    const match = liveMatch(duelGame, 8, { onFault: (fault) => faults.push(fault) }, [{}, { decide }]);
    const broken = vi.spyOn(Store.prototype, 'at', 'get').mockImplementationOnce(() => {
      throw new Error('boom in a view');
    });
    await rest();
    await rest();
    broken.mockRestore();
    expect(String(faults[0])).toContain('boom in a view');
    expect(match.inputs.map((i) => i.player)).toEqual([1]);
    expect(match.actor.getSnapshot().status).toBe('active');
    match.stop();
  });

  test('with an owner who throws what he hears of: the match goes on all the same', async () => {
    const unhandled: unknown[] = [];
    const hear = (error: unknown) => unhandled.push(error);
    const others = process.listeners('unhandledRejection');
    process.removeAllListeners('unhandledRejection');
    process.on('unhandledRejection', hear);
    const onFault = (error: unknown) => {
      throw error;
    };
    const match = liveMatch(duelGame, 3, { onFault }, [{ decide: () => 'nonsense' }, random(1)]);
    await match.ended();
    await rest();
    process.off('unhandledRejection', hear);
    for (const other of others) process.on('unhandledRejection', other);
    expect(String(unhandled[0])).toContain('is refused');
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
      seats: { ann: random(1), bob: random(2) },
    });
    if (!resumed.ok) throw new Error(resumed.message);
    await resumed.match.ended();
    const stranger = { book: duelGame.book, save: save(match.position), seats: { eve: random(3) } };
    expect(() => resumeMatch(stranger)).toThrow('There is no player "eve"');
    expect(resumeMatch({ book: duelGame.book, save: 'nonsense' })).toMatchObject({ ok: false, code: 'malformed' });
  });
});
