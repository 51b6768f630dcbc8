import { isTable } from '../../cards/tools/schema/branches.ts';
import type { Position } from '../../effects/env.ts';
import { refusedDeeds } from '../../effects/rules/actions.ts';
import { windowActions } from '../../effects/rules/why.ts';
import { cardId } from '../../effects/state/ids.ts';
import { refOf } from '../../effects/state/objects.ts';
import { abilityWord } from './ability-words.ts';
import type { Asked } from './asked.ts';
import type { AnswerData, FormData, RejectCode } from './format.ts';
import { find, type Names } from './names.ts';
import { offered } from './offer.ts';

/** Why what an answer names is not offered; `problem`: it names something that there is not at all. */
export type Refusal = { readonly code: RejectCode; readonly detail?: string } | { readonly problem: string };

/** Why an action is not open: the rulebook says it of everything that a player could think of. */
export function actionRefusal(names: Names, at: Position, asked: Asked, line: string): Refusal {
  const [action = '', object, ability] = line.trim().split(/\s+/);
  if (!at.book.ruleset.actions[action]) return { problem: `the ruleset has no action "${action}"` };
  const refused = refusedDeeds(at, asked.request.player, windowActions(at, asked.choice)).filter(
    ({ deed }) =>
      deed.action === action &&
      (ability === undefined || abilityWord(at, deed.source, deed.ability) === ability.replace(/#\d+$/, '')),
  );
  if (object === undefined) return refused[0]?.reason ?? { code: 'not-a-candidate' };
  const withSource = refused.flatMap(({ deed, reason }) => (deed.source ? [{ ref: deed.source, reason }] : []));
  const found = find(
    withSource.map(({ ref }) => names.called(at, ref)),
    object,
  );
  if ('at' in found) return withSource[found.at]?.reason ?? { code: 'not-a-candidate' };
  return existing(names, at, object);
}

/** Why names are not offered: all there is to say is that they are not, if there is such a thing. */
export function nameRefusal(names: Names, at: Position, asked: Asked, data: AnswerData): Refusal {
  const offer = offered(names, at, asked.request);
  const missing = namesOf(data).find((name) => 'missing' in offer.find(name));
  return missing === undefined ? { code: 'not-a-candidate' } : existing(names, at, missing);
}

/** Everything that an answer names. */
function namesOf(data: AnswerData): readonly string[] {
  if (typeof data === 'string') return [data];
  if (Array.isArray(data)) return data as readonly string[];
  const { arrange = {}, distribute = {}, assign = {}, pay = {} } = data as FormData;
  return [
    ...Object.values(arrange).flat(),
    ...Object.keys(distribute),
    ...Object.entries(assign).flat(),
    ...Object.values(pay).flatMap((row) => Object.keys(row)),
  ];
}

function existing(names: Names, at: Position, name: string): Refusal {
  const all = at.state.objects.flatMap((o) => (o ? [names.called(at, refOf(o))] : []));
  const cells = Object.values(at.book.ruleset.zones).flatMap((z) => (z.cells ?? []).map((c) => c.name));
  const leaf = name.split('/').at(-1) ?? '';
  const known =
    names.players.includes(name) ||
    cells.includes(leaf) ||
    at.book.cards.has(cardId(name)) ||
    ['yes', 'no'].includes(name) ||
    [...at.book.cards.values()].some((card) => wordsIn(card.data).includes(name)) ||
    !('missing' in find(all, name));
  return known ? { code: 'not-a-candidate' } : { problem: `there is nothing called "${name}"` };
}

/** The words that a card has players choose from: its modes, the ways to pay, and those that are written out. */
function wordsIn(data: unknown): readonly string[] {
  if (Array.isArray(data)) return data.flatMap(wordsIn);
  if (!isTable(data)) return [];
  const { modes, cost, select, of } = data;
  const named = Array.isArray(modes) ? modes.flatMap((mode) => (isTable(mode) ? [mode.name] : [])) : [];
  const ways = cost === 'either' && isTable(of) ? Object.keys(of) : [];
  const words = select === 'words' && Array.isArray(of) ? of : [];
  const own = [...named, ...ways, ...words].filter((word) => typeof word === 'string');
  return [...own, ...Object.values(data).flatMap(wordsIn)];
}
