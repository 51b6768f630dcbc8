import { useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { StepRecord } from '../../protocol/messages.ts';
import { useMatch, useSession, useShared } from '../context.tsx';
import { Branches } from './branches.ts';
import { type Marks, marksOf, turnBack, turnOn } from './time-line.ts';
import { TimeStore } from './time-store.ts';

/** Milliseconds between two steps while they are played. */
const PACE = 500;

/** Where the time stands, and what can be done with it. */
export interface Time {
  readonly store: TimeStore;
  readonly steps: readonly StepRecord[];
  readonly branches: Branches;
  /** The branch that is shown, by its first step, and all steps to its end. */
  readonly branch: number;
  readonly path: readonly number[];
  readonly marks: Marks;
  /** The step that is looked at, and its place on the way. */
  readonly step: number;
  readonly at: number;
  /** The step that the match stands at. */
  readonly stands: number;
  readonly playing: boolean;
  /** Looks at a step of any branch. */
  readonly look: (step: number) => void;
  /** Looks at a place of the way. */
  readonly seek: (at: number) => void;
  readonly live: () => void;
  readonly turnBack: () => void;
  readonly turnOn: () => void;
  readonly showBranch: (head: number) => void;
  /** Brings the match to the step that is looked at; `null` where it stands there, or must not be moved. */
  readonly goOn: (() => Promise<void>) | null;
}

export function useTime(): Time {
  const session = useSession();
  const { local } = useShared();
  const steps = useMatch((state) => state.steps);
  const stands = useMatch((state) => state.stands);
  const looked = useMatch((state) => state.step);
  const [store] = useState(() => new TimeStore());
  const [known] = useState(() => new Branches());
  const chosen = useStore(store.store, (state) => state.branch);
  const playing = useStore(store.store, (state) => state.playing);
  known.learn(steps);
  const step = looked ?? stands;
  const branch = chosen !== null && known.leadsThrough(chosen, step) ? chosen : known.of(step);
  // Who has come to another branch stays on it.
  useEffect(() => store.choose(branch), [store, branch]);
  const path = known.path(branch);
  const at = known.depth(step);
  const { count } = known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: where branches part changes with their number
  const parting = useMemo(() => new Set(known.list().flatMap(({ from }) => from ?? [])), [known, count]);
  const marks = useMemo(() => marksOf(steps, path, parting), [steps, path, parting]);
  const last = path.length - 1;

  const look = (to: number): void => session.look({ step: to === stands ? null : to });
  const seek = (place: number): void => {
    const to = path[Math.max(0, Math.min(last, place))];
    if (to !== undefined) look(to);
  };
  // While steps are played the match may go on: that is no reason to begin to wait anew.
  const latest = useRef(seek);
  latest.current = seek;
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => latest.current(at + 1), PACE);
    return () => clearTimeout(timer);
  }, [playing, at]);
  useEffect(() => {
    if (playing && at >= last) store.play(false);
  }, [playing, at, last, store]);

  const movable = step !== stands && session.can('go');
  return {
    store,
    steps,
    branches: known,
    branch,
    path,
    marks,
    step,
    at,
    stands,
    playing,
    look,
    seek,
    live: () => session.look({ step: null }),
    turnBack: () => seek(turnBack(marks.turns, at)),
    turnOn: () => seek(turnOn(marks.turns, at, last)),
    showBranch: (head) => {
      store.choose(head);
      if (!known.leadsThrough(head, step)) look(known.path(head).at(-1) ?? head);
    },
    goOn: movable
      ? async () => {
          // Bots would go on at once, and the match would not stay there.
          local?.pace.hold();
          await session.ask('go', { step });
          session.look({ step: null });
        }
      : null,
  };
}
