import { expect, test } from 'vitest';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { sawBack, went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, type None } from './conformance.ts';

const mine = { deck: ['rat', 'dud', 'ox'] };
const tutor: Scene = { do: [{ op: 'search', in: 'deck', where: { type: 'unit' } }], mine, answers: [['rat']] };
const NOTHING_HAPPENS: None = [null, 'nothing happens in it that could be replaced'];
const toHand = { op: 'move', what: 'them', to: 'hand', how: 'fetch' } as const;
const select = (candidates: readonly string[], min: number, max = 1) => ({
  by: 'p0',
  shape: 'select',
  candidates,
  min,
  max,
});

conformance({
  op: 'search',
  works: { ...tutor, events: [], it: { refs: ['rat'], amount: 1 } },
  none: { do: [{ op: 'search', in: 'deck' }], notes: ['search: no-candidate'] },
  gone: [null, 'it speaks of no object'],
  zero: { ...tutor, do: [{ op: 'search', in: 'deck', count: 0 }], answers: [], notes: ['search: zero'] },
  replaced: NOTHING_HAPPENS,
  prevented: NOTHING_HAPPENS,
  seen: {
    ...tutor,
    do: [...tutor.do, toHand],
    shown: [sawBack('rat', 'deck.0', 'hand.0', 'fetch')],
    twin: { mine: { deck: ['ox', 'dud', 'rat'] }, answers: [['ox']] },
  },
  saved: [tutor],
  declined: { ...tutor, answers: [[]] },
  them: {
    ...tutor,
    do: [...tutor.do, toHand],
    events: [went('rat', 'deck.0', 'hand.0', 'fetch', { audience: [0] })],
    it: { refs: ['rat.1'], amount: 1 },
  },
  once: tutor,
  next: {
    ...tutor,
    do: [{ op: 'search', in: 'deck', where: { type: 'unit' }, by: 'opponents' }],
    mine: {},
    theirs: mine,
  },
  played: {
    ...tutor,
    do: [{ op: 'search', in: 'deck', where: { type: 'unit' }, count: 2 }],
    asked: [{ purpose: 'search', requests: [{ ...select(['ox', 'rat'], 0, 2), byName: true }] }],
  },
  forced: {
    forced: { do: [{ op: 'search', in: 'deck' }], mine: { deck: ['rat'] } },
    asked: { do: [{ op: 'search', in: 'deck', where: {} }], mine: { deck: ['rat'] }, answers: [['rat']] },
  },
});

test('candidates come by name, however the cards lie', () => {
  const asked = (deck: readonly string[]) => playScene({ ...tutor, mine: { deck } }).asked;
  expect(asked(['ox', 'dud', 'rat'])).toEqual(asked(['rat', 'dud', 'ox']));
});

test('he sees the names of what he may take, and nothing of where it lies', () => {
  const lab = labOf(tutor).act('play cast');
  const [choice] = viewOf(lab.match, playerId(0)).choices;
  expect(choice?.request).toEqual({
    shape: 'select',
    player: 0,
    candidates: [
      { card: 'ox', name: 'ox' },
      { card: 'rat', name: 'rat' },
    ],
    min: 0,
    max: 1,
  });
  expect(viewOf(lab.match, playerId(1)).choices).toEqual([
    { id: choice?.id, purpose: 'search', asks: [0], source: { object: '#5', card: 'cast', name: 'cast' } },
  ]);
});

test('who looks for nothing in particular takes as many as he can', () => {
  const { asked, it } = playScene({ do: [{ op: 'search', in: 'deck', count: 2 }], mine, answers: [['dud', 'rat']] });
  expect(asked).toEqual([{ purpose: 'search', requests: [{ ...select(['dud', 'ox', 'rat'], 2, 2), byName: true }] }]);
  expect(it).toEqual({ refs: ['dud', 'rat'], amount: 2 });
  expect(playScene({ do: [{ op: 'search', in: 'deck', count: 9 }], mine }).it?.amount).toBe(3);
});

test('who finds nothing is asked all the same, so that nobody can tell', () => {
  const { asked, it } = playScene({ ...tutor, mine: { deck: ['dud'] }, answers: [[]] });
  expect(asked).toEqual([{ purpose: 'search', requests: [select([], 0, 0)] }]);
  expect(it).toEqual(EMPTY);
});

test('an empty zone is not searched', () => {
  const { asked, events, it } = playScene({ do: tutor.do });
  expect({ asked, events, it }).toEqual({ asked: [], events: [], it: EMPTY });
});
