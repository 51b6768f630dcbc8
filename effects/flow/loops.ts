import { hashOf } from '../hash.ts';
import type { MatchState } from '../state/state.ts';
import type { Tx } from '../state/tx.ts';

/** Steps without an input before states are compared. */
const QUIET = 500;
/** Steps without an input after which a match ends, whatever happens in it. */
const LAST = 200_000;
/** Compared states; a longer loop is caught by the last bound. */
const KEPT = 2_000;

const seen = new WeakMap<Tx, Set<string>>();

/**
 * What a forced loop means. After many steps without an input states are compared by a key in which ids are renamed
 * and numbering is left out; a key that comes back is a loop that nobody can end.
 * @returns why the match ends now, or `null`
 */
export function guardLoop(tx: Tx): string | null {
  if (tx.steps < QUIET || tx.state.choices.length > 0) return null;
  if (tx.steps >= LAST) return `endless: ${cycleCards(tx)}`;
  let keys = seen.get(tx);
  if (!keys) {
    keys = new Set();
    seen.set(tx, keys);
  }
  if (keys.size >= KEPT) return null;
  const key = loopKey(tx.state);
  if (keys.has(key))
    return tx.book.ruleset.questions?.loop === 'end-loop'
      ? `loop: ${cycleCards(tx)}`
      : `draw by loop: ${cycleCards(tx)}`;
  keys.add(key);
  return null;
}

/** Names of the cards that the pending effects come from. */
function cycleCards(tx: Tx): string {
  const sources = [...tx.state.frames, ...tx.state.waiting].flatMap((f) =>
    f.source?.kind === 'object' ? f.source.id : [],
  );
  const cards = sources.flatMap((id) => tx.state.objects[id]?.card ?? []);
  return [...new Set(cards)].join(', ') || 'the rules';
}

/**
 * The state without what only counts up: incarnations and ids by their order of appearance, no history, no counters.
 * The generator's position stays: where something random happens no state comes back.
 */
export function loopKey(state: MatchState): string {
  const names = new Map<string, number>();
  const rename = (kind: string, n: number): number => {
    const key = `${kind}${n}`;
    const known = names.get(key);
    if (known !== undefined) return known;
    names.set(key, names.size);
    return names.size - 1;
  };
  const NUMBERED = new Set(['inc', 'batch', 'n', 'since', 'parent', 'scope', 'during', 'of']);
  const plain = (value: unknown, key: string): unknown => {
    if (typeof value === 'number' && (NUMBERED.has(key) || key === 'id' || key === 'frame')) return rename(key, value);
    if (Array.isArray(value)) return value.map((v) => plain(v, key === 'scopes' ? 'scope' : ''));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([k, v]) => [k, plain(v, k)]));
  };
  const { history: _, counters: __, snapshots: ___, ...rest } = state;
  const { objects, zones, ...control } = rest;
  const live = Object.entries(zones).map(([key, ids]) => [key, ids.map((id) => objects[id])]);
  return hashOf(plain({ live, control }, ''));
}
