import { asapScheduler, filter, NEVER, type Observable, observeOn } from 'rxjs';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type AnyActorRef, fromEventObservable } from 'xstate';
import { makeBook } from '../../effects/make-book.ts';
import type { Input } from '../../effects/rules/input.ts';
import type { Edge, PhaseRow } from '../../effects/ruleset.ts';
import { Driver } from '../../machines/driver.ts';
import { EngineError } from '../../machines/engine-error.ts';
import type { Stepped } from '../../machines/events.ts';
import { matchMachine } from '../../machines/match.machine.ts';
import { resolutionMachine } from '../../machines/resolution.machine.ts';
import type { Way } from '../../machines/store.ts';
import { turnMachine } from '../../machines/turn.machine.ts';
import { answer, type Match, start } from '../../search/index.ts';
import { duelGame } from '../support/games.ts';
import { labRules, unit } from '../support/lab.ts';
import { same } from '../support/lock-step.ts';
import { type Move, randomMatch } from '../support/play.ts';

const options = {
  seats: [{}, {}],
  onFault: (error: unknown) => {
    throw error;
  },
};

/** Moves of random matches of duel that are of a certain kind. */
function movesWhere(is: (move: Move) => boolean, most: number): readonly Move[] {
  const found: Move[] = [];
  for (let seed = 1; found.length < most; seed++)
    for (const move of randomMatch(duelGame, seed)) if (is(move) && found.length < most) found.push(move);
  return found;
}

/** A driver whose resolution hears through another bus. */
function hearing(match: Match, bus: (steps$: Observable<Stepped>) => Observable<Stepped>): Driver {
  const { ruleset } = match.book;
  const heard = fromEventObservable<Stepped, Way>(({ input }) => bus(input.store().bus.steps$));
  const resolution = resolutionMachine(ruleset.policy).provide({ actors: { bus: heard } });
  const machine = matchMachine(ruleset).provide({ actors: { resolution } });
  return new Driver(match, { ...options, machine });
}

const setsOff = ({ messages }: Move): boolean => messages.some(({ triggers }) => triggers.length > 0);

/** The actor of a pending effect or an open choice. */
function pending(driver: Driver, id: string): AnyActorRef {
  const children: Record<string, AnyActorRef | undefined> =
    driver.actor.getSnapshot().children.resolution?.getSnapshot().children ?? {};
  const actor = children[id];
  if (!actor) throw new Error(`There is no actor ${id}.`);
  return actor;
}

/** An actor may be stopped by its parent only; this is somebody else. */
const stopFromOutside = (actor: AnyActorRef): void => (actor as unknown as { _stop: () => void })._stop();

// XState warns of events to stopped actors, which is what is tried here.
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the bus', () => {
  test('brings no trigger to its effect when it is cut', () => {
    for (const { before, input } of movesWhere(setsOff, 20)) {
      const driver = hearing(before, () => NEVER);
      const news: unknown[] = [];
      driver.bus.news$.subscribe((n) => news.push(n));
      expect(() => driver.take(input)).toThrow(EngineError);
      same(driver.position.state, before.state);
      expect(news).toEqual([]);
    }
  });

  test('with only messages of triggers lost, only answers that set something off fail', () => {
    const quiet = movesWhere((move) => !setsOff(move), 50);
    const loud = movesWhere(setsOff, 50);
    for (const { before, input, after } of quiet) {
      const driver = hearing(before, (steps$) => steps$.pipe(filter(({ message }) => message.triggers.length === 0)));
      expect(driver.take(input).ok).toBe(true);
      same(driver.position.state, after.state);
    }
    for (const { before, input } of loud) {
      const driver = hearing(before, (steps$) => steps$.pipe(filter(({ message }) => message.triggers.length === 0)));
      expect(() => driver.take(input)).toThrow('The machines stand still');
      same(driver.position.state, before.state);
    }
  });

  test('a late message changes nothing', async () => {
    for (const { before, input } of movesWhere(setsOff, 5)) {
      const driver = hearing(before, (steps$) => steps$.pipe(observeOn(asapScheduler)));
      expect(() => driver.take(input)).toThrow(EngineError);
      await new Promise((resolve) => setTimeout(resolve, 1));
      same(driver.position.state, before.state);
    }
  });
});

describe('an effect', () => {
  const asks = ({ before, input, messages }: Move): boolean => {
    const choice = before.state.choices.find(({ id }) => input.type === 'answer' && id === input.choice);
    return choice?.asker.kind === 'node' && messages.length > 0;
  };

  test('whose actor was stopped from outside stays unresolved, and is made again', () => {
    for (const { before, input, after } of movesWhere(asks, 30)) {
      const driver = new Driver(before, options);
      const [choice] = before.state.choices;
      const frame = choice && 'frame' in choice.asker ? choice.asker.frame : undefined;
      stopFromOutside(pending(driver, `effect.${frame}`));
      expect(() => driver.take(input)).toThrow(EngineError);
      same(driver.position.state, before.state);
      expect(driver.take(input).ok).toBe(true);
      same(driver.position.state, after.state);
    }
  });
});

describe('the turn chart', () => {
  const row = (step: string, ...next: readonly Edge[]): PhaseRow => ({ step, next });
  const main: PhaseRow = { step: 'main', window: { who: 'active', actions: ['pass'] }, next: [{ to: 'dusk' }] };
  const phases = [main, row('dusk', { to: 'night' }), row('night', { to: 'main', turn: 'next' })];
  const swapped = [
    { ...main, next: [{ to: 'night' }] },
    row('dusk', { to: 'main', turn: 'next' }),
    row('night', { to: 'dusk' }),
  ];
  const rules = labRules('queue', { phases });
  const other = labRules('queue', { phases: swapped });
  const players = ['ann', 'bob'].map((name) => ({ name, deck: ['rat', 'rat'] }));

  const steps = (driver: Driver, pass: Input): readonly string[] => {
    const seen: string[] = [];
    driver.bus.news$.subscribe((news) => {
      if (news.type !== 'settled') return;
      for (const { events } of news.messages) for (const e of events) if (e.type === 'began') seen.push(e.step);
    });
    driver.take(pass);
    return seen;
  };

  const passes = ({ match }: { readonly match: Match }) => {
    const [choice] = match.state.choices;
    return { type: 'answer', player: 0, choice: choice?.id ?? '', value: 0 } as const;
  };

  test('follows the phase table of its ruleset', () => {
    for (const [ruleset, wanted] of [
      [rules, ['dusk', 'night', 'main']],
      [other, ['night', 'dusk', 'main']],
    ] as const) {
      const begun = start(makeBook(ruleset, [unit('rat')]), { seed: 1, players });
      const driver = new Driver(begun.match, options);
      expect(steps(driver, passes(begun))).toEqual(wanted);
      expect(driver.actor.getSnapshot().children.turn?.getSnapshot().value).toEqual({ steps: 'main' });
    }
  });

  test('decides the next step: with another chart the same ruleset goes another way', () => {
    const begun = start(makeBook(rules, [unit('rat')]), { seed: 1, players });
    const machine = matchMachine(rules).provide({ actors: { turn: turnMachine(other) } });
    const driver = new Driver(begun.match, { ...options, machine });
    expect(steps(driver, passes(begun))).toEqual(['night', 'dusk', 'main']);
    const searched = answer(begun.match, passes(begun));
    if (!searched.ok) throw new Error(searched.message);
    const began = searched.messages.flatMap((m) => m.events.flatMap((e) => (e.type === 'began' ? e.step : [])));
    expect(began).toEqual(['dusk', 'night', 'main']);
  });

  test('names of steps may have dots', () => {
    const dotted = labRules('queue', {
      phases: [
        { ...main, next: [{ to: 'late.dusk' }] },
        row('late', { to: 'main', turn: 'next' }),
        row('late.dusk', { to: 'late' }),
      ],
    });
    const begun = start(makeBook(dotted, [unit('rat')]), { seed: 1, players });
    expect(steps(new Driver(begun.match, options), passes(begun))).toEqual(['late.dusk', 'late', 'main']);
  });
});
