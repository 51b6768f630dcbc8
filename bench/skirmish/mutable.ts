// Skirmish as a mutable loop: one state changed in place, nothing allocated per answer but units entering the board.

import type { Card, CardName, Decks, PlayerSummary, Result, Seat, Skirmish, UnitCard } from './game.ts';
import {
  BOARD_LIMIT,
  BOLT_DAMAGE,
  CARDS,
  digest,
  INSIGHT_DRAWS,
  listed,
  MANA_CAP,
  OPENING_HAND,
  START_HEALTH,
  TURN_LIMIT,
  ZAP_DAMAGE,
} from './game.ts';

interface Unit {
  card: UnitCard;
  damage: number;
  ready: boolean;
}

interface Player {
  readonly seat: Seat;
  health: number;
  mana: number;
  maxMana: number;
  readonly deck: CardName[];
  readonly hand: Card[];
  readonly board: Unit[];
  readonly discard: Card[];
}

// An action is a number: a hand index to play, ATTACK + a board index to attack, or END.
const ATTACK = 0x10000;
const END = 0x20000;
/** `pending` while the question is which action to take. */
const NOTHING = -1;

export interface State {
  turn: number;
  readonly players: readonly [Player, Player];
  active: Player;
  enemy: Player;
  result: Result | null;
  /** The action whose target is being chosen. */
  pending: number;
  /** Number of listed answers. */
  count: number;
  /** The listed actions in the first `count` places; not used for targets, which follow from the boards. */
  readonly actions: number[];
}

export const mutable: Skirmish<State> = {
  start,
  count: (state) => state.count,
  answer,
  over: (state) => state.result,
  digest: ({ turn, players }) => digest({ turn, players: [summary(players[0]), summary(players[1])] }),
};

function start(decks: Decks): State {
  const first = newPlayer(0, decks[0]);
  const second = newPlayer(1, decks[1]);
  const state: State = {
    turn: 0,
    players: [first, second],
    // The other way round, as the first turn starts by changing sides.
    active: second,
    enemy: first,
    result: null,
    pending: NOTHING,
    count: 0,
    actions: [],
  };
  if (draw(state, first, OPENING_HAND) && draw(state, second, OPENING_HAND)) startTurn(state);
  listActions(state);
  return state;
}

function newPlayer(seat: Seat, deck: readonly CardName[]): Player {
  return { seat, health: START_HEALTH, mana: 0, maxMana: 0, deck: deck.slice(), hand: [], board: [], discard: [] };
}

// Questions

function answer(state: State, index: number): State {
  if (!Number.isInteger(index) || index < 0 || index >= state.count) {
    throw new RangeError(`answer ${index} is not listed`);
  }
  const { pending } = state;
  if (pending === NOTHING) {
    const action = state.actions[index] ?? END;
    if (action === END) startTurn(state);
    else if (action >= ATTACK) beginAttack(state, action);
    else beginPlay(state, action);
  } else {
    state.pending = NOTHING;
    if (pending >= ATTACK) attack(state, pending - ATTACK, index);
    else bolt(state, pending, index);
  }
  if (state.pending === NOTHING) listActions(state);
  return state;
}

function listActions(state: State): void {
  if (state.result !== null) {
    state.count = 0;
    return;
  }
  const { active, actions } = state;
  const { hand, board, mana } = active;
  const roomy = board.length < BOARD_LIMIT;
  let count = 0;
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    if (card && card.cost <= mana && (roomy || card.kind === 'spell')) actions[count++] = i;
  }
  for (let i = 0; i < board.length; i++) {
    if (board[i]?.ready) actions[count++] = ATTACK + i;
  }
  actions[count++] = END;
  state.count = count;
}

// Actions

function beginPlay(state: State, index: number): void {
  const { active, enemy } = state;
  const card = listed(active.hand, index);
  if (card.name === 'bolt') {
    state.pending = index;
    state.count = active.board.length + enemy.board.length + 2;
    return;
  }
  pay(active, index);
  if (card.kind === 'unit') {
    active.board.push({ card, damage: 0, ready: false });
    return;
  }
  if (card.name === 'zap') hurt(state, enemy, ZAP_DAMAGE);
  else if (!draw(state, active, INSIGHT_DRAWS)) return;
  active.discard.push(card);
}

/** Targets: units of player 0, units of player 1, player 0, player 1. */
function bolt(state: State, index: number, target: number): void {
  const { active } = state;
  const [first, second] = state.players;
  active.discard.push(pay(active, index));

  const firstUnits = first.board.length;
  const units = firstUnits + second.board.length;
  if (target < firstUnits) hurtUnit(first, target, BOLT_DAMAGE);
  else if (target < units) hurtUnit(second, target - firstUnits, BOLT_DAMAGE);
  else hurt(state, target === units ? first : second, BOLT_DAMAGE);
}

function pay(player: Player, index: number): Card {
  const card = listed(player.hand, index);
  player.mana -= card.cost;
  removeAt(player.hand, index);
  return card;
}

function beginAttack(state: State, action: number): void {
  const enemyUnits = state.enemy.board.length;
  if (enemyUnits === 0) {
    attack(state, action - ATTACK, 0);
    return;
  }
  state.pending = action;
  state.count = enemyUnits + 1;
}

/** Targets: enemy units, the enemy player. */
function attack(state: State, index: number, target: number): void {
  const { active, enemy } = state;
  const attacker = listed(active.board, index);
  attacker.ready = false;
  if (target === enemy.board.length) {
    hurt(state, enemy, attacker.card.attack);
    return;
  }
  const defender = listed(enemy.board, target);
  hurtUnit(active, index, defender.card.attack);
  hurtUnit(enemy, target, attacker.card.attack);
}

// An action damages at most one player and one unit of each side, so the check for deaths that follows each action
// can be made right where the damage is dealt.

function hurt(state: State, player: Player, amount: number): void {
  player.health -= amount;
  if (player.health <= 0) lose(state, player);
}

function hurtUnit(owner: Player, index: number, amount: number): void {
  const unit = listed(owner.board, index);
  unit.damage += amount;
  if (unit.damage < unit.card.health) return;
  removeAt(owner.board, index);
  owner.discard.push(unit.card);
}

function lose(state: State, player: Player): void {
  state.result = player.seat === 0 ? 1 : 0;
}

// Turns

function startTurn(state: State): void {
  const player = state.enemy;
  state.enemy = state.active;
  state.active = player;
  if (++state.turn >= TURN_LIMIT) {
    state.result = 'draw';
    return;
  }
  if (player.maxMana < MANA_CAP) player.maxMana++;
  player.mana = player.maxMana;
  for (const unit of player.board) unit.ready = true;
  draw(state, player, 1);
}

/** False if the deck ran out, which has ended the game. */
function draw(state: State, player: Player, cards: number): boolean {
  for (let i = 0; i < cards; i++) {
    const name = player.deck.pop();
    if (name === undefined) {
      lose(state, player);
      return false;
    }
    player.hand.push(CARDS[name]);
  }
  return true;
}

/** `splice(index, 1)` without its result array. */
function removeAt<T>(list: T[], index: number): void {
  for (let i = index + 1; i < list.length; i++) {
    const next = list[i];
    if (next !== undefined) list[i - 1] = next;
  }
  list.pop();
}

function summary(player: Player): PlayerSummary {
  const { health, mana, maxMana, deck } = player;
  return {
    health,
    mana,
    maxMana,
    deck,
    hand: player.hand.map((card) => card.name),
    board: player.board.map(({ card, damage, ready }) => ({ name: card.name, damage, ready })),
    discard: player.discard.map((card) => card.name),
  };
}
