import { formatProblem } from '../cards/tools/problem.ts';
import { validate } from '../cards/tools/schema/validate.ts';
import type { CardData } from '../effects/card-data.ts';
import type { ScriptedDraw } from '../effects/state/random.ts';
import { inlineProblems } from './scenario/check.ts';
import type { SetupData } from './scenario/format.ts';
import { MODES } from './scenario/modes.ts';
import { scenarioSchema } from './scenario/schema.ts';
import type { Mode } from './scenario/session.ts';
import { bookFor, position, type RegistryEntry } from './scenario/setup.ts';
import { Table } from './table.ts';

/** More about a table. */
export interface TableOptions {
  /** Cards of its own, beside those of the ruleset. */
  readonly cards?: readonly CardData[];
  readonly seed?: number;
  readonly draws?: readonly ScriptedDraw[];
  /** How the match is played; plainly when left out. */
  readonly mode?: Mode;
}

/**
 * A table with a match that begins in a position, as a scenario's `setup` does.
 * @throws if the setup names something that the ruleset does not have
 * @example
 * ```ts
 * import { duel, SETS } from 'cardwright/duel';
 * import { table } from 'cardwright/testing';
 *
 * const entry = { ruleset: duel, cards: SETS.flatMap((set) => set.cards) };
 * const t = table(entry, {
 *   step: 'main',
 *   players: { ann: { hand: ['kerb-pup'], facts: { mana: 1, maxMana: 1 } }, bob: {} },
 * });
 * t.play('ann', 'play', 'kerb-pup');
 * t.expect({ choice: 'window', ann: { hand: [], board: ['kerb-pup'] } });
 * console.log(t.zone('ann', 'board')); // ["kerb-pup"]
 * ```
 */
export function table(entry: RegistryEntry, setup: SetupData, options: TableOptions = {}): Table {
  const { cards = [], mode = MODES.search } = options;
  const known = [...entry.cards, ...cards].map((card) => card.id);
  const root = scenarioSchema({ players: Object.keys(setup.players), ruleset: entry.ruleset, cards: known });
  const form = [...validate('setup', setup, root), ...cards.flatMap((card) => validate('card', card, root))];
  const problems = form.length > 0 ? form : inlineProblems(entry, cards, ['cards']);
  if (problems.length > 0) throw new Error(problems.map(formatProblem).join('\n'));
  const book = bookFor(entry, cards, setup);
  return new Table(book, position(book, setup, options), mode);
}
