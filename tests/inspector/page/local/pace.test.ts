import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Asked } from '../../../../index.ts';
import { playerId } from '../../../../index.ts';
import { Pace } from '../../../../inspector/page/local/pace.ts';

const SECOND = 1000;

/** Only who is asked is looked at. */
const asking = (seat: number): Asked => ({ player: playerId(seat) }) as Asked;

function seats(pace: Pace) {
  const answered: number[] = [];
  const decide = pace.paced(({ player }) => {
    answered.push(player);
    return player;
  });
  const ask = (seat: number): AbortController => {
    const controller = new AbortController();
    void decide(asking(seat), controller.signal);
    return controller;
  };
  return { answered, ask };
}

describe('the pace of bots', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

  it('lets a bot answer after its delay, and tells that it thinks', async () => {
    const pace = new Pace(true, SECOND);
    const { answered, ask } = seats(pace);
    ask(1);
    expect(pace.store.getState()).toMatchObject({ thinking: [1], held: [] });
    await pass(SECOND - 1);
    expect(answered).toEqual([]);
    await pass(1);
    expect(answered).toEqual([1]);
    expect(pace.store.getState()).toMatchObject({ thinking: [], held: [] });
  });

  it('holds bots, and lets them go one by one', async () => {
    const pace = new Pace(false, SECOND);
    const { answered, ask } = seats(pace);
    ask(0);
    ask(1);
    await pass(10 * SECOND);
    expect(pace.store.getState()).toMatchObject({ thinking: [], held: [0, 1] });
    pace.step();
    await pass(0);
    expect(answered).toEqual([0]);
    expect(pace.store.getState().held).toEqual([1]);
    pace.run();
    await pass(0);
    expect(answered).toEqual([0, 1]);
  });

  it('holds a bot that is about to answer', async () => {
    const pace = new Pace(true, SECOND);
    const { answered, ask } = seats(pace);
    ask(1);
    pace.hold();
    await pass(10 * SECOND);
    expect(answered).toEqual([]);
    expect(pace.store.getState().held).toEqual([1]);
    pace.run();
    await pass(0);
    expect(answered).toEqual([1]);
  });

  it('forgets a bot that is asked no more', async () => {
    const pace = new Pace(false, SECOND);
    const { answered, ask } = seats(pace);
    const first = ask(0);
    ask(1);
    first.abort();
    await pass(0);
    expect(pace.store.getState().held).toEqual([1]);
    pace.step();
    await pass(0);
    expect(answered).toEqual([1]);
    pace.run();
    ask(0).abort();
    await pass(10 * SECOND);
    expect(answered).toEqual([1]);
    expect(pace.store.getState()).toMatchObject({ thinking: [], held: [] });
  });

  it('never waits for a bot that is asked no more before it begins', async () => {
    const pace = new Pace(false, SECOND);
    const { answered } = seats(pace);
    const controller = new AbortController();
    controller.abort();
    const given = await pace.paced(() => answered.push(9))(asking(0), controller.signal);
    expect([given, answered]).toEqual([null, []]);
  });
});
