import { describe, expect, test } from 'vitest';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { relic } from '../support/lab.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, bounced, conformance, interrupted, P1_UNITS, type Replaced } from './conformance.ts';

const flip: Scene = { ...AT_RAT, do: [{ op: 'turnOver', what: 'target', faceDown: true }] };
const kept: Replaced = { ...flip, of: { on: 'turned', subject: {} } };
const turned = { type: 'turned', object: 'rat', faceDown: true, card: 'rat' };

conformance({
  op: 'turnOver',
  works: { ...flip, events: [turned], it: { refs: ['rat'], amount: 1 } },
  none: { do: [{ op: 'turnOver', what: P1_UNITS, faceDown: true }], notes: ['turnOver: no-candidate'] },
  gone: bounced({ op: 'turnOver', what: 'target', faceDown: true }, 'turned: gone'),
  zero: [null, 'there is no amount in it'],
  replaced: kept,
  prevented: kept,
  seen: { ...flip, shown: [turned] },
  saved: interrupted(kept),
  declined: ASKS_NOTHING,
  them: {
    ...flip,
    do: [...flip.do, { op: 'damage', to: 'them', amount: 1 }],
    events: [turned, { type: 'damaged', target: 'rat', amount: 1, by: 'cast.1' }],
    it: { refs: ['rat'], amount: 1, shares: [1] },
  },
  once: flip,
  next: flip,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('lies that way already', () => {
  const { events, notes } = playScene({ ...flip, do: [{ op: 'turnOver', what: 'target', faceDown: false }] });
  expect(events).toEqual([]);
  expect(notes).toEqual(['turned: already']);
});

test('face down it shows nothing but that it is there, and face up all of it again', () => {
  const board = (nodes: Scene['do']) =>
    viewOf(playScene({ ...flip, do: nodes }).lab.match, playerId(1)).zones['board.1'];
  expect(board(flip.do)?.objects).toEqual([{ object: '#2', faceDown: true }]);
  const again = board([...flip.do, { op: 'turnOver', what: 'target', faceDown: false }]);
  expect(again?.objects[0]).toMatchObject({ object: '#2', card: 'rat', name: 'rat' });
});

test('face down its abilities do not hear anything', () => {
  const listener = relic('ear', { abilities: [{ on: { on: 'signalled', name: 'omen' }, do: [{ op: 'draw' }] }] });
  const scene = (faceDown: boolean): Scene => ({
    cards: [listener],
    mine: { board: ['ear'] },
    do: [
      { op: 'turnOver', what: { select: 'objects', in: ['board'] }, faceDown },
      { op: 'settle', do: [{ op: 'signal', name: 'omen' }] },
    ],
  });
  const heard = (faceDown: boolean) => playScene(scene(faceDown)).lab.told('signalled').length;
  expect([heard(true), heard(false)]).toEqual([2, 3]);
});

describe('in a hand', () => {
  const mine = { select: 'objects', in: ['hand'], of: 'you', where: { type: 'unit' } } as const;
  const flipped = (...faces: boolean[]) =>
    playScene({ do: faces.map((faceDown) => ({ op: 'turnOver', what: mine, faceDown })), mine: { hand: ['rat'] } }).lab;

  test('only its owner, who saw it, is told which card it was', () => {
    const lab = flipped(true);
    const told = (viewer: number) => lab.toldTo(viewer).filter((e) => e?.type === 'turned');
    expect(told(0)).toMatchObject([{ object: { card: 'rat' }, faceDown: true, card: 'rat' }]);
    expect(told(1)).toEqual([{ type: 'turned', object: { object: expect.any(String) }, faceDown: true }]);
    expect(lab.state.objects.find((o) => o?.card === 'rat')).toMatchObject({ faceDown: true, known: [0] });
  });
});
