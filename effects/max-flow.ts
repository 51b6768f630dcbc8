/** What is sent now: the same amounts from both ends. */
interface Sent {
  readonly from: readonly Map<number, number>[];
  readonly into: readonly Map<number, number>[];
}

/** One hop: `supply` sends more into `sink`; the hop after it on the way back makes place there by taking its own. */
interface Hop {
  readonly supply: number;
  readonly sink: number;
}

/**
 * The most that can be moved from supplies into sinks, or `enough` if that is less: a maximum flow, by shortest
 * augmenting paths. `to[i]` are the sinks that supply `i` may go to, `room[j]` is what sink `j` holds.
 */
export function mostMoved(
  supplies: readonly number[],
  to: readonly (readonly number[])[],
  room: readonly number[],
  enough: number,
): number {
  const free = [...room];
  const sent: Sent = { from: supplies.map(() => new Map()), into: room.map(() => new Map()) };
  let moved = 0;
  for (const [supply, amount] of supplies.entries()) {
    for (let left = amount; left > 0 && moved < enough; ) {
      const path = freePath(supply, to, free, sent);
      if (path === undefined) break;
      const step = push(path, left, free, sent);
      left -= step;
      moved += step;
    }
  }
  return Math.min(moved, enough);
}

/** Hops from the supply to a sink with room, the last hop first. */
function freePath(
  start: number,
  to: readonly (readonly number[])[],
  free: readonly number[],
  sent: Sent,
): readonly Hop[] | undefined {
  const direct = to[start]?.find((sink) => (free[sink] ?? 0) > 0);
  if (direct !== undefined) return [{ supply: start, sink: direct }];
  const cameBy = new Map<number, number>();
  const via = new Map<number, number>([[start, -1]]);
  for (const supply of via.keys()) {
    for (const sink of to[supply] ?? []) {
      if (cameBy.has(sink)) continue;
      cameBy.set(sink, supply);
      if ((free[sink] ?? 0) > 0) return hopsBack(sink, cameBy, via);
      for (const [other, amount] of sent.into[sink] ?? []) if (amount > 0 && !via.has(other)) via.set(other, sink);
    }
  }
  return undefined;
}

function hopsBack(end: number, cameBy: ReadonlyMap<number, number>, via: ReadonlyMap<number, number>): Hop[] {
  const hops: Hop[] = [];
  for (let sink = end; sink >= 0; ) {
    const supply = cameBy.get(sink) ?? -1;
    hops.push({ supply, sink });
    sink = via.get(supply) ?? -1;
  }
  return hops;
}

/** Moves as much along the path as goes, at most `left`. */
function push(path: readonly Hop[], left: number, free: number[], sent: Sent): number {
  const [end] = path;
  if (end === undefined) return 0;
  const add = (supply: number, sink: number, by: number): void => {
    const amount = (sent.from[supply]?.get(sink) ?? 0) + by;
    sent.from[supply]?.set(sink, amount);
    sent.into[sink]?.set(supply, amount);
  };
  let step = Math.min(left, free[end.sink] ?? 0);
  path.forEach((hop, i) => {
    const next = path[i + 1];
    if (next) step = Math.min(step, sent.from[hop.supply]?.get(next.sink) ?? 0);
  });
  free[end.sink] = (free[end.sink] ?? 0) - step;
  path.forEach((hop, i) => {
    const next = path[i + 1];
    add(hop.supply, hop.sink, step);
    if (next) add(hop.supply, next.sink, -step);
  });
  return step;
}
