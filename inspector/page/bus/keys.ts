import type { Bus } from './bus-state.ts';
import type { Shown } from './filter.ts';
import { childOf, parentOf } from './relations.ts';

interface Standing {
  readonly bus: Bus;
  readonly shown: Shown;
  /** How many rows a page has. */
  readonly page: number;
}

/** The row that a key leads to; `null`: it leads nowhere. */
export function keyGoal(key: string, { bus, shown, page }: Standing): number | null {
  const { active } = bus.store.getState();
  const { list } = shown;
  const at = shown.placeOf(active);
  const go = (to: number): number | null => list[Math.max(0, Math.min(list.length - 1, to))] ?? null;
  switch (key) {
    case 'ArrowDown':
      return go(at + 1);
    case 'ArrowUp':
      return go(at < 0 ? list.length - 1 : at - 1);
    case 'PageDown':
      return go(at + page);
    case 'PageUp':
      return go(at - page);
    case 'Home':
      return go(0);
    case 'End':
      return go(list.length - 1);
    case 'ArrowLeft':
      return parentOf(bus.rows, active);
    case 'ArrowRight':
      return childOf(bus.rows, active);
    default:
      return null;
  }
}
