import { describe, expect, test } from 'vitest';
import { hashOf } from '../../effects/hash.ts';
import type { Effect } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { Lab, spell, unit } from '../support/lab.ts';
import { went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { DRUMS, omen, STACKLESS } from '../support/waiting.ts';
import { ASKS_NOTHING, conformance, interrupted, type Replaced, warded } from './conformance.ts';

const others = { select: 'frames', of: 'you', where: { not: { name: 'cast' } } } as const;
const bolt = spell('bolt', [{ op: 'damage', to: 'opponents', amount: 3 }]);
/** Bolt waits under the spell that counters it. */
const stack: Partial<Scene> = { policy: 'priority', cards: [bolt], mine: { hand: ['bolt'] }, first: ['play bolt'] };
const deny: Scene = { ...stack, do: [{ op: 'counter', what: others }] };
const countered = { type: 'finished', of: 2, how: 'countered', kind: 'play', player: 0, object: 'bolt.1' };
const sure: Replaced = { ...deny, of: { on: 'finished', how: 'countered', subject: {} } };

conformance({
  op: 'counter',
  works: { ...deny, events: [countered], it: { refs: ['bolt.1'], amount: 1 } },
  none: { policy: 'priority', do: deny.do, notes: ['counter: no-candidate'] },
  gone: {
    ...deny,
    do: [
      { op: 'remember', what: others, as: 'it-was' },
      { op: 'counter', what: 'it-was' },
      { op: 'counter', what: 'it-was' },
    ],
    events: [countered],
    notes: ['counter: no-candidate'],
  },
  zero: [null, 'there is no amount in it'],
  replaced: sure,
  prevented: sure,
  seen: { ...deny, shown: [{ type: 'finished', frame: 2, how: 'countered', player: 0, object: 'bolt.1' }] },
  saved: interrupted(sure),
  declined: ASKS_NOTHING,
  them: {
    ...deny,
    do: [...deny.do, { op: 'move', what: 'them', to: 'exile' }],
    events: [countered, went('bolt.1', 'stack.0', 'exile.0', 'move')],
    it: { refs: ['bolt.2'], amount: 1 },
  },
  once: deny,
  next: { ...deny, asks: ['priority', 0] },
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('what is countered does nothing, and its card stays where it is', () => {
  const { lab } = playScene(deny);
  expect(lab.fact(1, 'health')).toBe(20);
  expect(lab.zone(0, 'stack')).toEqual(['bolt']);
});

test('what cannot be countered resolves', () => {
  const lab = labOf(warded(sure, 'prevent'));
  lab.act('play bolt').act('play cast').act('pass').act('pass').pick().act('pass').act('pass');
  expect(lab.fact(1, 'health')).toBe(17);
});

test('an effect is not countered by itself', () => {
  const { notes } = playScene({ policy: 'priority', do: [{ op: 'counter', what: { select: 'frames' } }] });
  expect(notes).toEqual(['counter: no-candidate']);
});

test('there is nothing to counter where nothing waits', () => {
  const { notes } = playScene({ do: [{ op: 'counter', what: { select: 'frames' } }] });
  expect(notes).toEqual(['counter: no-candidate']);
});

describe.each(STACKLESS)('a trigger that waits, by the policy %s', (policy) => {
  const wait: Effect = { op: 'choose', from: { select: 'words', of: ['go on'] }, min: 0 };
  const counter: Effect = { op: 'counter', what: DRUMS };
  const told = (lab: Lab) => lab.told('damaged', 'finished').filter((line) => !line.endsWith('omen'));

  test('never runs, and that it was countered is told', () => {
    const lab = omen(policy, [counter]);
    expect(told(lab)).toEqual(['countered drum', 'countered drum', 'resolved first']);
    expect([lab.state.waiting, lab.state.frames]).toEqual([[], []]);
    const seen = lab.toldTo('spectator').filter((e) => e?.type === 'finished' && e.how === 'countered');
    expect(seen).toMatchObject([
      { object: { card: 'drum' }, player: 1 },
      { object: { card: 'drum' }, player: 1 },
    ]);
  });

  test('one of two: the other one runs', () => {
    const lab = omen(policy, [
      { op: 'choose', from: DRUMS, as: 'one' },
      { op: 'counter', what: 'one' },
    ]);
    lab.give([1]);
    expect(told(lab)).toEqual(['countered drum', 'resolved first', 'damaged p0 1', 'resolved drum']);
  });

  test('is seen to wait by everyone, until it is countered', () => {
    const lab = omen(policy, [wait, counter, wait]);
    const waits = (viewer: number) =>
      viewOf(lab.match, viewer).pending.flatMap(({ waits, kind, controller, source }) =>
        waits && source && 'card' in source ? [[kind, controller, source.card]] : [],
      );
    const drum = ['trigger', 1, 'drum'];
    expect([waits(0), waits(1)]).toEqual([
      [drum, drum],
      [drum, drum],
    ]);
    lab.pick();
    expect([waits(0), waits(1)]).toEqual([[], []]);
  });

  test('is the same when the match is saved and read between', () => {
    const [plain, saved] = [omen(policy, [wait, counter]), omen(policy, [wait, counter])];
    expect(saved.state.waiting).toHaveLength(2);
    plain.pick();
    saved.reloaded().pick();
    expect(hashOf(saved.state)).toBe(hashOf(plain.state));
    expect(told(saved)).toEqual(['countered drum', 'countered drum', 'resolved first']);
  });

  test('runs where its being countered is prevented', () => {
    const ward: Effect = { op: 'create', card: 'ward', to: 'board' };
    expect(told(omen(policy, [ward, counter]))).toEqual([
      'resolved first',
      'damaged p0 1',
      'resolved drum',
      'damaged p0 1',
      'resolved drum',
    ]);
  });

  test('its card is what the node came to, and stays where it is', () => {
    const lab = omen(policy, [counter, { op: 'move', what: 'them', to: 'exile' }]);
    expect([lab.zone(1, 'board'), lab.zone(1, 'exile')]).toEqual([[], ['drum', 'drum']]);
  });

  test('what it was set off for the first time in a turn by has been used up', () => {
    const limited = unit('bell', 1, 9, {
      abilities: [
        {
          on: { on: 'signalled', name: 'omen' },
          limit: { times: 1, per: 'turn' },
          do: [{ op: 'damage', to: 'opponents', amount: 1 }],
        },
      ],
    });
    const lab = new Lab({
      policy,
      cards: [
        limited,
        unit('first', 1, 9, {
          abilities: [
            {
              on: { on: 'signalled', name: 'omen' },
              do: [{ op: 'counter', what: { select: 'frames', of: 'opponents' } }],
            },
          ],
        }),
        spell('omen', [{ op: 'signal', name: 'omen' }]),
      ],
      players: [{ hand: ['omen', 'omen'], board: ['first'] }, { board: ['bell'] }],
    });
    lab.act('play omen').act('play omen');
    expect(lab.told('finished').filter((line) => line.endsWith('bell'))).toEqual(['countered bell']);
    expect(lab.told('damaged')).toEqual([]);
  });
});
