import { describe, expect, test } from 'vitest';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { sawBack } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, type None, P1_UNITS } from './conformance.ts';

const theirs = { board: ['rat', 'ox'] };
const one: Scene = { do: [{ op: 'choose', from: P1_UNITS }], theirs, answers: [['ox']] };
const units = { select: 'objects', in: ['board'], where: { type: 'unit' } } as const;
const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;
const NOTHING_HAPPENS: None = [null, 'nothing happens in it that could be replaced'];
const select = (candidates: readonly string[], min = 1, max = 1, by = 'p0') => ({
  by,
  shape: 'select',
  candidates,
  min,
  max,
});

conformance({
  op: 'choose',
  works: { ...one, events: [], it: { refs: ['ox'], amount: 1 } },
  none: { do: [{ op: 'choose', from: P1_UNITS }], notes: ['choose: no-candidate'] },
  gone: [null, 'what is gone is offered by no selector but a name'],
  zero: { ...one, do: [{ op: 'choose', from: P1_UNITS, max: 0 }], answers: [], notes: ['choose: zero'] },
  replaced: NOTHING_HAPPENS,
  prevented: NOTHING_HAPPENS,
  seen: {
    do: [
      { op: 'choose', from: hand },
      { op: 'move', what: 'them', to: 'deck' },
    ],
    mine: { hand: ['rat', 'ox'] },
    answers: [['ox']],
    shown: [sawBack('ox', 'hand.0', 'deck.0', 'move')],
    twin: { mine: { hand: ['ox', 'rat'] }, answers: [['rat']] },
  },
  saved: [
    one,
    { ...one, do: [{ op: 'choose', from: units, by: 'everyone', secret: true }], answers: [['ox'], ['rat']] },
  ],
  declined: { ...one, do: [{ op: 'choose', from: P1_UNITS, min: 0 }], answers: [[]] },
  them: {
    ...one,
    do: [...one.do, { op: 'damage', to: 'them', amount: 1 }],
    events: [{ type: 'damaged', target: 'ox', amount: 1, by: 'cast.1' }],
    it: { refs: ['ox'], amount: 1, shares: [1] },
  },
  once: one,
  next: { ...one, do: [{ op: 'choose', from: units, by: 'opponents' }] },
  played: {
    ...one,
    do: [{ op: 'choose', from: P1_UNITS, min: 0, max: 5, purpose: 'keep' }],
    asked: [{ purpose: 'keep', requests: [select(['rat', 'ox'], 0, 2)] }],
  },
  forced: {
    forced: { do: [{ op: 'choose', from: hand }], mine: { hand: ['rat'] } },
    asked: { do: [{ op: 'choose', from: { ...hand, where: {} } }], mine: { hand: ['rat'] }, answers: [['rat']] },
  },
});

test('from nothing it comes to nothing', () => {
  const { asked, events, it } = playScene({ do: one.do });
  expect({ asked, events, it }).toEqual({ asked: [], events: [], it: EMPTY });
});

test('a filter on hidden cards is asked about even if nothing fits', () => {
  const { asked, it } = playScene({
    do: [{ op: 'choose', from: { ...hand, where: { type: 'unit' } } }],
    mine: { hand: ['dud'] },
    answers: [[]],
  });
  expect(asked).toEqual([{ purpose: 'choose', requests: [select([], 0, 0)] }]);
  expect(it).toEqual(EMPTY);
});

test('each player chooses among what it gives when he is "you", in turn order', () => {
  const { asked, it } = playScene({
    do: [{ op: 'choose', from: hand, by: 'everyone' }],
    mine: { hand: ['rat', 'dud'] },
    theirs: { hand: ['ox', 'elk'] },
    answers: [['dud'], ['elk']],
  });
  const both = {
    purpose: 'choose',
    requests: [select(['rat', 'dud']), select(['ox', 'elk'], 1, 1, 'p1')],
  };
  expect(asked).toEqual([both, both]);
  expect(it).toEqual({ refs: ['dud', 'elk'], amount: 2 });
});

test('in secret anyone may answer first, and it counts in the order they were asked', () => {
  const nodes: Scene['do'] = [{ op: 'choose', from: units, by: 'everyone', secret: true }];
  const { asked, it } = playScene({
    ...one,
    do: nodes,
    answers: [
      { player: 1, value: [0] },
      { player: 0, value: [1] },
    ],
  });
  expect(asked[0]).toStrictEqual({
    purpose: 'choose',
    secret: true,
    requests: [select(['rat', 'ox']), select(['rat', 'ox'], 1, 1, 'p1')],
  });
  expect(it).toEqual({ refs: ['ox', 'rat'], amount: 2 });
});

test('in secret no answer shows before all are in', () => {
  const shows = (secret: boolean, answer: string): string => {
    const lab = labOf({ ...one, do: [{ op: 'choose', from: units, by: 'everyone', secret }] });
    return JSON.stringify(viewOf(lab.act('play cast').pick(answer).match, playerId(1)));
  };
  expect(shows(true, 'rat')).toBe(shows(true, 'ox'));
  expect(shows(false, 'rat')).not.toBe(shows(false, 'ox'));
});

test('who has only one answer is not asked where others are, if all can see that', () => {
  const { asked, it } = playScene({
    do: [{ op: 'choose', from: { select: 'objects', in: ['board'], of: 'you' }, by: 'everyone' }],
    mine: { board: ['idol'] },
    theirs,
    answers: [['rat']],
  });
  expect(asked).toHaveLength(1);
  expect(it).toEqual({ refs: ['idol', 'rat'], amount: 2 });
});

test('nobody is asked when nobody is meant', () => {
  const { it } = playScene({
    do: [{ op: 'choose', from: P1_UNITS, by: { select: 'controller', of: P1_UNITS } }],
  });
  expect(it).toEqual(EMPTY);
});

test('players, words and cells can be chosen as well', () => {
  const { asked, it } = playScene({
    do: [{ op: 'choose', from: { select: 'union', of: ['everyone', { select: 'words', of: ['peace'] }] }, max: 2 }],
    answers: [['p1', 'peace']],
  });
  expect(asked).toEqual([{ purpose: 'choose', requests: [select(['p0', 'p1', 'peace'], 2, 2)] }]);
  expect(it).toEqual({ refs: ['p1', 'peace'], amount: 2 });
});

const attack = { amount: 'stat', of: 'candidate', stat: 'attack' } as const;
const table: Partial<Scene> = { mine: { board: ['rat', 'rat', 'ox'] }, theirs: { board: ['rat', 'elk'] } };
const choosing = (more: object, scene: Partial<Scene> = table) =>
  labOf({ ...scene, do: [{ op: 'choose', from: units, min: 0, max: 5, ...more }] }).act('play cast');

describe('what must hold of all picks together', () => {
  test('different names', () => {
    const lab = choosing({ different: 'name' });
    expect(lab.tried([0, 1])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 2, 4])).toBeNull();
  });

  test('one of each player', () => {
    const lab = choosing({ different: 'controller', min: 5 });
    expect(lab.request).toMatchObject({ min: 2, max: 2 });
    expect(lab.tried([0, 1])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 3])).toBeNull();
  });

  test('one owner', () => {
    const lab = choosing({ same: 'owner', max: 9 });
    expect(lab.request).toMatchObject({ max: 3 });
    expect(lab.tried([0, 3])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 1, 2])).toBeNull();
  });

  test('with a total within bounds', () => {
    const lab = choosing({ total: { of: attack, max: 3 } });
    expect(lab.tried([0, 2, 3])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 2])).toBeNull();
  });

  test('where the total cannot be met with as many as are wanted, fewer will do', () => {
    const lab = choosing({ min: 2, max: 2, total: { of: attack, max: 1 } }, { theirs: { board: ['ox', 'ox'] } });
    expect(lab.request).toMatchObject({ min: 0 });
    expect(lab.tried([])).toBeNull();
  });

  test('where nothing meets it, nothing is offered', () => {
    const { it, notes } = playScene({
      ...table,
      do: [{ op: 'choose', from: units, max: 2, total: { of: attack, min: 90 } }],
    });
    expect({ it, notes }).toEqual({ it: { refs: [], amount: 0 }, notes: ['choose: no-candidate'] });
  });

  test('what faces decide of hidden cards is asked by name', () => {
    const lab = labOf({
      do: [{ op: 'choose', from: { select: 'objects', in: ['hand'], of: 'opponents' }, max: 2, different: 'name' }],
      theirs: { hand: ['rat', 'ox', 'rat'] },
    }).act('play cast');
    expect(viewOf(lab.match, playerId(0)).choices[0]?.request).toHaveProperty('candidates', [
      { card: 'ox', name: 'ox' },
      { card: 'rat', name: 'rat' },
      { card: 'rat', name: 'rat' },
    ]);
  });
});
