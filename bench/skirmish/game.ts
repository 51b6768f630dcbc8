// What every implementation of skirmish shares: the cards, the numbers, the interface and the digest.
// The rules themselves are written out separately in each implementation.

import { FOLD_START, fold } from '../checksum.ts';

export type Seat = 0 | 1;
export type Result = Seat | 'draw';

export type UnitName = 'footman' | 'hound' | 'archer' | 'bear' | 'knight' | 'giant';
export type SpellName = 'bolt' | 'zap' | 'insight';
export type CardName = UnitName | SpellName;

export interface UnitCard {
  readonly kind: 'unit';
  readonly name: UnitName;
  readonly cost: number;
  readonly attack: number;
  readonly health: number;
}

export interface SpellCard {
  readonly kind: 'spell';
  readonly name: SpellName;
  readonly cost: number;
}

export type Card = UnitCard | SpellCard;

export const CARDS: Readonly<Record<CardName, Card>> = {
  footman: { kind: 'unit', name: 'footman', cost: 1, attack: 1, health: 2 },
  hound: { kind: 'unit', name: 'hound', cost: 1, attack: 2, health: 1 },
  archer: { kind: 'unit', name: 'archer', cost: 2, attack: 2, health: 2 },
  bear: { kind: 'unit', name: 'bear', cost: 3, attack: 3, health: 4 },
  knight: { kind: 'unit', name: 'knight', cost: 4, attack: 4, health: 4 },
  giant: { kind: 'unit', name: 'giant', cost: 6, attack: 6, health: 6 },
  bolt: { kind: 'spell', name: 'bolt', cost: 2 },
  zap: { kind: 'spell', name: 'zap', cost: 1 },
  insight: { kind: 'spell', name: 'insight', cost: 3 },
};

const COPIES: readonly (readonly [CardName, number])[] = [
  ['footman', 4],
  ['hound', 4],
  ['archer', 5],
  ['bear', 4],
  ['knight', 3],
  ['giant', 2],
  ['bolt', 4],
  ['zap', 2],
  ['insight', 2],
];

/** The 30 cards of a deck, unshuffled. */
export const DECK: readonly CardName[] = COPIES.flatMap(([name, copies]) => Array<CardName>(copies).fill(name));

export const START_HEALTH = 20;
export const OPENING_HAND = 3;
export const MANA_CAP = 10;
export const BOARD_LIMIT = 7;
/** The game is a draw as soon as the turn with this number starts, before anything else happens in it. */
export const TURN_LIMIT = 200;
export const BOLT_DAMAGE = 2;
export const ZAP_DAMAGE = 1;
export const INSIGHT_DRAWS = 2;

/** Both decks, each from bottom to top: the last card is drawn first. */
export type Decks = readonly [readonly CardName[], readonly CardName[]];

/**
 * One implementation of the game. `answer` returns the state to go on with: it may be a new one or the same one
 * changed, so callers must not use the old state afterwards. An answer that is not listed throws a RangeError.
 */
export interface Skirmish<S> {
  start(decks: Decks): S;
  /** Listed answers of the open question, 0 once the game is over. */
  count(state: S): number;
  answer(state: S, index: number): S;
  over(state: S): Result | null;
  /** `digest(summary)` of the state, see below. */
  digest(state: S): number;
}

export interface UnitSummary {
  readonly name: UnitName;
  readonly damage: number;
  readonly ready: boolean;
}

export interface PlayerSummary {
  readonly health: number;
  readonly mana: number;
  readonly maxMana: number;
  /** Bottom to top. */
  readonly deck: readonly CardName[];
  /** Oldest first, as are board and discard. */
  readonly hand: readonly CardName[];
  readonly board: readonly UnitSummary[];
  readonly discard: readonly CardName[];
}

export interface Summary {
  /** Every player's turn counts; the first turn is 1, so player 0 has the odd ones. */
  readonly turn: number;
  readonly players: readonly [PlayerSummary, PlayerSummary];
}

/** What a list of answers, or of what they name by its place, has there. */
export function listed<T>(options: readonly T[], index: number): T {
  const option = options[index];
  if (option === undefined) throw new RangeError(`answer ${index} is not listed`);
  return option;
}

/** The number a card has in the digest. */
const CARD_NUMBERS: Readonly<Record<CardName, number>> = {
  footman: 1,
  hound: 2,
  archer: 3,
  bear: 4,
  knight: 5,
  giant: 6,
  bolt: 7,
  zap: 8,
  insight: 9,
};

/**
 * A hash, 0 to 2^32 - 1, of a state. Starting from FOLD_START, these integers are folded in this order:
 *
 * 1. turn
 * 2. for player 0, then the same for player 1:
 *    1. health (negative if it is), mana, maxMana. Mana is what is left: a player keeps the rest of the last own turn
 *       until the next own turn starts; before the first own turn mana and maxMana are 0.
 *    2. deck: its length, then the number of each card from bottom to top
 *    3. hand: its length, then the number of each card
 *    4. board: its length, then for each unit its card's number, its damage and 1 if it is ready, else 0
 *    5. discard: its length, then the number of each card
 *
 * Not folded: whose turn it is (follows from turn), the open question and the result.
 *
 * Digests of two implementations are equal while the question which action to take is open and once the game is over,
 * not while a target is being chosen: an implementation may pay before or after that question. When a game ends by
 * drawing from an empty deck it ends at once: an `insight` being played has left the hand and is in no zone.
 */
export function digest(summary: Summary): number {
  let hash = fold(FOLD_START, summary.turn);
  for (const player of summary.players) hash = foldPlayer(hash, player);
  return hash >>> 0;
}

function foldPlayer(start: number, player: PlayerSummary): number {
  let hash = fold(start, player.health);
  hash = fold(hash, player.mana);
  hash = fold(hash, player.maxMana);
  hash = foldCards(hash, player.deck);
  hash = foldCards(hash, player.hand);
  hash = fold(hash, player.board.length);
  for (const unit of player.board) {
    hash = fold(hash, CARD_NUMBERS[unit.name]);
    hash = fold(hash, unit.damage);
    hash = fold(hash, unit.ready ? 1 : 0);
  }
  return foldCards(hash, player.discard);
}

function foldCards(start: number, names: readonly CardName[]): number {
  let hash = fold(start, names.length);
  for (const name of names) hash = fold(hash, CARD_NUMBERS[name]);
  return hash;
}
