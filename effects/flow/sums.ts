import type { Position } from '../env.ts';
import type { Addition, Change, Fact } from '../events/event.ts';
import { eventDef } from '../events/event-def.ts';
import { type Bearer, factAfter, factDecl, fact as factNow } from '../state/facts.ts';

interface Part {
  readonly fact: Fact;
  readonly by: number;
}

/** All that a batch adds to one fact of one bearer. */
interface Sum {
  readonly bearer: Bearer;
  readonly name: string;
  readonly parts: Part[];
  /** What the fact is after the batch, once that is worked out. */
  to: number | undefined;
}

const NONE: ReadonlyMap<Fact, Change> = new Map();
const NOTHING: readonly never[] = [];

const bearerKey = (bearer: Bearer): number => (bearer.kind === 'player' ? -1 - bearer.player : bearer.id);

/** What a fact adds. */
interface Adding {
  readonly of: Fact;
  readonly added: Addition;
}

/** What the facts of a batch add, if several are about the same bearer; most batches need not be looked at closer. */
function additions(at: Position, facts: readonly Fact[]): readonly Adding[] {
  const found: Adding[] = [];
  const bearers = new Set<number>();
  for (const of of facts) {
    const added = eventDef(of).adds?.(at, of);
    if (!added) continue;
    found.push({ of, added });
    bearers.add(bearerKey(added.bearer));
  }
  return bearers.size < found.length ? found.filter(({ of }) => eventDef(of).changes(at, of) === true) : NOTHING;
}

/**
 * What becomes of facts that a batch changes in both directions, or together with their bound: all that is added is
 * summed up and bounded once. What goes beyond the bound is taken from those that came last of the ones that led there.
 */
export function sharesOf(at: Position, facts: readonly Fact[]): ReadonlyMap<Fact, Change> {
  const found = facts.length < 2 ? NOTHING : additions(at, facts);
  if (found.length === 0) return NONE;
  const sums = new Map<string, Sum>();
  const keyOf = (bearer: Bearer, name: string): string => `${bearerKey(bearer)} ${name}`;
  for (const { of, added } of found) {
    const { bearer, fact: name, by } = added;
    const key = keyOf(bearer, name);
    const sum = sums.get(key) ?? { bearer, name, parts: [], to: undefined };
    sum.parts.push({ fact: of, by });
    sums.set(key, sum);
  }
  const boundOf = ({ bearer, name }: Sum): Sum | undefined => {
    const { max } = factDecl(at.book.ruleset, bearer, name);
    return typeof max === 'string' ? sums.get(keyOf(bearer, max)) : undefined;
  };
  const settle = (sum: Sum): number => {
    if (sum.to !== undefined) return sum.to;
    const { bearer, name, parts } = sum;
    sum.to = factNow(at, bearer, name);
    const bound = boundOf(sum);
    const net = parts.reduce((total, part) => total + part.by, 0);
    sum.to = factAfter(at, bearer, name, net, bound && settle(bound));
    return sum.to;
  };
  const shares = new Map<Fact, Change>();
  for (const sum of sums.values())
    if (boundOf(sum) || (sum.parts.some((p) => p.by > 0) && sum.parts.some((p) => p.by < 0)))
      for (const [fact, by] of cut(sum.parts, settle(sum) - factNow(at, sum.bearer, sum.name)))
        shares.set(fact, { bearer: sum.bearer, fact: sum.name, by, to: settle(sum) });
  return shares;
}

/** The parts of a sum that comes to `total` after all. */
function cut(parts: readonly Part[], total: number): readonly (readonly [Fact, number])[] {
  let beyond = parts.reduce((sum, part) => sum + part.by, 0) - total;
  return parts
    .toReversed()
    .map(({ fact, by }) => {
      const less = Math.sign(by) === Math.sign(beyond) ? Math.min(Math.abs(by), Math.abs(beyond)) * Math.sign(by) : 0;
      beyond -= less;
      return [fact, by - less] as const;
    })
    .toReversed();
}
