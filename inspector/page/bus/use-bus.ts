import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useMatch, useSession } from '../context.tsx';
import { type Bus, type BusState, busOf } from './bus-state.ts';
import type { Shown } from './filter.ts';

export interface UsedBus {
  readonly bus: Bus;
  readonly shown: Shown;
}

/** The timeline as it is now, and what of it is shown. */
export function useBus(): UsedBus {
  const session = useSession();
  const steps = useMatch((state) => state.steps);
  const stands = useMatch((state) => state.stands);
  const step = useMatch((state) => state.step);
  // Rows are only added: to follow the same branch once more changes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of these the branch is made up
  const bus = useMemo(() => busOf(session), [session, steps, stands, step]);
  const filter = useStore(bus.store, (state) => state.filter);
  return { bus, shown: bus.show(filter) };
}

export const useBusState = <T>(bus: Bus, select: (state: BusState) => T): T => useStore(bus.store, select);
