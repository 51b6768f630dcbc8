import type { Book } from '../../effects/book.ts';
import type { CardData } from '../../effects/card-data.ts';
import { envOf } from '../../effects/env.ts';
import type { Selector } from '../../effects/language.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { playerId } from '../../effects/state/ids.ts';
import { emptyTable, tableWith } from './bare-table.ts';
import { listWords, type Problem } from './problem.ts';
import { isTable } from './schema/branches.ts';

/** What is odd about a sound card in its ruleset: it can be played, and probably is not as it was meant. */
export const cardDoubts = (book: Book, card: CardData): readonly Problem[] => [
  ...foundAtOnce(book, card),
  ...(doesNothing(book.ruleset, card) ? [idle(card)] : []),
];

const idle = ({ name }: CardData): Problem => ({
  path: [],
  level: 'warning',
  message: `"${name}" does nothing when it is played: it has no effect, no modes and no abilities.`,
  expected: 'what it does in `play`, or `do: []` there if that is meant',
});

/** Checks for damage that find the card as soon as it is there, since it lacks numbers that they read. */
function foundAtOnce(book: Book, card: CardData): Problem[] {
  const { damage, checks, stats } = book.ruleset;
  const fact = damage?.object?.fact;
  if (fact === undefined) return [];
  return checks.flatMap(({ name: check, find }): Problem[] => {
    if (!mentions(find, fact)) return [];
    const lacking = Object.keys(stats).filter((stat) => card.stats?.[stat] === undefined && mentions(find, stat));
    if (lacking.length === 0 || !homes(book.ruleset, card).some((zone) => isFound(book, card, zone, find))) return [];
    return [
      {
        path: [],
        level: 'warning',
        message: `"${card.name}" has no ${listWords(lacking)}: the check "${check}" finds it as soon as it is there.`,
        expected: `${listWords(lacking)} among its \`stats\`, 0 if that is meant`,
      },
    ];
  });
}

/** Whether data says a word anywhere, as a value or as a key. */
function mentions(data: unknown, word: string): boolean {
  if (Array.isArray(data)) return data.some((item) => mentions(item, word));
  return isTable(data)
    ? Object.entries(data).some(([key, value]) => key === word || mentions(value, word))
    : data === word;
}

/** Zones in play where cards of its types lie: there they are played to, or their abilities work. */
const homes = ({ types, zones }: Ruleset, card: CardData): readonly string[] =>
  card.types
    .flatMap((type) => [types[type]?.play?.to ?? [], types[type]?.listens ?? []].flat())
    .filter((zone, i, all) => zones[zone]?.play === true && all.indexOf(zone) === i);

/** Whether a selector finds a card that is alone in a zone and to which nothing has happened. */
const isFound = (book: Book, card: CardData, zone: string, find: Selector): boolean =>
  book.lang
    .select(envOf(tableWith(emptyTable(book), card.id, zone), { you: playerId(0), self: null }), find)
    .some(({ kind }) => kind === 'object');

/** Whether a card does nothing of its own, and its types do no more than put it away once it was played. */
function doesNothing({ types, zones }: Ruleset, card: CardData): boolean {
  const { play, abilities = [], keywords = {} } = card;
  if (play?.do || play?.modes || abilities.length > 0 || Object.keys(keywords).length > 0) return false;
  const plays = card.types.flatMap((type) => types[type]?.play ?? []);
  const isPutAway = ({ to, after = [] }: (typeof plays)[number]): boolean =>
    zones[to]?.play !== true &&
    after.length > 0 &&
    after.every((node) => node.op === 'move' && node.what === 'self' && zones[node.to]?.play !== true);
  return plays.length > 0 && plays.every(isPutAway);
}
