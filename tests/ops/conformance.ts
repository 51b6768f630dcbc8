/**
 * What every op must show. An op's test file says in a spec how each case looks for it, or why there is no such case.
 */
import { describe, expect, test } from 'vitest';
import type { Effect, OpName, Selector, Trigger } from '../../effects/language.ts';
import type { PolicyName } from '../../effects/ruleset.ts';
import { relic } from '../support/lab.ts';
import { type Plain, went } from '../support/plain.ts';
import { type Played, playScene, type Scene } from '../support/scene.ts';

/** Why an op has no such case. */
export type None = readonly [null, string];

/** A scene with all that must come of it. */
export interface Case extends Scene {
  readonly events?: readonly Plain[];
  /** What the node came to: nothing when left out. */
  readonly it?: Plain;
  readonly notes?: readonly string[];
}

/** A case with what is asked in it, and by whom. */
export interface AskedCase extends Scene {
  readonly asked: readonly Plain[];
  /** `node of cast` when left out. */
  readonly asker?: string;
}

/** A scene in which something on the opponent's board replaces the event that `of` hears. */
export interface Replaced extends Scene {
  readonly of: Trigger;
  /** What happens all the same. */
  readonly rest?: readonly Plain[];
  /** Reasons besides that it was replaced. */
  readonly notes?: readonly string[];
  readonly it?: Plain;
}

/** What the opponent is told, and cards in other places that he must not be able to tell from these. */
export interface Seen extends Scene {
  readonly shown: readonly Plain[];
  readonly twin?: Partial<Scene>;
}

export interface Forced {
  /** One answer, and everyone can see that: it is not asked. */
  readonly forced: Scene;
  /** The same, asked. */
  readonly asked: Scene;
}

export interface OpSpec {
  readonly op: OpName;
  readonly works: Case & { readonly events: readonly Plain[] };
  readonly none: Case | None;
  readonly gone: Case | None;
  readonly zero: Case | None;
  readonly replaced: Replaced | None;
  readonly prevented: Replaced | None;
  readonly seen: Seen | None;
  /** Scenes with questions in the middle. */
  readonly saved: readonly Scene[] | None;
  readonly declined: Case | None;
  /** The scene, then a node that speaks of `them`, last. */
  readonly them: Case | None;
  readonly once: Scene | None;
  readonly next: (Scene & { readonly asks?: readonly [string, number] }) | None;
  readonly played: AskedCase | None;
  readonly forced: Forced | None;
}

const CASES = {
  works: 'does what it says, and nothing else',
  none: 'with nobody and nothing to do it to does nothing, and says so',
  gone: 'does nothing to what is gone, and says so',
  zero: 'of none at all does nothing, and says so',
  replaced: 'is replaced: something else happens in its place, then what comes after',
  prevented: 'is prevented, and what comes after goes on',
  seen: 'shows the opponent no more than he may know',
  saved: 'is the same when it is saved and read in the middle',
  declined: 'comes to nothing when nothing is chosen',
  them: 'is what `them` means afterwards',
  once: 'is followed by what comes after once, and not before it is answered',
  next: 'gives the turn back to the one whose window it is',
  played: 'asks exactly this when it is played from the hand',
  forced: 'comes to the same, asked or forced',
} as const satisfies Record<Exclude<keyof OpSpec, 'op'>, string>;

type CaseName = keyof typeof CASES;

export const EMPTY: Plain = { refs: [], amount: 0 };
const POLICIES: readonly PolicyName[] = ['queue', 'fold', 'pool', 'priority'];
export const ASKS_NOTHING: None = [null, 'it asks nothing'];
export const NOBODY_HEARS: None = [null, 'no trigger hears its event, so nothing can replace it'];
export const NO_PAUSE: None = [null, 'nothing can be asked in the middle of it'];

export const P1_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents', where: { type: 'unit' } };
/** The one unit of the opponent is the target of `cast`. */
export const AT_RAT = {
  targets: [{ as: 'target', from: P1_UNITS }],
  theirs: { board: ['rat'] },
} as const satisfies Partial<Scene>;

/** The target is returned to its owner's hand before the node that is about it. */
export const bounced = (node: Effect, ...notes: readonly string[]): Case => ({
  ...AT_RAT,
  do: [{ op: 'move', what: 'target', to: 'hand', how: 'bounce' }, node],
  events: [went('rat', 'board.1', 'hand.1', 'bounce')],
  notes,
});

const isNone = (value: unknown): value is None => Array.isArray(value) && value[0] === null;

const expectCase = (got: Played, { events = [], it = EMPTY, notes = [], over }: Case): void => {
  expect(got.notes).toEqual(notes);
  expect(got.events).toStrictEqual(events);
  expect(got.it).toStrictEqual(over ? null : it);
};

/** The scene with a relic of the opponent that does something to the event. */
export const warded = ({ of, ...scene }: Replaced, by: 'instead' | 'prevent' | 'asking'): Scene => ({
  ...scene,
  cards: [
    ...(scene.cards ?? []),
    relic('ward', {
      abilities: [
        by === 'instead'
          ? { instead: { replace: 'instead', of, do: [{ op: 'signal', name: 'instead', about: 'self' }] } }
          : { instead: { replace: 'prevent', of }, ...(by === 'asking' ? { optional: true } : {}) },
      ],
    }),
  ],
  theirs: { ...scene.theirs, board: [...(scene.theirs?.board ?? []), 'ward'] },
});

/** The scenes of a saved case for an op that asks nothing: whether its event is to be prevented is asked. */
export const interrupted = (replaced: Replaced): readonly Scene[] =>
  [['ward'], []].map((answer) => ({
    ...warded(replaced, 'asking'),
    answers: [...(replaced.answers ?? []), answer],
  }));

const RUN: { readonly [K in CaseName]: (spec: Exclude<OpSpec[K], None>, op: OpName) => void } = {
  works: (spec) => {
    for (const policy of spec.policy ? [spec.policy] : POLICIES) expectCase(playScene(spec, { policy }), spec);
  },
  none: (spec) => {
    expect(spec.notes).not.toBeUndefined();
    expectCase(playScene(spec), spec);
  },
  gone: (spec) => {
    expect(spec.notes).not.toBeUndefined();
    expectCase(playScene(spec), spec);
  },
  zero: (spec) => {
    expect(spec.notes).not.toBeUndefined();
    expectCase(playScene(spec), spec);
  },
  replaced: (spec, op) => {
    const { rest = [], notes = [`${op}: replaced`], it = EMPTY } = spec;
    const instead = { type: 'signalled', name: 'instead', subject: 'ward', player: 1 };
    expectCase(playScene(warded(spec, 'instead')), { do: spec.do, events: [...rest, instead], notes, it });
  },
  prevented: (spec, op) => {
    const { rest = [], notes = [`${op}: prevented`], it = EMPTY } = spec;
    const told = notes.map((note) => note.replace(': replaced', ': prevented'));
    expectCase(playScene(warded(spec, 'prevent')), { do: spec.do, events: rest, notes: told, it });
  },
  seen: ({ shown, twin, ...scene }) => {
    const got = playScene(scene);
    expect(got.shown).toStrictEqual(shown);
    if (twin) expect(playScene({ ...scene, ...twin }).raw).toBe(got.raw);
  },
  saved: (scenes) => {
    for (const scene of scenes) {
      expect(scene.answers?.length).toBeGreaterThan(0);
      expect(playScene(scene, { reloading: true }).hash).toBe(playScene(scene).hash);
    }
  },
  declined: (spec) => expectCase(playScene(spec), spec),
  them: (spec) => expectCase(playScene(spec), spec),
  // The scene itself looks whether it is so, at every question and at the end.
  once: (scene) => {
    for (const policy of scene.policy ? [scene.policy] : POLICIES) playScene(scene, { policy });
  },
  next: ({ asks = ['window', 0], ...scene }) => {
    const { choices } = playScene(scene).lab.state;
    expect(choices.map((c) => [c.purpose, c.requests[0]?.player])).toEqual([asks]);
  },
  played: ({ asked, asker = 'node of cast', ...scene }) => {
    const got = playScene(scene);
    expect(got.asked).toStrictEqual(asked);
    expect(new Set(got.askers)).toEqual(new Set([asker]));
  },
  forced: ({ forced, asked }) => {
    const engine = playScene(forced);
    const player = playScene(asked);
    expect(engine.asked).toEqual([]);
    expect(player.asked).toHaveLength(1);
    expect(player.events).toEqual(engine.events);
    expect(player.it).toEqual(engine.it);
    expect(player.outcome).toBe(engine.outcome);
  },
};

/** Runs all required cases of an op; each that it does not have must be left out for a reason. */
export function conformance(spec: OpSpec): void {
  describe(`${spec.op}, as every op`, () => {
    test('names every case', () => {
      expect(Object.keys(spec).toSorted()).toEqual(['op', ...Object.keys(CASES)].toSorted());
      for (const name of Object.keys(CASES) as CaseName[]) {
        const value = spec[name];
        if (isNone(value)) expect(value[1].length).toBeGreaterThan(10);
      }
    });

    for (const name of Object.keys(CASES) as CaseName[]) {
      const value = spec[name];
      if (isNone(value)) continue;
      // The pair fits: the case's own name is what both are looked up by.
      const run = RUN[name] as (value: unknown, op: OpName) => void;
      test(CASES[name], () => run(value, spec.op));
    }
  });
}
