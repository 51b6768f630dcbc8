import { duel, SETS } from '../../../cards/duel/index.ts';
import type { CardData } from '../../../effects/card-data.ts';
import type { Answer, Choice, Request } from '../../../effects/choices/choice.ts';
import { fallbackAnswer } from '../../../effects/choices/shapes.ts';
import { effective } from '../../../effects/effective/derive.ts';
import { makeBook } from '../../../effects/make-book.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import { fact } from '../../../effects/state/facts.ts';
import { playerId, type ZoneKey, zoneKey } from '../../../effects/state/ids.ts';
import { refOf } from '../../../effects/state/objects.ts';
import { playerRef, type Ref } from '../../../effects/state/refs.ts';
import type { GameObject } from '../../../effects/state/state.ts';
import type { Message } from '../../../effects/state/tx.ts';
import { type Accepted, answer, type Match, start } from '../../../search/match.ts';

const CORE = SETS.flatMap((set) => set.cards);

const vanilla = (id: string, cost: number, attack: number, health: number): CardData => ({
  id,
  name: id,
  types: ['unit'],
  stats: { cost, attack, health },
});

/** Plain units that tests pit against the cards they are about. */
const DUMMIES = [vanilla('stone', 0, 0, 9), vanilla('wolf', 0, 2, 3), vanilla('ogre', 0, 5, 5)];

export type Side = 0 | 1;
type Deck = Readonly<Record<string, number>>;

/** As many of each card as the record says. */
const list = (deck: Deck): string[] => Object.entries(deck).flatMap(([id, n]) => Array.from({ length: n }, () => id));

/** A match that is driven by the names of cards: what is on the board is found by its card, the first one of several. */
export class Arena {
  match: Match;
  /** What the last answer led to. */
  messages: readonly Message[];

  constructor(
    decks: readonly [Deck, Deck],
    options: { cards?: readonly CardData[]; seed?: number; mulligan?: false; ruleset?: Ruleset } = {},
  ) {
    const book = makeBook(options.ruleset ?? duel, [...CORE, ...DUMMIES, ...(options.cards ?? [])]);
    const players = decks.map((deck, i) => ({ name: `player ${i}`, deck: list(deck) }));
    const begun = start(book, { seed: options.seed ?? 1, players });
    this.match = begun.match;
    this.messages = begun.messages;
    if (options.mulligan !== false) {
      this.answer([], 0);
      this.answer([], 1);
    }
  }

  get state() {
    return this.match.state;
  }

  get choice(): Choice {
    const choice = this.state.choices[0];
    if (!choice) throw new Error(`Nobody is asked: ${JSON.stringify(this.state.result)}`);
    return choice;
  }

  /** The request that is answered next. */
  get request(): Request {
    const at = this.choice.answers.indexOf(null);
    const request = this.choice.requests[at];
    if (!request) throw new Error('Every request of the open choice is answered.');
    return request;
  }

  try(value: Answer, player: number = this.request.player) {
    return answer(this.match, { type: 'answer', player, choice: this.choice.id, value });
  }

  answer(value: Answer, player: number = this.request.player): this {
    const got = this.try(value, player);
    if (!got.ok) throw new Error(`${got.message} (${got.hint}): ${JSON.stringify(value)} for ${this.offered().join()}`);
    this.take(got);
    return this;
  }

  private take(got: Accepted): void {
    this.match = got.match;
    this.messages = got.messages;
  }

  cancel(): void {
    const got = answer(this.match, { type: 'cancel', player: this.request.player, choice: this.choice.id });
    if (!got.ok) throw new Error(got.message);
    this.take(got);
  }

  /** What a reference is called: a card, `p0`, a word. */
  private name(ref: Ref | undefined): string {
    if (!ref) return '';
    if (ref.kind === 'object') return this.state.objects[ref.id]?.card ?? 'gone';
    if (ref.kind === 'player') return `p${ref.player}`;
    return ref.kind === 'word' ? ref.word : ref.kind;
  }

  /** The names of what is offered now: candidates, items, recipients, or actions with what they are taken with. */
  offered(): string[] {
    const { request } = this;
    switch (request.shape) {
      case 'select':
        return request.candidates.map((ref) => this.name(ref));
      case 'act':
        return request.actions.map((a) => (a.ref ? `${a.name} ${this.name(a.ref)}` : a.name));
      case 'distribute':
        return request.recipients.map((ref) => this.name(ref));
      case 'arrange':
        return request.items.map((ref) => this.name(ref));
      default:
        return [];
    }
  }

  /** Chooses by name; a name given twice means two of them. */
  pick(...names: string[]): this {
    const offered = this.offered();
    const taken = names.map((name) => {
      const at = offered.indexOf(name);
      if (at < 0) throw new Error(`${name} is not offered, but ${offered.join(', ')}`);
      offered[at] = '';
      return at;
    });
    return this.answer(taken);
  }

  act(action: string, ...targets: string[]): this {
    const at = this.offered().indexOf(action);
    if (at < 0) throw new Error(`${action} is not offered, but ${this.offered().join(', ')}`);
    this.answer(at);
    // The only target there is has been taken without a question.
    for (const target of targets) if (this.asksForPlay()) this.pick(target);
    return this;
  }

  /** Whether what is asked belongs to what was just begun: a mode, a target, a cost. */
  private asksForPlay(): boolean {
    const kind = this.state.choices[0]?.asker.kind;
    return kind === 'draft' || kind === 'targets';
  }

  play(card: string, ...targets: string[]): this {
    return this.act(`play ${card}`, ...targets);
  }

  attack(unit: string, target: string): this {
    return this.act(`attack ${unit}`, target);
  }

  end(): this {
    return this.act('end');
  }

  /** Ends turns until it is this player's, with these cards in hand and so much mana. */
  until(player: Side, wanted: { hand?: readonly string[]; mana?: number } = {}): this {
    for (let i = 0; i < 60; i++) {
      const hand = this.zone('hand', player);
      const held = (wanted.hand ?? []).every((card) => hand.includes(card));
      const mana = this.of(player, 'mana') >= (wanted.mana ?? 0);
      if (this.state.turn.active === player && this.choice.purpose === 'window' && held && mana) return this;
      if (this.choice.purpose === 'window') this.end();
      else this.answer(fallbackAnswer(this.request));
    }
    throw new Error(`Player ${player} never holds ${wanted.hand?.join()} with ${wanted.mana} mana.`);
  }

  /** The end of this turn and of the opponent's. */
  round(): this {
    const player = this.state.turn.active as number as Side;
    this.end();
    return this.until(player);
  }

  zone(name: string, player: Side): string[] {
    return (this.state.zones[zoneKey(name, playerId(player))] ?? []).map((id) => this.state.objects[id]?.card ?? '');
  }

  private find(card: string, player: Side, zone: string): GameObject {
    const ids = this.state.zones[zoneKey(zone, playerId(player)) as ZoneKey] ?? [];
    const found = ids.map((id) => this.state.objects[id]).find((o) => o?.card === card);
    if (!found) throw new Error(`There is no ${card} in ${zone} of player ${player}.`);
    return found;
  }

  /** The card in play as the rules see it now. */
  unit(card: string, player: Side) {
    return effective(this.match, this.find(card, player, 'board'));
  }

  on(card: string, player: Side, name: string, zone = 'board'): number {
    return fact(this.match, refOf(this.find(card, player, zone)), name);
  }

  of(player: Side, name: string): number {
    return fact(this.match, playerRef(playerId(player)), name);
  }

  get events() {
    return this.messages.flatMap((m) => m.events);
  }
}
