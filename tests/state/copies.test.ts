/**
 * Copies that are written out key by key must not forget one. Each sample here has every key of its type, so a key that
 * is new does not compile until it is in the sample, and is then missed in a copy that lacks it.
 */
import { expect, test } from 'vitest';
import { advance, enter, leaveList } from '../../effects/flow/cursor.ts';
import {
  copyFrame,
  type Draft,
  type Each,
  type Frame,
  type Level,
  type Loop,
  type NodeState,
  nodeState,
  type Result,
  START,
} from '../../effects/flow/frame.ts';
import { joinResults, NOTHING } from '../../effects/flow/results.ts';
import { type Deed, makeDeed } from '../../effects/rules/plan.ts';
import { copyObject, copyPlayer, copyState, copyTurn } from '../../effects/state/copies.ts';
import { cardId, choiceId, frameId, objectId, playerId, zoneKey } from '../../effects/state/ids.ts';
import type { ObjectRef } from '../../effects/state/refs.ts';
import type { GameObject, PlayerState, TurnState } from '../../effects/state/state.ts';
import { Tx } from '../../effects/state/tx.ts';
import { Lab } from '../support/lab.ts';

const ann = playerId(0);
const ref: ObjectRef = { kind: 'object', id: objectId(1), inc: 2 };
const event = { type: 'lost', player: ann, why: 'x', batch: 1, n: 0 } as const;
const result: Required<Result> = {
  refs: [ref],
  amount: 1,
  shares: [1],
  assigned: [ref],
  piles: [[ref]],
  hidden: true,
};
const each: Required<Each> = { items: [ref, ref, ref], k: 1, as: 'each', outer: result };
const loop: Required<Loop> = { got: NOTHING, before: result, each };
const level: Required<Level> = { list: { path: 'do' }, at: 0, loop };
const draft: Required<Draft> = {
  action: 'play',
  window: {
    id: choiceId('1'),
    asker: { kind: 'window' },
    purpose: 'window',
    order: 'in-turn',
    requests: [],
    answers: [],
  },
  ability: 'a',
  costs: [],
  asked: choiceId('2'),
  picks: [],
};
const node: Required<NodeState> = {
  answers: [],
  proposals: [],
  none: { code: 'zero' },
  child: frameId(3),
  action: 'play',
  rounds: result,
  follows: [],
  pick: [],
  instead: { batch: 4, kinds: ['moved draw'], got: result },
};
const frame: Required<Frame> = {
  id: frameId(1),
  scope: 0,
  kind: 'play',
  status: 'running',
  program: { in: 'play', nodes: [] },
  cursor: [level],
  results: { it: result },
  source: ref,
  controller: ann,
  cause: {},
  origin: { in: 'rules', name: '', path: 'x' },
  if: { test: 'turn', whose: 'you' },
  targets: [],
  draft,
  node,
  event,
  applied: ['x'],
  after: { in: 'play', nodes: [] },
  fizzled: true,
  copy: true,
  parent: frameId(4),
  floor: 1,
};

test('a frame', () => {
  expect(copyFrame(frame, frame.node)).toStrictEqual(frame);
  const { node: _, ...rest } = frame;
  expect(copyFrame(frame, undefined)).toStrictEqual(rest);
});

test('the stages of a node', () => expect(nodeState(node)).toStrictEqual(node));

test('a level of a cursor, and its loop', () => {
  const past = advance(frame, frame.results);
  expect(past.cursor).toStrictEqual([{ ...level, at: 1 }]);
  expect(enter(frame, level.list, loop).cursor.at(-1)).toStrictEqual(level);
  const { match } = new Lab({ cards: [], players: [{}, {}] });
  const looping = { ...frame, cursor: [...START, level] };
  expect(leaveList(new Tx(match), looping)?.cursor.at(-1)).toStrictEqual({
    ...level,
    loop: { ...loop, each: { ...each, k: 2 } },
  });
});

test('an object', () => {
  const object: Required<GameObject> = {
    id: objectId(1),
    inc: 2,
    card: cardId('a'),
    owner: ann,
    zone: zoneKey('board', ann),
    cell: 'left',
    token: true,
    faceDown: true,
    facts: { damage: 1 },
    attachedTo: ref,
    memory: { prey: [ref] },
    known: [ann],
  };
  expect(copyObject(object)).toStrictEqual(object);
});

test('a player', () => {
  const player: Required<PlayerState> = { name: 'ann', facts: { mana: 1 }, out: 'left' };
  expect(copyPlayer(player)).toStrictEqual(player);
});

test('a state and its turn', () => {
  const { state } = new Lab({ cards: [], players: [{}, {}] });
  expect(copyState(state)).toStrictEqual(state);
  const turn: Required<TurnState> = {
    number: 3,
    active: ann,
    step: 'main',
    window: true,
    extraTurns: [ann],
    lastInOrder: ann,
    extraSteps: ['main'],
    detour: 'end',
  };
  expect(copyTurn(turn)).toStrictEqual(turn);
  expect(copyTurn(state.turn)).toStrictEqual(state.turn);
});

test('a deed', () => {
  const deed: Required<Deed> = { action: 'use', player: ann, source: ref, ability: 'a', costs: [] };
  expect(makeDeed(deed)).toStrictEqual(deed);
});

test('two results as one', () => {
  expect(joinResults(result, result)).toStrictEqual({
    refs: [ref, ref],
    amount: 2,
    shares: [1, 1],
    assigned: [ref, ref],
    piles: [[ref, ref]],
    hidden: true,
  } satisfies Required<Result>);
  expect(joinResults({ refs: [ref], amount: 1 }, result)).toMatchObject({ shares: [0, 1], assigned: [null, ref] });
});
