import { useMemo } from 'react';
import { useStore } from 'zustand';
import { useMatch, useSession } from '../context.tsx';
import { branchOf } from './branch.ts';
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
  const bus = busOf(session);
  const filter = useStore(bus.store, (state) => state.filter);
  // Rows are only added: to follow the same branch once more changes nothing.
  useMemo(() => bus.rows.follow(branchOf(steps, { stands, step })), [bus, steps, stands, step]);
  return { bus, shown: bus.show(filter) };
}

export const useBusState = <T>(bus: Bus, select: (state: BusState) => T): T => useStore(bus.store, select);
