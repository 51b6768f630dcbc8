import { amountDef } from './amounts/registry.gen.ts';
import type { Book, BookCard } from './book.ts';
import type { CardData } from './card-data.ts';
import { keywordAbilities, liveAbility, rulesAbilities } from './effective/abilities.ts';
import type { EffectiveCard, LiveAbility } from './effective/card.ts';
import { heardBy, namesHeardBy } from './effective/listeners.ts';
import { clampStat } from './effective/stats.ts';
import type { EventType } from './events/event.ts';
import { isAmount } from './families.ts';
import { hashOf } from './hash.ts';
import type { Ability, Patch } from './language.ts';
import { LANG } from './make-lang.ts';
import type { Ruleset } from './ruleset.ts';
import { cardId } from './state/ids.ts';

function printedCard(ruleset: Ruleset, data: CardData): EffectiveCard {
  const keywords = data.keywords ?? {};
  const own = (data.abilities ?? []).map((ability, i) =>
    liveAbility(ruleset, data.types, ability, ability.id ?? `printed.${i}`, {
      in: 'card',
      name: data.id,
      path: `abilities.${i}`,
    }),
  );
  return {
    card: cardId(data.id),
    name: data.name,
    types: data.types,
    tags: data.tags ?? [],
    stats: Object.fromEntries(Object.entries(data.stats ?? {}).map(([stat, n]) => [stat, clampStat(ruleset, stat, n)])),
    keywords,
    abilities: [...own, ...keywordAbilities(ruleset, data.types, keywords)],
    forbidden: [],
  };
}

function bookCard(ruleset: Ruleset, data: CardData): BookCard {
  const printed = printedCard(ruleset, data);
  const listens = printed.abilities.some((live) => 'on' in live.ability || 'instead' in live.ability);
  return { data, printed, listens, hasStatic: printed.abilities.some((live) => 'affects' in live.ability) };
}

const isTable = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The tables of a record as lists of pairs: their hash then changes with their order as well. */
const inOrder = (record: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).map(([key, v]) => [key, isTable(v) ? Object.entries(v) : v]));

/**
 * Two books with equal hashes play alike. So the order of a ruleset's tables counts: triggers are taken in the order of
 * zones, an effect plays a card by the first action that can; and so does the order of a card's keywords.
 */
const bookHash = (ruleset: Ruleset, cards: readonly CardData[]): string =>
  hashOf({ ruleset: { ...inOrder(ruleset), facts: inOrder(ruleset.facts) }, cards: cards.map(inOrder) });

/** Abilities by the types of events that they hear. */
function byEvent(abilities: readonly LiveAbility[]): Book['rules'] {
  const heard = new Map<EventType, LiveAbility[]>();
  for (const live of abilities)
    for (const type of heardBy(live, 'trigger')) heard.set(type, [...(heard.get(type) ?? []), live]);
  return heard;
}

/** Whether some patch in the data may grant a static ability. */
const grantsStatic = (patches: readonly Patch[]): boolean =>
  patches.some((p) => p.patch === 'grant' && 'affects' in p.ability);

/** Whether something in the data looks at what has happened before. */
const looksBack = (data: unknown): boolean =>
  typeof data === 'object' &&
  data !== null &&
  ((isAmount(data) && amountDef(data).looksBack === true) || Object.values(data).some(looksBack));

/**
 * Prepares a ruleset and cards for play. They must have been checked: what `cards/tools` loads has been.
 * @throws if two cards share an id
 * @example
 * ```ts
 * import { makeBook } from 'cardwright';
 * import { duel, SETS } from 'cardwright/duel';
 *
 * const cards = SETS.flatMap((set) => set.cards);
 * const book = makeBook(duel, cards);
 * console.log(book.ruleset.name); // duel
 * ```
 */
export function makeBook(ruleset: Ruleset, cards: readonly CardData[]): Book {
  const sorted = [...cards].sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
  const all = new Map(sorted.map((data) => [cardId(data.id), bookCard(ruleset, data)]));
  if (all.size < cards.length) {
    const twice = sorted.find((c, i) => sorted[i + 1]?.id === c.id);
    throw new Error(`Two cards have the id "${twice?.id}". Rename one of them.`);
  }
  const lives: readonly LiveAbility[] = [...all.values()].flatMap((c) => c.printed.abilities);
  const heard = new Map<string, Set<string>>();
  for (const live of lives)
    for (const name of namesHeardBy(live)) {
      const zones = heard.get(name) ?? new Set();
      for (const zone of live.zones) zones.add(zone);
      heard.set(name, zones);
    }
  const fromKeywords: readonly Ability[] = Object.values(ruleset.keywords).flatMap((k) => k.abilities ?? []);
  const anyStatic =
    [...all.values()].some((c) => c.hasStatic) ||
    fromKeywords.some((a) => 'affects' in a) ||
    Object.values(ruleset.keywords).some((k) => k.patches !== undefined) ||
    lives.some((live) => 'patches' in live.ability && grantsStatic(live.ability.patches));
  return {
    ruleset,
    lang: LANG,
    cards: all,
    hash: bookHash(ruleset, sorted),
    heard,
    anyStatic,
    staticZones: new Set(lives.flatMap((live) => ('affects' in live.ability ? live.zones : []))),
    rules: byEvent(rulesAbilities(ruleset)),
    readsHistory: looksBack([ruleset, sorted]),
    plusStats: Object.keys(ruleset.stats).filter((stat) => ruleset.stats[stat]?.plus !== undefined),
  };
}
