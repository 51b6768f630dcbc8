import type { Draw } from '../../invariants/invariant.ts';

/** One of a list that has at least one. */
export const oneOf = <T>(list: readonly [T, ...T[]] | readonly T[], draw: Draw): T => list[draw(list.length)] as T;

/** Whether something that happens so often in a hundred times does now. */
export const chance = (percent: number, draw: Draw): boolean => draw(100) < percent;

/** As many as there are to be, each at random. */
export const several = <T>(n: number, make: () => T): readonly T[] => Array.from({ length: n }, make);
