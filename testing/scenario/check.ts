import { cardProblems } from '../../cards/tools/card-rules.ts';
import { loadBook } from '../../cards/tools/load.ts';
import { checkNames } from '../../cards/tools/names/names.ts';
import { vocabularyOf } from '../../cards/tools/names/vocabulary.ts';
import { formatProblem, type Path, type Problem, unknownWord } from '../../cards/tools/problem.ts';
import { validate } from '../../cards/tools/schema/validate.ts';
import type { CardData } from '../../effects/card-data.ts';
import type { ScenarioData } from './format.ts';
import { scenarioSchema } from './schema.ts';
import type { Registry, RegistryEntry } from './setup.ts';

/** Names in a scenario that its ruleset does not have, and cards that are not sound: known before it is played. */
export function scenarioProblems(data: ScenarioData, registry: Registry): readonly Problem[] {
  const entry = Object.hasOwn(registry, data.ruleset) ? registry[data.ruleset] : undefined;
  if (!entry)
    return [unknownWord(['ruleset'], `There is no ruleset "${data.ruleset}".`, data.ruleset, Object.keys(registry))];
  const unsound = entryProblems(entry);
  if (unsound.length > 0) return unsound;
  const { cards = [], setup } = data;
  const known = [...entry.cards, ...cards].map((card) => card.id);
  const schema = scenarioSchema({ players: Object.keys(setup.players), ruleset: entry.ruleset, cards: known });
  return [...validate('scenario', data, schema), ...inlineProblems(entry, cards, ['cards'])];
}

const checked = new WeakMap<RegistryEntry, readonly Problem[]>();

/** What is wrong with a ruleset and the cards that it is tested with, as loading them would say. */
function entryProblems(entry: RegistryEntry): readonly Problem[] {
  const known = checked.get(entry);
  if (known) return known;
  const { name } = entry.ruleset;
  const loaded = loadBook(entry.ruleset, [{ set: 'tested', name, ruleset: name, cards: entry.cards }]);
  const problems = loaded.ok ? [] : loaded.problems.map((p) => ({ path: ['ruleset'], message: formatProblem(p) }));
  checked.set(entry, problems);
  return problems;
}

/** What is wrong with cards that come with a scenario; their form has been checked. */
export function inlineProblems(entry: RegistryEntry, cards: readonly CardData[], path: Path): readonly Problem[] {
  if (cards.length === 0) return [];
  const words = vocabularyOf(
    entry.ruleset,
    [...entry.cards, ...cards].map((card) => card.id),
  );
  const taken = new Set(entry.cards.map((card) => card.id));
  return cards.flatMap((card, i) => {
    const here = [...path, i];
    const twice = taken.has(card.id);
    taken.add(card.id);
    const problems = [
      ...(twice ? [{ path: ['id'], message: `There is a card "${card.id}" already.`, expected: 'another id' }] : []),
      ...checkNames('card', card, words),
      ...cardProblems(card),
    ];
    return problems.map((problem) => ({ ...problem, path: [...here, ...problem.path] }));
  });
}

/** A problem as one sentence or two, without its place. */
export const problemWords = ({ message, nearest, expected }: Problem): string => {
  if (nearest !== undefined) return `${message} Did you mean "${nearest}"?`;
  return expected === undefined ? message : `${message} Expected ${expected}.`;
};
