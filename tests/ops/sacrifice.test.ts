import { expect, test } from 'vitest';
import { labRules, relic } from '../support/lab.ts';
import { saw, stepped, went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, type Replaced } from './conformance.ts';

const mine = { board: ['rat', 'ox'] };
const one: Scene = { do: [{ op: 'sacrifice' }], mine, answers: [['ox']] };
const spared: Replaced = { ...one, of: { on: 'died', subject: {} } };
const gone = went('ox', 'board.0', 'discard.0', 'sacrifice');
const asked = (candidates: readonly string[], count = 1, by = 'p0') => ({
  by,
  shape: 'select',
  candidates,
  min: count,
  max: count,
});

conformance({
  op: 'sacrifice',
  works: { ...one, events: [gone], it: { refs: ['ox.1'], amount: 1 } },
  none: { do: [{ op: 'sacrifice' }], notes: ['sacrifice: no-candidate'] },
  gone: [null, 'what is sacrificed is chosen by the node itself'],
  zero: { do: [{ op: 'sacrifice', count: 0 }], mine, notes: ['sacrifice: no-candidate'] },
  replaced: spared,
  prevented: spared,
  seen: { ...one, shown: [saw('ox', 'board.0', 'discard.0', 'sacrifice')] },
  saved: [one, { ...one, do: [{ op: 'sacrifice', where: { type: 'unit' } }] }],
  declined: [null, 'nobody may decline it'],
  them: {
    ...one,
    do: [...one.do, { op: 'move', what: 'them', to: 'exile' }],
    events: [gone, went('ox.1', 'discard.0', 'exile.0', 'move')],
    it: { refs: ['ox.2'], amount: 1 },
  },
  once: one,
  next: { ...one, do: [{ op: 'sacrifice', who: 'opponents' }], mine: {}, theirs: mine },
  played: { ...one, asked: [{ purpose: 'sacrifice', requests: [asked(['rat', 'ox'])] }] },
  forced: {
    forced: { do: [{ op: 'sacrifice', from: 'hand' }], mine: { hand: ['rat'] } },
    asked: { do: [{ op: 'sacrifice', from: 'hand', where: {} }], mine: { hand: ['rat'] }, answers: [['rat']] },
  },
});

test('as many as there are, without a question', () => {
  const { asked: questions, events } = playScene({ do: [{ op: 'sacrifice', count: 9 }], mine });
  expect(questions).toEqual([]);
  expect(events).toEqual([went('rat', 'board.0', 'discard.0', 'sacrifice'), gone]);
});

test('only what is like that is offered; everyone sees a lone one, and it is taken without a question', () => {
  const relics: Scene = { do: [{ op: 'sacrifice', where: { type: 'relic' } }] };
  const lone = playScene({ ...relics, mine: { board: ['rat', 'idol'] } });
  expect(lone.asked).toEqual([]);
  expect(lone.it).toEqual({ refs: ['idol.1'], amount: 1 });
  const none = playScene({ ...relics, mine });
  expect([none.asked, none.notes, none.it]).toEqual([[], ['sacrifice: no-candidate'], EMPTY]);
});

test('players are asked in turn order, each about his own, and it happens at once', () => {
  const {
    asked: questions,
    events,
    it,
    lab,
  } = playScene({
    do: [{ op: 'sacrifice', who: 'everyone' }],
    mine,
    theirs: { board: ['elk', 'idol'] },
    more: [{}, { board: ['rat'] }],
    answers: [['ox'], ['idol']],
  });
  expect(questions[0]).toEqual({
    purpose: 'sacrifice',
    requests: [asked(['rat', 'ox']), asked(['elk', 'idol'], 1, 'p1'), asked([], 0, 'p2'), asked(['rat:2'], 1, 'p3')],
  });
  expect(events.map((e) => [e.card, e.to])).toEqual([
    ['ox', 'discard.0'],
    ['idol', 'discard.1'],
    ['rat', 'discard.3'],
  ]);
  expect(it).toEqual({ refs: ['ox.1', 'idol.1', 'rat:2.1'], amount: 3 });
  const batches = lab.events.flatMap((e) => (e.type === 'moved' && e.how === 'sacrifice' ? [e.batch] : []));
  expect(new Set(batches).size).toBe(1);
});

test('how many is worked out for each who sacrifices', () => {
  const { events } = playScene({
    do: [
      { op: 'add', to: 'opponents', fact: 'energy', by: 2 },
      { op: 'sacrifice', who: 'everyone', count: { amount: 'fact', of: 'you', fact: 'energy' } },
    ],
    mine,
    theirs: { board: ['elk', 'idol'] },
  });
  expect(events.slice(1).map((e) => e.card)).toEqual(['elk', 'idol']);
});

test('what is sacrificed dies, and is not destroyed', () => {
  const grave = relic('grave', {
    abilities: [
      { on: { on: 'died', subject: {} }, do: [{ op: 'draw' }] },
      { on: { on: 'moved', how: ['destroy'], subject: {} }, do: [{ op: 'draw' }] },
    ],
  });
  const { lab } = playScene({
    ...one,
    cards: [grave],
    theirs: { board: ['grave'], deck: ['elk', 'dud'] },
  });
  expect(lab.zone(1, 'hand')).toEqual(['dud']);
});

test('from a hand nothing dies', () => {
  const grave = relic('grave', { abilities: [{ on: { on: 'died', subject: {} }, do: [{ op: 'draw' }] }] });
  const { lab } = playScene({
    do: [{ op: 'sacrifice', from: 'hand', to: 'exile' }],
    cards: [grave],
    mine: { hand: ['rat'] },
    theirs: { board: ['grave'], deck: ['elk'] },
  });
  expect(lab.told('moved')).toContain('sacrifice rat');
  expect(lab.zone(1, 'hand')).toEqual([]);
});

test('what was taken over goes to the discard of its owner', () => {
  const { events } = playScene({
    do: [{ op: 'steal', what: { select: 'objects', in: ['board'], of: 'opponents' } }, { op: 'sacrifice' }],
    theirs: { board: ['rat'] },
  });
  expect(events).toEqual([
    stepped('rat', 'board.1', 'board.0', 'control'),
    went('rat', 'board.0', 'discard.1', 'sacrifice', { owner: 1 }),
  ]);
});

test('what has no room stays where it is', () => {
  const { zones } = labRules('queue');
  const { events, notes, it } = playScene({
    ...one,
    rules: { zones: { ...zones, exile: { of: 'player', faces: 'all', capacity: 0 } } },
    do: [{ op: 'sacrifice', to: 'exile' }],
  });
  expect([events, notes, it]).toEqual([[], ['moved: full'], EMPTY]);
});
