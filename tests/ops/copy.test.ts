import { describe, expect, test } from 'vitest';
import { hashOf } from '../../effects/hash.ts';
import type { Effect } from '../../effects/language.ts';
import { Lab, spell, unit } from '../support/lab.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { DRUMS, omen, STACKLESS } from '../support/waiting.ts';
import { ASKS_NOTHING, conformance, NO_PAUSE, NOBODY_HEARS } from './conformance.ts';

const others = { select: 'frames', where: { not: { name: 'cast' } } } as const;
const bolt = spell('bolt', [{ op: 'damage', to: 'opponents', amount: 3 }]);
const stack: Partial<Scene> = { policy: 'priority', cards: [bolt], mine: { hand: ['bolt'] }, first: ['play bolt'] };
const twin: Scene = { ...stack, do: [{ op: 'copy', what: others }] };
const copied = { type: 'copied', of: 2, player: 0, object: 'bolt.1', copy: 4 };

conformance({
  op: 'copy',
  works: { ...twin, events: [copied], it: { refs: ['effect 4'], amount: 1 } },
  none: { policy: 'priority', do: twin.do, notes: ['copy: no-candidate'] },
  gone: {
    ...twin,
    do: [
      { op: 'remember', what: others, as: 'it-was' },
      { op: 'counter', what: 'it-was' },
      { op: 'copy', what: 'it-was' },
    ],
    events: [{ type: 'finished', of: 2, how: 'countered', kind: 'play', player: 0, object: 'bolt.1' }],
    notes: ['copied: gone'],
  },
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: { ...twin, shown: [{ type: 'copied', player: 0, object: 'bolt.1' }] },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...twin,
    do: [...twin.do, { op: 'signal', name: 'copied', about: 'them' }],
    events: [copied, { type: 'signalled', name: 'copied', player: 0, subject: 'effect 4' }],
    it: { refs: ['effect 4'], amount: 1 },
  },
  once: twin,
  next: { ...twin, asks: ['priority', 0] },
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('the copy resolves first, and only the card of the original goes away', () => {
  const { lab } = playScene(twin);
  expect(lab.told('damaged', 'finished')).toEqual([
    'resolved cast',
    'damaged p1 3',
    'resolved bolt',
    'damaged p1 3',
    'resolved bolt',
  ]);
  expect(lab.zone(0, 'discard')).toEqual(['cast', 'bolt']);
});

test('the copy is of whom it says', () => {
  const { lab } = playScene({ ...twin, do: [{ op: 'copy', what: others, by: 'opponents' }] });
  expect(lab.told('damaged')).toEqual(['damaged p0 3', 'damaged p1 3']);
});

test('the copy has the same targets', () => {
  const aimed = spell('aimed', [{ op: 'damage', to: 'at', amount: 1 }], {
    targets: [{ as: 'at', from: { select: 'objects', in: ['board'] } }],
  });
  const { lab } = playScene({
    ...twin,
    cards: [aimed],
    mine: { hand: ['aimed'] },
    theirs: { board: ['rat'] },
    first: ['play aimed'],
  });
  expect(lab.told('damaged')).toEqual(['damaged rat 1', 'damaged rat 1']);
});

test('countered, the copy has no card to speak of', () => {
  const { events, it, lab } = playScene({ ...twin, do: [...twin.do, { op: 'counter', what: 'them' }] });
  expect(events.at(-1)).toMatchObject({ type: 'finished', of: 4, how: 'countered', copy: true });
  expect(it).toEqual({ refs: [], amount: 0 });
  expect(lab.told('damaged')).toEqual(['damaged p1 3']);
});

describe.each(STACKLESS)('a trigger that waits, by the policy %s', (policy) => {
  const told = (lab: Lab) => lab.told('damaged', 'finished').filter((line) => !/omen|first/.test(line));
  const drummed = ['damaged p0 1', 'resolved drum'];
  const copy: Effect = { op: 'copy', what: DRUMS };
  const ours: Effect = { ...copy, by: { select: 'controller', of: DRUMS } };

  test('runs twice', () => {
    const lab = omen(policy, [ours]);
    expect(told(lab)).toEqual([drummed, drummed, drummed, drummed].flat());
    expect(lab.told('copied')).toHaveLength(2);
  });

  test('one of them: the copy runs before its original', () => {
    const lab = omen(policy, [
      { op: 'choose', from: DRUMS, as: 'one' },
      { ...ours, what: 'one' },
    ]);
    const [candidate] = lab.request.shape === 'select' ? lab.request.candidates : [];
    const one = candidate?.kind === 'frame' ? candidate.frame : undefined;
    lab.give([0]);
    const drums = lab.events.flatMap((e) =>
      e.type === 'finished' && e.object && lab.name(e.object) === 'drum' ? [e.of] : [],
    );
    expect(drums).toHaveLength(3);
    const made = lab.events.flatMap((e) => (e.type === 'copied' ? [e.copy] : []));
    expect(drums.indexOf(made[0] as never)).toBe(drums.indexOf(one as never) - 1);
  });

  test('the copy is of whom it says: his opponents are others', () => {
    const lab = omen(policy, [copy]);
    expect(lab.told('damaged').toSorted()).toEqual(['damaged p0 1', 'damaged p0 1', 'damaged p1 1', 'damaged p1 1']);
  });

  test('countered, the original runs all the same', () => {
    const lab = omen(policy, [
      { op: 'choose', from: DRUMS, as: 'one' },
      { ...ours, what: 'one' },
      { op: 'counter', what: 'them' },
    ]);
    lab.give([0]);
    expect(told(lab)).toEqual(['countered drum', ...drummed, ...drummed]);
  });

  test('and the copy where the original is countered', () => {
    const lab = omen(policy, [
      { op: 'choose', from: DRUMS, as: 'one' },
      { ...ours, what: 'one' },
      { op: 'counter', what: 'one' },
    ]);
    lab.give([0]);
    expect(told(lab)).toEqual(['countered drum', ...drummed, ...drummed]);
  });

  test('is the same when the match is saved and read between', () => {
    const wait: Effect = { op: 'choose', from: { select: 'words', of: ['go on'] }, min: 0 };
    const [plain, saved] = [omen(policy, [ours, wait]), omen(policy, [ours, wait])];
    expect(saved.state.waiting).toHaveLength(4);
    plain.pick();
    saved.reloaded().pick();
    expect(hashOf(saved.state)).toBe(hashOf(plain.state));
  });

  test('each chooses its own targets when it is taken up', () => {
    const hears = { on: { on: 'signalled', name: 'omen' } } as const;
    const lab = new Lab({
      policy,
      cards: [
        unit('first', 1, 9, {
          abilities: [{ ...hears, do: [{ op: 'copy', what: { select: 'frames', of: 'opponents' }, by: 'opponents' }] }],
        }),
        unit('bow', 1, 9, {
          abilities: [
            { ...hears, targets: [{ as: 'at', from: 'everyone' }], do: [{ op: 'damage', to: 'at', amount: 1 }] },
          ],
        }),
        spell('omen', [{ op: 'signal', name: 'omen' }]),
      ],
      players: [{ hand: ['omen'], board: ['first'] }, { board: ['bow'] }],
    });
    lab.act('play omen').pick('p0').pick('p1');
    expect(lab.told('damaged')).toEqual(['damaged p0 1', 'damaged p1 1']);
  });
});
