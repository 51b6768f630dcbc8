import type { Writable } from '../copy.ts';
import type { GameObject, MatchState, PlayerState, TurnState } from './state.ts';

// Copies written out key by key, for the records that are copied in every step. All objects with the same keys, in the
// same order, are alike to V8, however often they were copied; spreads of spreads are not.

export const copyState = (state: MatchState): Writable<MatchState> => ({
  ruleset: state.ruleset,
  players: state.players,
  objects: state.objects,
  zones: state.zones,
  turn: state.turn,
  frames: state.frames,
  waiting: state.waiting,
  delayed: state.delayed,
  scopes: state.scopes,
  choices: state.choices,
  modifiers: state.modifiers,
  reveals: state.reveals,
  snapshots: state.snapshots,
  priority: state.priority,
  unchecked: state.unchecked,
  history: state.history,
  random: state.random,
  counters: state.counters,
  result: state.result,
});

export function copyObject(object: GameObject): Writable<GameObject> {
  const copy: Writable<GameObject> = {
    id: object.id,
    inc: object.inc,
    card: object.card,
    owner: object.owner,
    zone: object.zone,
    facts: object.facts,
  };
  if (object.cell !== undefined) copy.cell = object.cell;
  if (object.token !== undefined) copy.token = object.token;
  if (object.faceDown !== undefined) copy.faceDown = object.faceDown;
  if (object.attachedTo !== undefined) copy.attachedTo = object.attachedTo;
  if (object.memory !== undefined) copy.memory = object.memory;
  if (object.known !== undefined) copy.known = object.known;
  return copy;
}

export function copyPlayer(player: PlayerState): Writable<PlayerState> {
  const copy: Writable<PlayerState> = { name: player.name, facts: player.facts };
  if (player.out !== undefined) copy.out = player.out;
  return copy;
}

export function copyTurn(turn: TurnState): Writable<TurnState> {
  const copy: Writable<TurnState> = {
    number: turn.number,
    active: turn.active,
    step: turn.step,
    window: turn.window,
    extraTurns: turn.extraTurns,
    extraSteps: turn.extraSteps,
  };
  if (turn.lastInOrder !== undefined) copy.lastInOrder = turn.lastInOrder;
  if (turn.detour !== undefined) copy.detour = turn.detour;
  return copy;
}
