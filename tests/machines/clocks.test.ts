import { describe, expect, test, vi } from 'vitest';
import { type AnyActorRef, SimulatedClock } from 'xstate';
import { fallbackAnswer } from '../../effects/choices/shapes.ts';
import { playerId } from '../../effects/state/ids.ts';
import { Tx } from '../../effects/state/tx.ts';
import { createMatch, type LiveMatch } from '../../index.ts';
import { treeOf, treeOfState } from '../../machines/actor-tree.ts';
import { hostClock } from '../../machines/clock.ts';
import { ThinkingTime } from '../../machines/thinking-time.ts';
import { answer, type Match, openRequests } from '../../search/index.ts';
import { duelGame } from '../support/games.ts';
import { liveMatch } from '../support/live.ts';
import { same } from '../support/lock-step.ts';

/** The same match by search, with the fallback of one open request. */
function defaulted(match: Match, player: number): Match {
  const open = openRequests(match).find(({ request }) => request.player === player);
  if (!open) throw new Error(`${player} is not asked.`);
  const taken = answer(match, { type: 'answer', player, choice: open.choice.id, value: open.fallback, by: 'clock' });
  if (!taken.ok) throw new Error(taken.message);
  return taken.match;
}

/** A match of duel with so many milliseconds for each player, and the clock that is wound by hand. */
function clocked(...clocks: readonly (number | undefined)[]): { match: LiveMatch; clock: SimulatedClock } {
  const clock = new SimulatedClock();
  const seats = clocks.map((ms) => (ms === undefined ? {} : { clock: ms }));
  return { match: liveMatch(duelGame, 7, { clock }, seats), clock };
}

describe('a clock', () => {
  test('does the least for who does not answer in time, and starts anew with each question', () => {
    const { match, clock } = clocked(1000, 1000);
    // Both are asked in secret which cards they keep.
    let by = match.position;
    clock.increment(999);
    same(match.position.state, by.state);
    clock.increment(1);
    by = defaulted(defaulted(by, 0), 1);
    same(match.position.state, by.state);
    same(treeOf(match), treeOfState(by.state));
    expect(match.inputs.map((i) => 'by' in i && i.by)).toEqual(['clock', 'clock']);
    for (let k = 0; k < 300 && !match.result; k++) {
      const [open] = openRequests(by);
      by = defaulted(by, open?.request.player ?? 0);
      clock.increment(999);
      expect(match.inputs.length).toBe(k + 2);
      clock.increment(1);
      same(match.position.state, by.state);
    }
    expect(match.result).not.toBeNull();
  });

  test('of a player who has answered stops; the other goes on', () => {
    const { match, clock } = clocked(1000, 3000);
    const [choice] = match.choices('ann');
    clock.increment(900);
    expect(match.answer('ann', choice?.id ?? '', []).ok).toBe(true);
    clock.increment(900);
    expect(match.inputs.length).toBe(1);
    clock.increment(1200);
    expect(match.inputs.map((i) => i.player)).toEqual([0, 1]);
  });

  test('runs for those who have one', () => {
    const { match, clock } = clocked(undefined, 500);
    clock.increment(10_000);
    expect(match.inputs.map((i) => i.player)).toEqual([1]);
    expect(match.choices('ann').length).toBe(1);
  });

  test('starts anew after an undo, and is over when the match is stopped', () => {
    const { match, clock } = clocked(1000, 1000);
    clock.increment(600);
    const before = match.position;
    match.answer('ann', match.choices('ann')[0]?.id ?? '', []);
    // The owner's: whoever is asked has all his time again.
    match.undo();
    same(match.position.state, before.state);
    clock.increment(600);
    expect(match.inputs).toEqual([]);
    clock.increment(400);
    expect(match.inputs.length).toBe(2);
    match.stop();
    clock.increment(10_000);
    expect(match.inputs.length).toBe(2);
  });

  test('is no longer for who takes plays or answers back', () => {
    for (const back of ['cancel', 'takeBack'] as const) {
      const { match, clock } = clocked(1000, 1000);
      let taken = 0;
      for (let k = 0; k < 1000 && !match.inputs.some((i) => 'by' in i && i.by === 'clock'); k++) {
        const name = match.players.find((n) => match.choices(n).length > 0) ?? '';
        const [choice] = match.choices(name);
        const { request } = choice ?? {};
        // A play that asks for more: it can be taken back.
        const options = request?.shape === 'act' ? [...request.actions.keys()].slice(1) : [[]];
        const value = options.find((v) => {
          const foreseen = match.preview(name, choice?.id ?? '', v);
          return foreseen.ok && foreseen.view.choices.some(({ cancel }) => cancel);
        });
        if (value === undefined) {
          const last = request?.shape === 'act' ? request.actions.length - 1 : [...match.answers(name)][0];
          expect(match.answer(name, choice?.id ?? '', last).ok).toBe(true);
          continue;
        }
        match.answer(name, choice?.id ?? '', value);
        clock.increment(300);
        taken += 300;
        const [asked] = match.choices(name);
        if (match.inputs.some((i) => 'by' in i && i.by === 'clock')) break;
        const gone = back === 'cancel' ? match.cancel(name, asked?.id ?? '') : match.takeBack(name);
        expect(gone.ok).toBe(true);
      }
      expect(match.inputs.some((i) => 'by' in i && i.by === 'clock')).toBe(true);
      expect(taken).toBeLessThanOrEqual(1200);
      match.stop();
    }
  });

  test('goes on for one while another takes his answer back', () => {
    const { match, clock } = clocked(1000, 1000);
    for (let k = 0; k < 3; k++) {
      clock.increment(300);
      match.answer('ann', match.choices('ann')[0]?.id ?? '', []);
      match.takeBack('ann');
    }
    clock.increment(99);
    expect(match.inputs).toEqual([]);
    clock.increment(1);
    expect(match.inputs.map((i) => i.player).sort()).toEqual([0, 1]);
  });

  test('that runs out while nothing can be settled rings again after all its time, not at once', () => {
    const faults: unknown[] = [];
    const clock = new SimulatedClock();
    const onFault = (fault: unknown) => faults.push(fault);
    const match = liveMatch(duelGame, 7, { clock, onFault }, [{ clock: 1000 }, {}]);
    match.answer('bob', match.choices('bob')[0]?.id ?? '', []);
    vi.spyOn(Tx.prototype, 'closeChoice').mockImplementation(() => {
      throw new Error('a fault');
    });
    for (let k = 1; k <= 3; k++) {
      clock.increment(999);
      expect(faults.length).toBe(k - 1);
      clock.increment(1);
      expect(faults.length).toBe(k);
    }
    vi.restoreAllMocks();
    clock.increment(1000);
    expect(match.inputs.map((i) => i.player)).toEqual([1, 0]);
    match.stop();
  });

  test('counts what was taken for questions that are taken back for the one that is asked again', () => {
    const clock = new SimulatedClock();
    const seats = [{ clock: 1000 }, { clock: 1000 }];
    const time = new ThinkingTime(clock, seats);
    const [one, two, other] = [
      { player: playerId(0), id: '1' },
      { player: playerId(0), id: '2' },
      { player: playerId(1), id: '1' },
    ];
    expect([time.left(one), time.left(other)]).toEqual([1000, 1000]);
    clock.increment(100);
    // Answered: the next question has all its time.
    const closed = time.only([two, other]);
    expect(closed).toEqual([{ ...one, used: 100 }]);
    expect(time.left(two)).toBe(1000);
    clock.increment(300);
    time.back(one.player, closed, [one, other]);
    expect([time.left(one), time.left(other)]).toEqual([600, 600]);
    // By the same id comes another question: nothing of the old one is left.
    time.only([other]);
    expect(time.left(two)).toBe(1000);
    time.forget();
    expect(time.left(other)).toBe(1000);
    expect(new ThinkingTime(clock, [{}]).left(one)).toBeUndefined();
  });

  test('that is put back gives nobody more than all', () => {
    let now = 10_000;
    const time = new ThinkingTime({ ...hostClock, now: () => now }, [{ clock: 500 }]);
    const question = { player: playerId(0), id: '1' };
    time.left(question);
    now -= 3_600_000;
    expect(time.left(question)).toBe(500);
  });

  test('a choice that the clock has answered was defaulted, one that is answered was not', () => {
    const clock = new SimulatedClock();
    const ends = new Map<string, unknown>();
    const match = liveMatch(
      duelGame,
      7,
      {
        clock,
        inspect: (event) => {
          const { id } = event.actorRef as AnyActorRef;
          if (event.type === '@xstate.snapshot' && id.startsWith('choice.'))
            ends.set(id, (event.snapshot as { value?: unknown }).value);
        },
      },
      [{ clock: 1000 }, { clock: 1000 }],
    );
    clock.increment(1000);
    expect([...ends.values()]).toEqual(['defaulted', 'open']);
    const [open] = openRequests(match.position);
    if (!open) throw new Error('Nothing is asked.');
    match.answer(match.players[open.request.player] ?? '', open.choice.id, fallbackAnswer(open.request));
    expect([...ends.values()].slice(0, 2)).toEqual(['defaulted', 'answered']);
  });

  test('of no length, or too long a one, is refused', () => {
    for (const ms of [0, -1, Number.NaN, 2 ** 31]) {
      const players = duelGame.players(() => 0).map((player) => ({ ...player, clock: ms }));
      expect(() => createMatch({ book: duelGame.book, seed: 1, players })).toThrow('milliseconds');
    }
  });
});
