import { hashOf } from '../hash.ts';
import { turnOrder } from '../state/objects.ts';
import type { MatchState, Result } from '../state/state.ts';
import type { Tx } from '../state/tx.ts';

/** Steps without an input before states are compared. */
const QUIET = 500;
/** Steps without an input after which a match ends, whatever happens in it. */
const LAST = 50_000;
/** Objects made, or triggers or turns to come, after a long time without an input: something grows without end. */
const MANY = 1_000;

/** A state that later ones are compared with: at a step, with a cheap sign and its whole key. */
interface Mark {
  readonly step: number;
  readonly sign: string;
  readonly key: string;
  /** Objects that there were when states began to be compared. */
  readonly objects: number;
}

const marks = new WeakMap<Tx, Mark>();

/**
 * What a forced loop means. After many steps without an input each state is compared with a marked one, by a key in
 * which ids are renamed and numbering is left out; the mark moves on each time the steps have doubled (Brent's
 * method), so that a loop of any length is found. One that comes back is a loop that nobody can end.
 * @returns how the match ends now, or `null`
 */
export function guardLoop(tx: Tx): Result | null {
  // Effects that copy all others double with each: they are too many long before there are many steps.
  if (tx.state.waiting.length + tx.state.frames.length >= 5 * MANY) return endless(tx);
  if (tx.steps < QUIET || tx.state.choices.length > 0) return null;
  const mark = marks.get(tx);
  const made = tx.state.objects.length - (mark?.objects ?? tx.state.objects.length);
  const { extraTurns, extraSteps } = tx.state.turn;
  const toCome = extraTurns.length + extraSteps.length;
  if (tx.steps >= LAST || made >= MANY || toCome >= MANY) return endless(tx);
  const sign = signOf(tx.state);
  if (!mark || tx.steps >= 2 * mark.step) {
    marks.set(tx, { step: tx.steps, sign, key: loopKey(tx), objects: mark?.objects ?? tx.state.objects.length });
    return null;
  }
  if (sign !== mark.sign || loopKey(tx) !== mark.key) return null;
  const loses = tx.book.ruleset.questions?.loop === 'active-loses';
  const winners = loses ? turnOrder(tx).filter((p) => p !== tx.state.turn.active) : [];
  return { winners, reason: `loop: ${cycleCards(tx)}` };
}

const endless = (tx: Tx): Result => ({ winners: [], reason: `endless: ${cycleCards(tx)}` });

/** What is cheap to see of a state; where this differs the whole key need not be made. */
function signOf({ frames, waiting, delayed, modifiers, players, turn, objects, zones }: MatchState): string {
  const top = frames.at(-1);
  const at = top?.cursor.at(-1)?.at;
  const { extraTurns, extraSteps } = turn;
  const lists = [frames, waiting, delayed, modifiers, objects, extraTurns, extraSteps, ...Object.values(zones)];
  const sizes = lists.map((l) => l.length);
  return JSON.stringify([sizes, top?.cursor.length, at, players, turn.step, turn.active, factSum(objects)]);
}

function factSum(objects: MatchState['objects']): number {
  let sum = 0;
  for (const object of objects) for (const name in object?.facts) sum += object.facts[name] as number;
  return sum;
}

/** Names of the cards that the pending effects come from. */
function cycleCards(tx: Tx): string {
  const sources = [...tx.state.frames, ...tx.state.waiting].flatMap((f) =>
    f.source?.kind === 'object' ? f.source.id : [],
  );
  const cards = sources.flatMap((id) => tx.state.objects[id]?.card ?? []);
  return [...new Set(cards)].join(', ') || 'the rules';
}

/** Where a pending effect keeps what earlier rounds of a loop came to: nothing reads it before the loop ends. */
const EARLIER_ROUNDS: Readonly<Record<string, string>> = { loop: 'got', node: 'rounds' };

/**
 * The state without what only counts up: incarnations and ids by their order of appearance, no counters, nothing of
 * what earlier rounds of a loop came to, and history only where some card or rule reads it.
 * The generator's position stays: where something random happens no state comes back.
 */
function loopKey({ state, book }: Tx): string {
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
    // Facts have names of their own, which may look like numbering.
    if (typeof value !== 'object' || value === null || key === 'facts') return value;
    const without = EARLIER_ROUNDS[key];
    const kept = Object.entries(value).filter(([k]) => k !== without);
    return Object.fromEntries(kept.map(([k, v]) => [k, plain(v, k)]));
  };
  const { history, counters: _, snapshots: __, ...rest } = state;
  const { objects, zones, ...control } = rest;
  const live = Object.entries(zones).map(([key, ids]) => [key, ids.map((id) => objects[id])]);
  const read = book.readsHistory ? history.turn.length : 0;
  return hashOf(plain({ live, control, read, uses: Object.values(history.uses) }, ''));
}
