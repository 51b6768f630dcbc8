import { hashOf } from '../hash.ts';
import type { MatchState } from '../state/state.ts';
import type { Tx } from '../state/tx.ts';

/** Steps without an input before states are compared. */
const QUIET = 500;
/** Steps without an input after which a match ends, whatever happens in it. */
const LAST = 200_000;

/** A state that later ones are compared with: at a step, with a cheap sign and its whole key. */
interface Mark {
  readonly step: number;
  readonly sign: string;
  readonly key: string;
}

const marks = new WeakMap<Tx, Mark>();

/**
 * What a forced loop means. After many steps without an input each state is compared with a marked one, by a key in
 * which ids are renamed and numbering is left out; the mark moves on each time the steps have doubled (Brent's
 * method), so that a loop of any length is found. One that comes back is a loop that nobody can end.
 * @returns why the match ends now, or `null`
 */
export function guardLoop(tx: Tx): string | null {
  if (tx.steps < QUIET || tx.state.choices.length > 0) return null;
  if (tx.steps >= LAST) return `endless: ${cycleCards(tx)}`;
  const mark = marks.get(tx);
  const sign = signOf(tx.state);
  if (!mark || tx.steps >= 2 * mark.step) {
    marks.set(tx, { step: tx.steps, sign, key: loopKey(tx.state) });
    return null;
  }
  if (sign !== mark.sign || loopKey(tx.state) !== mark.key) return null;
  const what = tx.book.ruleset.questions?.loop === 'end-loop' ? 'loop' : 'draw by loop';
  return `${what}: ${cycleCards(tx)}`;
}

/** What is cheap to see of a state; where this differs the whole key need not be made. */
function signOf({ frames, waiting, delayed, modifiers, players, turn }: MatchState): string {
  const top = frames.at(-1);
  const lengths = [
    frames.length,
    waiting.length,
    delayed.length,
    modifiers.length,
    top?.cursor.length,
    top?.cursor.at(-1)?.at,
  ];
  return JSON.stringify([lengths, players, turn.step, turn.active]);
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
function loopKey(state: MatchState): string {
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
