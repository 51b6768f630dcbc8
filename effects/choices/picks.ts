/** Counting sets of picks under the constraints of a `select`, without listing them. */
import { choose, times } from './enumerate.ts';
import { upTo } from './reading.ts';
import type { Request } from './select.choice.ts';

/** Candidates that may be picked together, but for those of one unit. */
export interface Pool {
  /** Positions in the request; at most one of each unit is picked. */
  readonly units: readonly (readonly number[])[];
  /** Sets of `left` picks from `unit` on that bring `sum`, the weight picked so far, into bounds. */
  readonly ways: (unit: number, left: number, sum: number) => number;
}

/** One pool for each value of `same`, or one for all: picks never come from two. In order of first appearance. */
export function poolsOf(request: Request): readonly Pool[] {
  const { candidates, same, groups } = request;
  return classesOf(upTo(candidates.length), same).map((members) =>
    makePool(request, groups ? classesOf(members, groups) : members.map((member) => [member])),
  );
}

/** Members with equal labels together. */
export function classesOf(members: readonly number[], labels: readonly string[] | undefined): number[][] {
  if (labels === undefined) return [[...members]];
  const classes = new Map<string | undefined, number[]>();
  for (const member of members) {
    const mates = classes.get(labels[member]);
    if (mates) mates.push(member);
    else classes.set(labels[member], [member]);
  }
  return [...classes.values()];
}

/** A function of a unit and a number of picks out of it and those after it. */
type ByUnit = (unit: number, left: number) => number;

/** Fills row after row, so that depth of recursion is no matter: `first` without picks, `none` with too few units. */
function tableOf(
  length: number,
  first: number,
  none: number,
  next: (unit: number, skip: number, take: number) => number,
): ByUnit {
  const rows: number[][] = [Array(length + 1).fill(first)];
  return (unit, left) => {
    for (let fewer = rows.at(-1); fewer && rows.length <= left; fewer = rows.at(-1)) {
      const row: number[] = Array(length + 1).fill(none);
      for (let at = length - 1; at >= 0; at--) row[at] = next(at, row[at + 1] ?? none, fewer[at + 1] ?? none);
      rows.push(row);
    }
    return rows[left]?.[unit] ?? none;
  };
}

/**
 * Exact, in time polynomial in units, picks and the number of different sums on the edge of the bounds: where
 * even the best or the worst rest stays in bounds, or cannot reach them, no sum is remembered.
 */
export function makePool(request: Request, units: readonly (readonly number[])[]): Pool {
  const { weights, sum: bounds } = request;
  const weight = (pick: number): number => weights?.[pick] ?? 0;
  const table = (first: number, none: number, next: (unit: readonly number[], skip: number, take: number) => number) =>
    tableOf(units.length, first, none, (unit, skip, take) => next(units[unit] ?? [], skip, take));

  const free: ByUnit = units.every((unit) => unit.length === 1)
    ? (unit, left) => choose(units.length - unit, left)
    : table(1, 0, (unit, skip, take) => skip + times(unit.length, take));
  if (bounds === undefined) return { units, ways: free };

  const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = bounds;
  const least = table(0, Number.POSITIVE_INFINITY, (unit, skip, take) =>
    Math.min(skip, take + Math.min(...unit.map(weight))),
  );
  const most = table(0, Number.NEGATIVE_INFINITY, (unit, skip, take) =>
    Math.max(skip, take + Math.max(...unit.map(weight))),
  );

  /** Counts by picks left and sum, for each unit from the last on. */
  const known = new Map<string, number[]>();
  const onEdge = (unit: number, left: number, sum: number): number => {
    const key = `${left},${sum}`;
    const counts = known.get(key) ?? [0];
    known.set(key, counts);
    for (let at = units.length - counts.length; at >= unit; at--)
      counts.push(
        (units[at] ?? []).reduce(
          (count, pick) => count + ways(at + 1, left - 1, sum + weight(pick)),
          counts.at(-1) ?? 0,
        ),
      );
    return counts[units.length - unit] ?? 0;
  };
  const ways = (unit: number, left: number, sum: number): number => {
    if (units.length - unit < left || sum + least(unit, left) > max || sum + most(unit, left) < min) return 0;
    const safe = sum + least(unit, left) >= min && sum + most(unit, left) <= max;
    return safe ? free(unit, left) : onEdge(unit, left, sum);
  };
  return { units, ways };
}
