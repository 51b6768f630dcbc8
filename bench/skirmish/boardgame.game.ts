// Skirmish as a game of boardgame.io, as its documentation has people write one: moves change a draft of a plain state
// and refuse what is illegal, `turn.onBegin` begins turns, a stage asks for a target, `endIf` tells who has won and
// `ai.enumerate` what may be done.

import type { Ctx, Game, Move, PlayerID } from 'boardgame.io';
import { INVALID_MOVE } from './boardgame.package.ts';
import {
  BOARD_LIMIT,
  BOLT_DAMAGE,
  CARDS,
  type Card,
  type CardName,
  type Decks,
  INSIGHT_DRAWS,
  listed,
  MANA_CAP,
  OPENING_HAND,
  START_HEALTH,
  TURN_LIMIT,
  type UnitName,
  ZAP_DAMAGE,
} from './game.ts';

interface Unit {
  readonly name: UnitName;
  damage: number;
  ready: boolean;
}

interface Player {
  health: number;
  mana: number;
  maxMana: number;
  deck: CardName[];
  hand: CardName[];
  board: Unit[];
  discard: CardName[];
  /** Whether a card was to be drawn and there was none. */
  decked: boolean;
}

export interface State {
  readonly players: Record<PlayerID, Player>;
  /** What a target is being chosen for: a card by its place in the hand, or an attacker by its place on the board. */
  aimed: { readonly kind: 'play' | 'attack'; readonly index: number } | null;
}

/** Something that may be done, in the form which boardgame.io's bots take it in. */
export type Option =
  | { readonly move: 'play' | 'attack'; readonly args: [index: number] }
  | { readonly move: 'aim'; readonly args: [player: PlayerID, unit: number | null] }
  | { readonly event: 'endTurn' };

const opponentOf = (player: PlayerID): PlayerID => (player === '0' ? '1' : '0');

export function playerOf({ players }: State, id: PlayerID): Player {
  const player = players[id];
  if (!player) throw new RangeError(`There is no player ${id}.`);
  return player;
}

function isPlayable({ mana, board }: Player, card: Card): boolean {
  return card.cost <= mana && (card.kind === 'spell' || board.length < BOARD_LIMIT);
}

// Moves

const play: Move<State> = ({ G, ctx, events }, index: number) => {
  const player = playerOf(G, ctx.currentPlayer);
  const name = player.hand[index];
  if (name === undefined || !isPlayable(player, CARDS[name])) return INVALID_MOVE;
  if (name === 'bolt') {
    G.aimed = { kind: 'play', index };
    events.setStage('aiming');
    return;
  }
  pay(player, index);
  const card = CARDS[name];
  if (card.kind === 'unit') {
    player.board.push({ name: card.name, damage: 0, ready: false });
    return;
  }
  if (name === 'zap') playerOf(G, opponentOf(ctx.currentPlayer)).health -= ZAP_DAMAGE;
  else draw(player, INSIGHT_DRAWS);
  // A match that is over by drawing ends at once.
  if (!player.decked) player.discard.push(name);
};

const attack: Move<State> = ({ G, ctx, events }, index: number) => {
  const attacker = playerOf(G, ctx.currentPlayer).board[index];
  if (!attacker?.ready) return INVALID_MOVE;
  const enemy = playerOf(G, opponentOf(ctx.currentPlayer));
  if (enemy.board.length > 0) {
    G.aimed = { kind: 'attack', index };
    events.setStage('aiming');
    return;
  }
  attacker.ready = false;
  enemy.health -= attackOf(attacker);
};

const aim: Move<State> = ({ G, ctx, events }, id: PlayerID, unit: number | null) => {
  const { aimed } = G;
  const target = G.players[id];
  if (!aimed || !target || (unit !== null && !target.board[unit])) return INVALID_MOVE;
  const player = playerOf(G, ctx.currentPlayer);
  if (aimed.kind === 'play') {
    player.discard.push(pay(player, aimed.index));
    hurt(target, unit, BOLT_DAMAGE);
  } else {
    if (target === player) return INVALID_MOVE;
    const attacker = listed(player.board, aimed.index);
    const damage = attackOf(attacker);
    attacker.ready = false;
    if (unit !== null) hurt(player, aimed.index, attackOf(listed(target.board, unit)));
    hurt(target, unit, damage);
  }
  G.aimed = null;
  events.endStage();
};

function pay(player: Player, index: number): CardName {
  const name = listed(player.hand, index);
  player.mana -= CARDS[name].cost;
  player.hand.splice(index, 1);
  return name;
}

function attackOf({ name }: Unit): number {
  const card = CARDS[name];
  return card.kind === 'unit' ? card.attack : 0;
}

/** Damages a unit, or without one the player. */
function hurt(player: Player, index: number | null, amount: number): void {
  if (index === null) {
    player.health -= amount;
    return;
  }
  const unit = listed(player.board, index);
  unit.damage += amount;
  const card = CARDS[unit.name];
  if (card.kind === 'unit' && unit.damage < card.health) return;
  player.board.splice(index, 1);
  player.discard.push(unit.name);
}

function draw(player: Player, cards: number): void {
  for (let i = 0; i < cards; i++) {
    const name = player.deck.pop();
    if (name === undefined) {
      player.decked = true;
      return;
    }
    player.hand.push(name);
  }
}

// What may be done

/** The answers to the open question, in their order. */
export function enumerate(G: State, { currentPlayer }: Ctx): Option[] {
  return G.aimed ? targets(G, currentPlayer, G.aimed.kind) : actions(playerOf(G, currentPlayer));
}

function actions(player: Player): Option[] {
  const options: Option[] = [];
  for (const [i, name] of player.hand.entries())
    if (isPlayable(player, CARDS[name])) options.push({ move: 'play', args: [i] });
  for (const [i, { ready }] of player.board.entries()) if (ready) options.push({ move: 'attack', args: [i] });
  options.push({ event: 'endTurn' });
  return options;
}

/** Units first, then players. */
function targets(G: State, active: PlayerID, kind: 'play' | 'attack'): Option[] {
  const sides = kind === 'play' ? ['0', '1'] : [opponentOf(active)];
  const options: Option[] = [];
  for (const id of sides) for (const i of playerOf(G, id).board.keys()) options.push({ move: 'aim', args: [id, i] });
  for (const id of sides) options.push({ move: 'aim', args: [id, null] });
  return options;
}

// The game

/** What `ctx.gameover` is. */
export interface Gameover {
  /** Without one it is a draw. */
  readonly winner?: PlayerID;
}

function newPlayer(deck: readonly CardName[]): Player {
  const player: Player = {
    health: START_HEALTH,
    mana: 0,
    maxMana: 0,
    deck: [...deck],
    hand: [],
    board: [],
    discard: [],
    decked: false,
  };
  draw(player, OPENING_HAND);
  return player;
}

const hasLost = ({ health, decked }: Player): boolean => health <= 0 || decked;

/** The game with such decks: a client that plays without a server hands no `setupData` to `setup`. */
export const boardgameSkirmish = (decks: Decks) =>
  ({
    name: 'skirmish',
    setup: () => ({ players: { '0': newPlayer(decks[0]), '1': newPlayer(decks[1]) }, aimed: null }),
    moves: { play, attack },
    turn: {
      onBegin: ({ G, ctx }) => {
        if (ctx.turn >= TURN_LIMIT) return;
        // Whoever ends his turn while he aims does not shoot.
        G.aimed = null;
        const player = playerOf(G, ctx.currentPlayer);
        player.maxMana = Math.min(player.maxMana + 1, MANA_CAP);
        player.mana = player.maxMana;
        for (const unit of player.board) unit.ready = true;
        draw(player, 1);
      },
      stages: { aiming: { moves: { aim } } },
    },
    endIf: ({ G, ctx }): Gameover | undefined => {
      for (const id of ctx.playOrder) if (hasLost(playerOf(G, id))) return { winner: opponentOf(id) };
      return ctx.turn >= TURN_LIMIT ? {} : undefined;
    },
    ai: { enumerate },
  }) satisfies Game<State>;
