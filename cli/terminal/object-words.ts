import type { ObjectView } from '../../effects/rules/views.ts';
import type { FactDecl } from '../../effects/ruleset.ts';
import { placeOf, seatNames, type Table } from './table.ts';

/** `attack 2, health 3`: numbers by name. */
export const numbersWords = (numbers: Readonly<Record<string, number>>): string =>
  Object.entries(numbers)
    .map(([name, n]) => `${name} ${n}`)
    .join(', ');

/** `guard, poison 2`: a keyword's value stands after it where it is not 1. */
export const keywordsWords = (keywords: Readonly<Record<string, number>>): string =>
  Object.entries(keywords)
    .map(([name, n]) => (n === 1 ? name : `${name} ${n}`))
    .join(', ');

/** Facts that are not what they are at first. */
function changedFacts(
  decls: Readonly<Record<string, FactDecl>>,
  facts: Readonly<Record<string, number>> = {},
): Readonly<Record<string, number>> {
  return Object.fromEntries(Object.entries(facts).filter(([name, n]) => n !== (decls[name]?.initial ?? 0)));
}

export const nameOf = (object: ObjectView): string => object.name || (object.card ?? 'a card');

/** What is to be seen of an object besides its name: numbers, keywords, facts, what it is attached to. */
export function detailsOf(table: Table, object: ObjectView): string {
  const { stats = {}, keywords = {}, facts, attachedTo, owner, controller } = object;
  const bearer = attachedTo === undefined ? null : placeOf(table, attachedTo);
  const parts = [
    numbersWords(stats),
    keywordsWords(keywords),
    numbersWords(changedFacts(table.ruleset.facts.object, facts)),
    object.token ? 'token' : '',
    object.faceDown ? 'face down' : '',
    bearer ? `on ${nameOf(bearer.object)}` : '',
    owner !== undefined && owner !== controller ? `owned by ${seatNames(table)[owner] ?? owner}` : '',
  ];
  return parts.filter(Boolean).join('; ');
}

/** `Kerb Pup (cost 1, attack 2, health 1; guard)`. */
export function objectWords(table: Table, object: ObjectView): string {
  const details = detailsOf(table, object);
  return `${nameOf(object)}${details && ` (${details})`}`;
}
