import { inputWords } from '../../effects/text/input-words.ts';
import type { Book, MatchSetup, Message, Position } from '../../index.ts';
import type { ScenarioData } from '../../testing/scenario/format.ts';
import { lookOf } from '../../testing/scenario/look-of.ts';
import { MODES } from '../../testing/scenario/modes.ts';
import { Names } from '../../testing/scenario/names.ts';
import { isCalm, openingOf, stepsOf } from '../../testing/scenario/of-moves.ts';
import { rootedAt } from '../../testing/scenario/rooted.ts';
import { failsWith } from '../../testing/scenario/run.ts';
import { bookFor, position, type RegistryEntry } from '../../testing/scenario/setup.ts';
import { scenarioText } from '../../testing/shrink/scenario-text.ts';
import type { Chronicle, Step } from './chronicle.ts';
import type { Began } from './means.ts';
import { type Move, movesOf } from './moves.ts';
import { Refused } from './refused.ts';
import { renaming } from './renaming.ts';
import { wayTo } from './ways.ts';
import { wholeWay } from './whole-way.ts';

/** So many answers before a step it is tried whether the table as it stands there is enough to begin with. */
const ROOTS = 12;

/** How the match began, as far as that is known. */
export interface Beginnings {
  readonly setup?: MatchSetup;
  readonly began?: Began;
}

/**
 * The test for what stands at a step, as the text of a file: the last few answers, from the table as it was before them, if
 * they lead to the same; else all answers from the beginning, or the table alone. `null` where none of these does.
 * @throws {Refused} where that may be since the match has not come from its setup
 */
export function scenarioOf(chronicle: Chronicle, step: Step, beginnings: Beginnings): string | null {
  const entry = entryFor(step.position.book, beginnings.began);
  for (const candidate of candidates(chronicle, step, beginnings)) {
    const { names, at, ...said } = candidate;
    const base = {
      scenario: titleOf(step),
      ruleset: entry.ruleset.name,
      ...(beginnings.began?.cards ? { cards: beginnings.began.cards } : {}),
    };
    // The order of a deck is on no table.
    const steps = [...(said.steps ?? []), { expect: lookOf(names, at, 'order') }];
    const whole = { ...base, ...said, steps, end: lookOf(names, at, 'all') };
    if (!failsWith(whole, entry, MODES.search)) return scenarioText({ ...base, ...said, end: lookOf(names, at) });
  }
  return null;
}

/** A scenario that may do, with what everything is called at its end. */
type Candidate = Pick<ScenarioData, 'seed' | 'draws' | 'setup' | 'steps'> & {
  readonly names: Names;
  readonly at: Position;
};

function* candidates(chronicle: Chronicle, step: Step, { setup, began }: Beginnings): Iterable<Candidate> {
  const way = wayTo(step);
  const named = renaming(step.position.state.players.map(({ name }) => name));
  const at = named.position(step.position);
  const latest = movesOf(way.slice(-1 - ROOTS)).map(named.move);
  for (let from = latest.length - 1; from >= 0; from--) {
    const moves = latest.slice(from);
    const before = moves[0]?.before;
    const root = before && isCalm(before) ? rootedAt(before) : null;
    if (root) yield { setup: root.setup, steps: stepsOf(root.names, moves), names: root.names, at };
  }
  const whole = setup ? wayFrom(chronicle, step, setup) : [];
  if (setup && !(whole instanceof Refused)) {
    const renamed = { ...setup, players: setup.players.map(({ deck }, i) => ({ name: named.names[i] ?? '', deck })) };
    const moves = whole.map(named.move);
    const { book } = at;
    const opening = openingOf(book.ruleset.deckZone, renamed);
    const { seed, script } = setup;
    const draws = script ? { draws: script } : {};
    const names = namesAt(position(book, opening, { seed, ...draws }), moves[0]?.before ?? at, way[0]?.messages ?? []);
    // The order in which things are said counts: names are learnt on the way.
    const steps = stepsOf(names, moves);
    yield { seed, ...draws, setup: opening, steps, names, at };
  } else if (began && way[0]?.id === 0) {
    const { seed = 1, draws, setup: opening } = began;
    const book = bookFor(entryFor(at.book, began), began.cards ?? [], opening);
    const first = position(book, opening, { seed, draws });
    const names = namesAt(first, way[0].position, way[0].messages);
    const steps = stepsOf(names, movesOf(way));
    yield { seed, ...(draws ? { draws } : {}), setup: opening, steps, names, at };
  }
  const alone = isCalm(at) ? rootedAt(at) : null;
  if (alone) yield { setup: alone.setup, steps: [], names: alone.names, at };
  if (whole instanceof Refused) throw whole;

  function namesAt(first: Position['state'], begun: Position, messages: readonly Message[]): Names {
    const names = new Names({ book: at.book, state: first });
    names.learn(begun, messages);
    return names;
  }
}

/** All that was answered from the beginning, or why that is not known: then a scenario may do that begins later. */
function wayFrom(chronicle: Chronicle, step: Step, setup: MatchSetup): readonly Move[] | Refused {
  try {
    return wholeWay(chronicle, step, setup);
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

/** What a scenario of a match is played by: the ruleset, and its cards without those that came with a scenario. */
function entryFor(book: Book, began: Began | undefined): RegistryEntry {
  const known = entries.get(book);
  if (known) return known;
  const own = new Set((began?.cards ?? []).map(({ id }) => id));
  const cards = [...book.cards.values()].map(({ data }) => data).filter(({ id }) => !own.has(id));
  const entry = { ruleset: book.ruleset, cards };
  entries.set(book, entry);
  return entry;
}

const entries = new WeakMap<Book, RegistryEntry>();

/** What was done last, in a sentence. */
function titleOf({ position: at, parent, inputs }: Step): string {
  const { ruleset, state } = { ruleset: at.book.ruleset.name, state: at.state };
  const input = inputs.at(-1);
  const place = `${ruleset}, turn ${state.turn.number}`;
  if (!input || !parent) return `${place}: as it begins`;
  return `${place}: ${inputWords(parent.position, input)}`;
}
