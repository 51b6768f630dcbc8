// Skirmish as an immutable reducer: plain data, old states stay valid, only what changes is copied. On the paths of
// every move copies are written out field by field: with `...` they make the whole game three times slower (Node 20).

import type { Card, CardName, Decks, PlayerSummary, Result, Seat, Skirmish, SpellCard, UnitCard } from './game.ts';
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
  readonly card: UnitCard;
  readonly damage: number;
  readonly ready: boolean;
}

interface Player {
  readonly health: number;
  readonly mana: number;
  readonly maxMana: number;
  readonly deck: readonly Card[];
  readonly hand: readonly Card[];
  readonly board: readonly Unit[];
  readonly discard: readonly Card[];
}

interface Position {
  readonly turn: number;
  readonly active: Seat;
  readonly players: readonly [Player, Player];
  readonly result: Result | null;
}

/** Cards and units are named by their index in the active player's hand and board. */
type TargetedAction = { readonly kind: 'play' | 'attack'; readonly index: number };
type Action = TargetedAction | { readonly kind: 'end' };
type Target =
  | { readonly kind: 'unit'; readonly seat: Seat; readonly index: number }
  | { readonly kind: 'player'; readonly seat: Seat };

type Question =
  | { readonly kind: 'action'; readonly options: readonly Action[] }
  | { readonly kind: 'target'; readonly options: readonly Target[]; readonly action: TargetedAction };

export interface State {
  readonly position: Position;
  /** Null once the game is over. */
  readonly question: Question | null;
}

const END: Action = { kind: 'end' };
const PLAYER_TARGETS: readonly [Target, Target] = [
  { kind: 'player', seat: 0 },
  { kind: 'player', seat: 1 },
];

export const immutable: Skirmish<State> = {
  start: (decks) => ask(startTurn(deal(decks), 0)),
  count: (state) => state.question?.options.length ?? 0,
  answer,
  over: (state) => state.position.result,
  digest: ({ position: { turn, players } }) => digest({ turn, players: [summary(players[0]), summary(players[1])] }),
};

// Questions

function answer({ position, question }: State, index: number): State {
  if (question?.kind === 'target') return ask(perform(position, question.action, listed(question.options, index)));

  const action = listed(question?.options ?? [], index);
  if (action.kind === 'end') return ask(startTurn(position, opponentOf(position.active)));

  const targets = targetsOf(position, action);
  if (targets.length > 1) return { position, question: { kind: 'target', options: targets, action } };
  return ask(perform(position, action, targets[0]));
}

function ask(position: Position): State {
  if (position.result !== null) return { position, question: null };
  return { position, question: { kind: 'action', options: actionsOf(position.players[position.active]) } };
}

function actionsOf(player: Player): readonly Action[] {
  const actions: Action[] = [];
  player.hand.forEach((card, index) => {
    if (isPlayable(player, card)) actions.push({ kind: 'play', index });
  });
  player.board.forEach((unit, index) => {
    if (unit.ready) actions.push({ kind: 'attack', index });
  });
  actions.push(END);
  return actions;
}

function isPlayable(player: Player, card: Card): boolean {
  return card.cost <= player.mana && (card.kind === 'spell' || player.board.length < BOARD_LIMIT);
}

/** The candidates for the target of an action, none if it takes no target. */
function targetsOf(position: Position, action: TargetedAction): readonly Target[] {
  const { active, players } = position;
  if (action.kind === 'attack') {
    const enemy = opponentOf(active);
    return [...unitTargets(players, enemy), PLAYER_TARGETS[enemy]];
  }
  if (listed(players[active].hand, action.index).name !== 'bolt') return [];
  return [...unitTargets(players, 0), ...unitTargets(players, 1), ...PLAYER_TARGETS];
}

function unitTargets(players: Position['players'], seat: Seat): readonly Target[] {
  return players[seat].board.map((_, index) => ({ kind: 'unit', seat, index }));
}

// Actions

function perform(position: Position, action: TargetedAction, target: Target | undefined): Position {
  const next = action.kind === 'play' ? play(position, action.index, target) : attack(position, action.index, target);
  return next.result === null ? settle(next) : next;
}

function play(position: Position, index: number, target: Target | undefined): Position {
  const { active } = position;
  const player = position.players[active];
  const card = listed(player.hand, index);
  const paid = pay(player, index, card.cost);
  if (card.kind === 'unit') {
    const board = [...paid.board, { card, damage: 0, ready: false }];
    return withPlayer(position, active, withBoard(paid, board));
  }
  const resolved = cast(withPlayer(position, active, paid), card, target);
  return resolved.result === null ? discardSpell(resolved, card) : resolved;
}

function pay(player: Player, index: number, cost: number): Player {
  const { health, maxMana, deck, board, discard } = player;
  const mana = player.mana - cost;
  const hand = player.hand.filter((_, i) => i !== index);
  return { health, mana, maxMana, deck, hand, board, discard };
}

function cast(position: Position, { name }: SpellCard, target: Target | undefined): Position {
  switch (name) {
    case 'bolt':
      return hurt(position, required(target), BOLT_DAMAGE);
    case 'zap':
      return hurt(position, PLAYER_TARGETS[opponentOf(position.active)], ZAP_DAMAGE);
    case 'insight':
      return draw(position, position.active, INSIGHT_DRAWS);
  }
}

function attack(position: Position, index: number, target: Target | undefined): Position {
  const { active, players } = position;
  const victim = required(target);
  const { card, damage } = listed(players[active].board, index);
  const returned = victim.kind === 'unit' ? listed(players[victim.seat].board, victim.index).card.attack : 0;

  const attacker = { card, damage: damage + returned, ready: false };
  return hurt(withUnit(position, active, index, attacker), victim, card.attack);
}

function required(target: Target | undefined): Target {
  if (target === undefined) throw new Error('the action needs a target');
  return target;
}

function hurt(position: Position, target: Target, amount: number): Position {
  const player = position.players[target.seat];
  if (target.kind === 'player') return withPlayer(position, target.seat, withHealth(player, player.health - amount));
  const { card, damage, ready } = listed(player.board, target.index);
  return withUnit(position, target.seat, target.index, { card, damage: damage + amount, ready });
}

function discardSpell(position: Position, spell: SpellCard): Position {
  const { active, players } = position;
  const { health, mana, maxMana, deck, hand, board, discard } = players[active];
  return withPlayer(position, active, { health, mana, maxMana, deck, hand, board, discard: [...discard, spell] });
}

/** What is checked after each action: dead units leave the board, players without health lose. */
function settle(position: Position): Position {
  const [first, second] = position.players;
  const result = resultOf(first.health <= 0, second.health <= 0);
  if (result === null && !first.board.some(isDead) && !second.board.some(isDead)) return position;
  const { turn, active } = position;
  return { turn, active, players: [bury(first), bury(second)], result };
}

function bury(player: Player): Player {
  const dead = player.board.filter(isDead).map((unit) => unit.card);
  if (dead.length === 0) return player;
  const { health, mana, maxMana, deck, hand } = player;
  const board = player.board.filter((unit) => !isDead(unit));
  return { health, mana, maxMana, deck, hand, board, discard: [...player.discard, ...dead] };
}

function isDead(unit: Unit): boolean {
  return unit.damage >= unit.card.health;
}

function resultOf(firstLost: boolean, secondLost: boolean): Result | null {
  if (firstLost) return secondLost ? 'draw' : 1;
  return secondLost ? 0 : null;
}

// Turns

function deal(decks: Decks): Position {
  const players = [newPlayer(decks[0]), newPlayer(decks[1])] as const;
  const position: Position = { turn: 0, active: 0, players, result: null };
  return draw(draw(position, 0, OPENING_HAND), 1, OPENING_HAND);
}

function newPlayer(deck: readonly CardName[]): Player {
  const cards = deck.map((name) => CARDS[name]);
  return { health: START_HEALTH, mana: 0, maxMana: 0, deck: cards, hand: [], board: [], discard: [] };
}

function startTurn(position: Position, active: Seat): Position {
  if (position.result !== null) return position;
  const turn = position.turn + 1;
  if (turn >= TURN_LIMIT) return { ...position, turn, active, result: 'draw' };

  const { players, result } = withPlayer(position, active, refresh(position.players[active]));
  return draw({ turn, active, players, result }, active, 1);
}

function refresh(player: Player): Player {
  const { health, deck, hand, discard } = player;
  const maxMana = Math.min(player.maxMana + 1, MANA_CAP);
  const board = player.board.map(readied);
  return { health, mana: maxMana, maxMana, deck, hand, board, discard };
}

function readied(unit: Unit): Unit {
  return unit.ready ? unit : { card: unit.card, damage: unit.damage, ready: true };
}

/** Draws one card after the other. Whoever has none left loses at once. */
function draw(position: Position, seat: Seat, cards: number): Position {
  if (position.result !== null) return position;
  const { health, mana, maxMana, deck, hand, board, discard } = position.players[seat];
  const rest = Math.max(deck.length - cards, 0);
  const drawn = withPlayer(position, seat, {
    health,
    mana,
    maxMana,
    deck: deck.slice(0, rest),
    hand: [...hand, ...deck.slice(rest).reverse()],
    board,
    discard,
  });
  return deck.length < cards ? { ...drawn, result: opponentOf(seat) } : drawn;
}

// Copies with a change

function withPlayer(position: Position, seat: Seat, player: Player): Position {
  const { turn, active, players, result } = position;
  return { turn, active, players: seat === 0 ? [player, players[1]] : [players[0], player], result };
}

function withUnit(position: Position, seat: Seat, index: number, unit: Unit): Position {
  const player = position.players[seat];
  const board = player.board.map((old, i) => (i === index ? unit : old));
  return withPlayer(position, seat, withBoard(player, board));
}

function withBoard(player: Player, board: readonly Unit[]): Player {
  const { health, mana, maxMana, deck, hand, discard } = player;
  return { health, mana, maxMana, deck, hand, board, discard };
}

function withHealth(player: Player, health: number): Player {
  const { mana, maxMana, deck, hand, board, discard } = player;
  return { health, mana, maxMana, deck, hand, board, discard };
}

function opponentOf(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

function summary(player: Player): PlayerSummary {
  return {
    ...player,
    deck: player.deck.map((card) => card.name),
    hand: player.hand.map((card) => card.name),
    board: player.board.map(({ card, damage, ready }) => ({ name: card.name, damage, ready })),
    discard: player.discard.map((card) => card.name),
  };
}
