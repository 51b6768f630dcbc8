import { expect, test } from 'vitest';
import type { Book } from '../../effects/book.ts';
import type { Modifier } from '../../effects/effective/stored-modifier.ts';
import { makeBook } from '../../effects/make-book.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { type CardId, modifierId, playerId } from '../../effects/state/ids.ts';
import { answer, begin, openRequests } from '../../search/index.ts';
import { position } from '../../testing/scenario/setup.ts';
import { GAMES, type Game } from '../support/games.ts';

/** A ruleset in which there is room for any number of cards, and which begins in the middle. */
function roomy({ zones, ...ruleset }: Ruleset): Ruleset {
  const decls = Object.entries(zones).map(([name, { capacity: _, cells, ...zone }]) => [
    name,
    cells ? { ...zone, cells: cells.map(({ capacity: __, ...cell }) => cell) } : zone,
  ]);
  return { ...ruleset, setup: [], zones: Object.fromEntries(decls) };
}

/** What a match took: steps, triggers that were set off, answers, and how many cards were worked out anew. */
interface Work {
  readonly steps: number;
  readonly triggers: number;
  readonly answers: number;
  readonly derived: number;
}

/** A book of its own that counts how often the numbers of a printed card are gone through to derive a card from it. */
function counting(game: Game): { readonly book: Book; readonly derived: () => number } {
  let n = 0;
  const { ruleset, cards } = game.book;
  const book = makeBook(
    roomy(ruleset),
    [...cards.values()].map(({ data }) => data),
  );
  for (const [id, card] of book.cards) {
    const stats = new Proxy(card.printed.stats, {
      ownKeys: (of) => {
        n++;
        return Reflect.ownKeys(of);
      },
    });
    (book.cards as Map<CardId, typeof card>).set(id, { ...card, printed: { ...card.printed, stats } });
  }
  return { book, derived: () => n };
}

/** Answers that are enough for a game to come round. */
const MOST = 60;

/** Something that changes them all, as long as they are there. */
const larger = (zone: string, stat: string): Modifier => ({
  id: modifierId(1),
  source: null,
  controller: playerId(0),
  affects: { anew: { select: 'objects', in: [zone] } },
  patches: [{ patch: 'addStat', stat, by: 1 }],
  duration: { until: 'match' },
  since: 1,
});

/** Each player has so many of a card in play, all of them about to die, and cards to draw; then the least is done. */
function workWith(game: Game, card: string, count: number): Work {
  const { book, derived } = counting(game);
  const { zones, deckZone, damage, stats } = book.ruleset;
  const [zone, { cells }] = Object.entries(zones).find(([, { play, of }]) => play && of === 'player') ?? ['hand', {}];
  const cell = cells?.[0] ? { cell: cells[0].name } : {};
  const facts = damage?.object ? { facts: { [damage.object.fact]: 99 * damage.object.by } } : {};
  const side = { [zone]: [{ card, count, ...cell, ...facts }], [deckZone]: [{ card, count: 20 }] };
  const seats = Array.from({ length: book.ruleset.players.min }, (_, i) => [`p${i}`, side]);
  const begun = position(book, { players: Object.fromEntries(seats) });
  const modifiers = [larger(zone, Object.keys(stats)[0] ?? '')];
  const first = begin(book, { ...begun, modifiers, counters: { ...begun.counters, modifier: 1 } });
  const messages = [...first.messages];
  let { match } = first;
  let answers = 0;
  while (answers < MOST && !match.state.result && match.state.turn.number < 4) {
    const [open] = openRequests(match);
    if (!open) break;
    const { choice, request, fallback: value } = open;
    const taken = answer(match, { type: 'answer', player: request.player, choice: choice.id, value });
    if (!taken.ok) throw new Error(taken.message);
    match = taken.match;
    messages.push(...taken.messages);
    answers++;
  }
  const triggers = messages.reduce((sum, message) => sum + message.triggers.length, 0);
  return { steps: messages.length, triggers, answers, derived: derived() };
}

/** Cards that do something when they die or others do, or else any. */
const cardsOf = ({ book }: Game): readonly string[] => {
  const all = [...book.cards.values()].map(({ data }) => data);
  const units = all.filter(({ stats }) => stats?.['health'] !== undefined);
  const active = units.filter(({ abilities = [] }) => abilities.some((a) => 'on' in a));
  return [...active, ...units, ...all].slice(0, 6).map(({ id }) => id);
};

test.each(GAMES)('$name: what is to be done grows with the number of identical cards, and no faster', (game) => {
  for (const card of cardsOf(game)) {
    const [few, more, most] = [4, 8, 16].map((count) => workWith(game, card, count)) as [Work, Work, Work];
    // Where each of them hears what happens to each, that is as many triggers; each trigger takes a few steps.
    expect(most.steps - more.steps, card).toBeLessThanOrEqual(4 * (most.triggers - more.triggers) + 2 * 8);
    expect(most.answers - more.answers, card).toBeLessThanOrEqual(Math.max(2, 2 * (more.answers - few.answers)));
    expect(most.derived - more.derived, card).toBeLessThanOrEqual(2.2 * (more.derived - few.derived));
    expect(few.steps).toBeGreaterThan(0);
    expect(few.derived).toBeGreaterThan(0);
  }
});
