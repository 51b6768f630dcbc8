import type { Book } from '../../effects/book.ts';
import { effective } from '../../effects/effective/derive.ts';
import type { GameEvent } from '../../effects/events/event.ts';
import type { Frame, Program } from '../../effects/flow/frame.ts';
import { nodesOf } from '../../effects/flow/origin.ts';
import { type CardId, cardId, zoneName } from '../../effects/state/ids.ts';
import type { GameObject } from '../../effects/state/state.ts';
import type { Message } from '../../effects/state/tx.ts';
import type { Match } from '../../search/match.ts';
import { KINDS, type Kind, type Names, opsIn, reachable } from './reachable.ts';

/** What random play has come by so far, of all that there is in a game. */
export class Seen {
  private readonly book: Book;
  private readonly all: Names;
  private readonly met: Readonly<Record<Kind, Set<string>>>;
  /** What was asked by what. */
  private readonly asked = new Set<string>();
  private readonly ops = new Map<string, ReadonlySet<string>>();

  constructor(book: Book) {
    this.book = book;
    this.all = reachable(book);
    this.met = { cards: new Set(), ops: new Set(), keywords: new Set(), purposes: new Set() };
  }

  /** What there is, and has never been seen. */
  get missing(): Readonly<Record<Kind, readonly string[]>> {
    const left = (kind: Kind): readonly string[] =>
      [...this.all[kind]].filter((name) => !this.met[kind].has(name)).sort();
    return { cards: left('cards'), ops: left('ops'), keywords: left('keywords'), purposes: left('purposes') };
  }

  get complete(): boolean {
    return KINDS.every((kind) => [...this.all[kind]].every((name) => this.met[kind].has(name)));
  }

  /** How much there is of everything together, and how much of it has never been seen. */
  get progress(): { readonly known: number; readonly missing: number } {
    const sum = (counts: readonly number[]): number => counts.reduce((a, b) => a + b, 0);
    return {
      known: sum(Object.values(this.known)),
      missing: sum(Object.values(this.missing).map((names) => names.length)),
    };
  }

  /** How much there is. */
  get known(): Readonly<Record<Kind, number>> {
    const { cards, ops, keywords, purposes } = this.all;
    return { cards: cards.size, ops: ops.size, keywords: keywords.size, purposes: purposes.size };
  }

  /** Whether something that a card would show has not been seen yet. */
  isNew(card: string): boolean {
    return this.all.cards.has(card) && !this.met.cards.has(card);
  }

  /**
   * A match at rest, and what has happened since it rested before.
   * @returns whether there is something in it that has not been seen before
   */
  note(match: Match, messages: readonly Message[]): boolean {
    const before = this.size;
    this.look(match, messages);
    return this.size > before;
  }

  private get size(): number {
    return KINDS.reduce((sum, kind) => sum + this.met[kind].size, this.asked.size);
  }

  private look(match: Match, messages: readonly Message[]): void {
    for (const { events, begun } of messages) {
      for (const event of events) this.event(match, event);
      for (const frame of begun) this.effect(frame);
    }
    for (const { purpose, source } of match.state.choices) {
      this.met.purposes.add(purpose);
      const asker = source?.kind === 'object' ? match.state.objects[source.id]?.card : source?.kind;
      this.asked.add(`${purpose}/${asker}`);
    }
    for (const object of match.state.objects) {
      if (!object || !this.isAtWork(object)) continue;
      this.card(object.card);
      for (const keyword of Object.keys(effective(match, object).keywords)) this.met.keywords.add(keyword);
    }
  }

  private event({ state }: Match, event: GameEvent): void {
    if (event.type === 'created') this.card(event.card);
    if (event.type !== 'acted' || event.object?.kind !== 'object') return;
    const played = state.objects[event.object.id];
    if (played) this.card(played.card);
  }

  /** Whether it is in play, or where its abilities are at work. */
  private isAtWork({ card, zone }: GameObject): boolean {
    const { zones, types } = this.book.ruleset;
    const name = zoneName(zone);
    if (zones[name]?.play) return true;
    return this.book.cards.get(card)?.data.types.some((type) => types[type]?.listens.includes(name)) ?? false;
  }

  private card(id: CardId): void {
    if (this.met.cards.has(id)) return;
    this.met.cards.add(id);
    for (const keyword of Object.keys(this.book.cards.get(cardId(id))?.data.keywords ?? {}))
      this.met.keywords.add(keyword);
  }

  /** An effect that has begun: its program, and what is done after it. */
  private effect({ program, after }: Frame): void {
    for (const part of [program, after]) if (part) for (const op of this.opsOf(part)) this.met.ops.add(op);
  }

  private opsOf(program: Program): ReadonlySet<string> {
    if (program.in === 'play') return opsIn(program.nodes);
    const place = `${program.in}/${program.name}/${program.path}`;
    const known = this.ops.get(place) ?? opsIn(nodesOf(this.book, program));
    this.ops.set(place, known);
    return known;
  }
}
