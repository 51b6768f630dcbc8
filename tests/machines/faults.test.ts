import { config } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { hashOf } from '../../effects/hash.ts';
import { damageOp } from '../../effects/ops/damage.op.ts';
import { Tx } from '../../effects/state/tx.ts';
import { createMatch, EngineError, type LiveMatch } from '../../index.ts';
import { treeOf, treeOfState } from '../../machines/actor-tree.ts';
import { duelGame } from '../support/games.ts';
import { liveMatch } from '../support/live.ts';
import { give, same } from '../support/lock-step.ts';
import { randomMatch } from '../support/play.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Plays a random match in which something throws, once, in the middle of many an answer. @returns how often it did */
function playThrough(match: LiveMatch, seed: number, arm: () => () => boolean): number {
  let faults = 0;
  for (const { before, input, after } of randomMatch(duelGame, seed)) {
    const { revision } = match;
    const wasThrown = arm();
    let fault: unknown;
    try {
      give(match, input);
    } catch (error) {
      fault = error;
    }
    if (wasThrown()) {
      faults += 1;
      expect(fault).toBeInstanceOf(EngineError);
      expect(fault).toMatchObject({ cause: { message: 'a fault' } });
      same(match.position.state, before.state);
      same(treeOf(match), treeOfState(before.state));
      expect(match.revision).toBe(revision);
      give(match, input);
    } else expect(fault).toBeUndefined();
    same(match.position.state, after.state);
  }
  expect(match.result).not.toBeNull();
  return faults;
}

type Methods<K extends string> = { [M in K]: (...args: never[]) => unknown };

/** Lets a method throw when it is called for the n-th time, from 0; tells whether it did. */
function throwsOnce<K extends string>(of: Methods<K>, name: K, n: number): () => boolean {
  let calls = 0;
  let thrown = false;
  const real = of[name];
  of[name] = function (this: unknown, ...args: never[]) {
    if (thrown || calls++ < n) return real.apply(this, args);
    thrown = true;
    throw new Error('a fault');
  };
  return () => {
    of[name] = real;
    return thrown;
  };
}

// Both are written once and never again, but here.
const damage = damageOp as unknown as Methods<'propose'>;
const lang = duelGame.book.lang as unknown as Methods<'select' | 'test' | 'count'>;

describe('a fault in the middle of an answer', () => {
  test('of an op: the match goes on from before, and later answers work', () => {
    const match = liveMatch(duelGame, 3);
    expect(playThrough(match, 3, () => throwsOnce(damage, 'propose', 0))).toBeGreaterThan(5);
  });

  for (const evaluator of ['select', 'test', 'count'] as const)
    test(`of what evaluates a selector, condition or amount (${evaluator}), at many a place`, () => {
      let skip = 0;
      const match = liveMatch(duelGame, 6);
      const faults = playThrough(match, 6, () => throwsOnce(lang, evaluator, skip++ % 23));
      expect(faults).toBeGreaterThan(20);
    });

  test('of the rulebook between writes', () => {
    let skip = 0;
    const match = liveMatch(duelGame, 6);
    expect(playThrough(match, 6, () => throwsOnce(Tx.prototype, 'renew', skip++ % 7))).toBeGreaterThan(20);
  });

  test('that stays: every try fails, and the match can be looked at, saved and left', () => {
    const match = liveMatch(duelGame, 3);
    const [choice] = match.choices('ann');
    vi.spyOn(Tx.prototype, 'renew').mockImplementation(() => {
      throw new Error('a fault');
    });
    const before = hashOf(match.save());
    for (let k = 0; k < 3; k++) {
      expect(() => match.answer('bob', match.choices('bob')[0]?.id ?? '', [])).not.toThrow();
      expect(() => match.answer('ann', choice?.id ?? '', [])).toThrow(EngineError);
      match.undo();
    }
    expect(hashOf(match.save())).toBe(before);
    vi.restoreAllMocks();
    expect(match.leave('bob').ok).toBe(true);
  });

  test('at the start of a match is thrown by createMatch', () => {
    vi.spyOn(Tx.prototype, 'renew').mockImplementation(() => {
      throw new Error('a fault');
    });
    const players = duelGame.players(() => 0);
    expect(() => createMatch({ book: duelGame.book, seed: 1, players })).toThrow(EngineError);
  });
});

describe('a fault of who listens', () => {
  const reported: unknown[] = [];
  beforeEach(() => {
    reported.length = 0;
    config.onUnhandledError = (error) => reported.push(error);
  });
  afterEach(() => {
    config.onUnhandledError = null;
  });

  const fails = (): never => {
    throw new Error('a fault');
  };

  test('to events: the answer is taken, the others hear of it, and RxJS reports it', async () => {
    const match = liveMatch(duelGame, 3);
    const heard: string[] = [];
    match.events$.subscribe(fails);
    match.eventsFor('ann').subscribe(fails);
    match.events$.subscribe((event) => heard.push(event.type));
    for (const { input, after } of randomMatch(duelGame, 3)) {
      give(match, input);
      same(match.position.state, after.state);
    }
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(match.result).not.toBeNull();
    expect(heard.at(-1)).toBe('ended');
    expect(reported.length).toBeGreaterThan(100);
    expect(new Set(reported.map(String))).toEqual(new Set(['Error: a fault']));
  });

  test('to the actors: the match goes on, and the owner hears of it', () => {
    const faults: unknown[] = [];
    const match = liveMatch(duelGame, 3, { inspect: fails, onFault: (error) => faults.push(error) });
    for (const { input, after } of randomMatch(duelGame, 3)) {
      give(match, input);
      same(match.position.state, after.state);
    }
    expect(faults.length).toBeGreaterThan(1000);
  });

  test('to the actors from outside, in the middle of anything: dead actors are made again', async () => {
    // XState warns of events to the dead.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const faults: unknown[] = [];
    const match = liveMatch(duelGame, 3, { onFault: (error) => faults.push(error) });
    let n = 0;
    let armed = false;
    const listen = (): void => {
      match.actor.system.inspect(() => {
        if (!armed || n-- > 0) return;
        armed = false;
        fails();
      });
    };
    listen();
    let k = 0;
    let failed = 0;
    for (const { before, input, after } of randomMatch(duelGame, 3)) {
      n = k++;
      armed = true;
      const { actor } = match;
      try {
        give(match, input);
      } catch (error) {
        failed += 1;
        expect(error).toBeInstanceOf(EngineError);
        armed = false;
        same(match.position.state, before.state);
        give(match, input);
      }
      armed = false;
      same(match.position.state, after.state);
      same(treeOf(match), treeOfState(after.state));
      if (match.actor !== actor) listen();
    }
    expect(failed).toBeGreaterThan(10);
    expect(match.result).not.toBeNull();
    // Those that were thrown while RxJS delivered a message are told later.
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(faults).toEqual([]);
  });

  test('an inspector that answers in the middle of an answer is refused; the answer is taken', () => {
    const faults: unknown[] = [];
    let match: LiveMatch | undefined;
    const meddle = (): void => {
      match?.leave('bob');
    };
    match = liveMatch(duelGame, 3, { inspect: meddle, onFault: (error) => faults.push(error) });
    const [choice] = match.choices('ann');
    expect(match.answer('ann', choice?.id ?? '', []).ok).toBe(true);
    expect(match.result).toBeNull();
    expect(String(faults[0])).toContain('in the middle of an answer');
  });
});
