import { expect, test } from 'vitest';
import type { ActionDecl } from '../../effects/ruleset.ts';
import { relic } from '../support/lab.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { conformance, type Replaced } from './conformance.ts';

const strike: ActionDecl = { kind: 'rule', do: [{ op: 'damage', to: 'opponents', amount: 2 }] };
const rules = {
  actions: {
    play: { kind: 'play', from: { select: 'objects', in: ['hand'], of: 'you' } },
    use: { kind: 'activate', from: { select: 'objects', in: ['board'], of: 'you' } },
    pass: { kind: 'pass' },
    strike,
    never: { kind: 'rule', if: { test: 'turn', whose: 'opponents' }, do: [] },
  },
} as const satisfies Scene['rules'];
const offer: Scene = { rules, do: [{ op: 'act', actions: ['strike', 'pass'] }], answers: ['strike'] };
const acted = { type: 'acted', player: 0, action: 'strike' };
const damaged = { type: 'damaged', target: 'p1', amount: 2 };
const burnt: Replaced = {
  ...offer,
  of: { on: 'damaged', subject: {} },
  rest: [acted],
  notes: ['damage: replaced'],
  it: { refs: ['strike'], amount: 1 },
};
const window = (actions: readonly object[], by = 'p0', least?: number) => ({
  purpose: 'act',
  requests: [{ by, shape: 'act', actions, ...(least === undefined ? {} : { least }) }],
});

conformance({
  op: 'act',
  works: { ...offer, answers: ['pass'], events: [], it: { refs: ['pass'], amount: 1 } },
  none: { rules, do: [{ op: 'act', actions: ['never'] }], notes: ['act: no-candidate'] },
  gone: [null, 'what actions can be taken is looked at when it is reached'],
  zero: [null, 'there is no amount in it'],
  replaced: burnt,
  prevented: burnt,
  seen: { ...offer, shown: [acted, damaged] },
  saved: [offer, { ...offer, answers: ['pass'] }],
  declined: { ...offer, answers: ['pass'], it: { refs: ['pass'], amount: 1 } },
  them: {
    ...offer,
    do: [...offer.do, { op: 'signal', name: 'taken', about: 'them' }],
    answers: ['pass'],
    events: [{ type: 'signalled', name: 'taken', player: 0, subject: 'pass' }],
    it: { refs: ['pass'], amount: 1 },
  },
  once: offer,
  next: { ...offer, do: [{ op: 'act', actions: ['strike', 'pass'], by: 'opponents' }] },
  played: { ...offer, asked: [window([{ name: 'strike' }, { name: 'pass' }], 'p0', 1)], asker: 'act of cast' },
  forced: [null, 'a window is opened even if one action is all there is'],
});

test('the action is taken as a play of its own, and the effect goes on after it', () => {
  const { events, lab } = playScene(offer);
  expect(events).toEqual([acted, damaged]);
  expect(lab.told('damaged', 'signalled')).toEqual(['damaged p1 2', 'signal after']);
});

test('another player takes the action, as "you"', () => {
  const { asked, events } = playScene({ ...offer, do: [{ op: 'act', actions: ['pass', 'strike'], by: 'opponents' }] });
  expect(asked).toEqual([window([{ name: 'pass' }, { name: 'strike' }], 'p1')]);
  expect(events).toEqual([
    { ...acted, player: 1 },
    { ...damaged, target: 'p0' },
  ]);
});

test('an ability of a card, with its questions, and taken back it is open again', () => {
  const bow = relic('bow', {
    abilities: [
      {
        id: 'shoot',
        action: 'use',
        targets: [{ as: 'at', from: { select: 'objects', in: ['board'], where: { type: 'unit' } } }],
        do: [{ op: 'damage', to: 'at', amount: 1 }],
      },
    ],
  });
  const scene: Scene = {
    rules,
    cards: [bow],
    mine: { board: ['bow'] },
    theirs: { board: ['rat', 'ox'] },
    do: [{ op: 'act', actions: ['use', 'pass'] }],
    answers: ['use bow', ['ox']],
  };
  const { asked, events, askers } = playScene(scene);
  expect(asked[0]).toEqual(window([{ name: 'use', ref: 'bow', ability: 'shoot' }, { name: 'pass' }], 'p0', 1));
  expect(askers).toEqual(['act of cast', 'draft of bow']);
  expect(events[1]).toEqual({ type: 'damaged', target: 'ox', amount: 1, by: 'bow' });
  const lab = labOf(scene).act('play cast');
  const before = lab.state;
  expect(lab.act('use bow').cancel().state).toEqual(before);
});

test('that it was passed can be said later', () => {
  const { events } = playScene({
    ...offer,
    do: [
      { op: 'act', actions: ['strike', 'pass'], as: 'answer' },
      { op: 'heal', to: 'you', amount: 3 },
      { op: 'if', cond: { test: 'said', in: 'answer', word: 'pass' }, do: [{ op: 'signal', name: 'passed' }] },
    ],
    answers: ['pass'],
  });
  expect(events.at(-1)).toEqual({ type: 'signalled', name: 'passed', player: 0 });
});

test('one action alone is a window as well', () => {
  const { asked } = playScene({ ...offer, do: [{ op: 'act', actions: ['pass'] }], answers: ['pass'] });
  expect(asked).toEqual([window([{ name: 'pass' }])]);
});
