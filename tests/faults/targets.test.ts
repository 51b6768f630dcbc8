/** Faults that the engine once had with targets and stats, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../effects/effective/explain.ts';
import type { Effect, Selector, TargetSpec } from '../../effects/language.ts';
import { labRules, unit } from '../support/lab.ts';
import { labOf, playScene } from '../support/scene.ts';

const P1_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents', where: { type: 'unit' } };

describe('targets', () => {
  const hurt: TargetSpec = {
    as: 'target',
    from: {
      select: 'players',
      who: 'opponents',
      where: {
        if: {
          test: 'compare',
          left: { amount: 'happened', event: { on: 'damaged' } },
          is: '>',
          right: 0,
        },
      },
    },
  };
  const strike = (id: string) =>
    unit(id, 1, 9, {
      abilities: [{ action: 'use', targets: [hurt], do: [{ op: 'damage', to: 'target', amount: 1 }] }],
    });

  test('what was done to the bearer opens the target of the bearer alone', () => {
    const lab = labOf({
      cards: [strike('one'), strike('two'), strike('three')],
      mine: { board: ['one', 'two', 'three'] },
      do: [{ op: 'damage', to: { select: 'objects', in: ['board'], where: { name: 'one' } }, amount: 1 }],
    });
    lab.act('play cast').pick();
    expect(lab.offered).toEqual(['use one', 'pass']);
  });

  test('the most is at least one, also where the least is worked out', () => {
    const { asked } = playScene({
      theirs: { board: ['rat', 'ox'] },
      targets: [{ as: 'target', from: P1_UNITS, min: { amount: 'bound', of: 0 } }],
      do: [{ op: 'damage', to: 'target', amount: 1 }],
      answers: [['ox']],
    });
    expect(asked).toMatchObject([{ purpose: 'target', requests: [{ min: 0, max: 1 }] }]);
  });
});

describe('targets that are held against each other', () => {
  const aim: Effect = { op: 'damage', to: 'target', amount: 1 };
  const spec = (more: object) => [
    {
      as: 'target',
      from: { select: 'objects', in: ['board'], where: { type: 'unit' } },
      min: 2,
      max: 2,
      ...more,
    } as const,
  ];
  test('only what fits together is accepted, and a play without it is not offered', () => {
    const board = { mine: { board: ['rat'] }, theirs: { board: ['ox', 'elk'] } };
    const lab = labOf({ do: [aim], targets: spec({ different: 'controller' }), ...board }).act('play cast');
    expect(lab.tried([1, 2])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 2])).toBeNull();
    const alone = labOf({ do: [aim], targets: spec({ different: 'controller' }), theirs: board.theirs });
    expect(alone.offered).not.toContain('play cast');
  });
  test('with a total', () => {
    const lab = labOf({
      do: [aim],
      targets: spec({ total: { of: { amount: 'stat', of: 'candidate', stat: 'attack' }, max: 4 } }),
      theirs: { board: ['rat', 'ox', 'elk'] },
    }).act('play cast');
    expect(lab.tried([1, 2])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 2])).toBeNull();
  });
});

test('what lies face down has its name in common with nothing', () => {
  const board: Selector = { select: 'objects', in: ['board'], of: 'all' };
  const choosing = (quality: object) =>
    labOf({
      do: [
        { op: 'turnOver', what: { ...board, where: { not: { name: 'elk' } } }, faceDown: true },
        { op: 'choose', from: board, min: 0, max: 3, ...quality },
      ],
      theirs: { board: ['rat', 'rat', 'elk'] },
    }).act('play cast');
  expect(choosing({ different: 'name' }).tried([0, 1, 2])).toBeNull();
  expect(choosing({ same: 'name' }).request).toMatchObject({ max: 1 });
});

describe('stats', () => {
  test('a counter that is there from the start counts in its stat, and is explained', () => {
    const { facts } = labRules('queue');
    const rat = { ...P1_UNITS, where: { name: 'rat' } } as const;
    const { lab } = playScene({
      rules: { facts: { ...facts, object: { ...facts.object, plus: { initial: 2 } } } },
      theirs: { board: ['rat', 'ox'] },
      do: [
        { op: 'damage', to: 'opponents', amount: { amount: 'fact', of: rat, fact: 'plus' } },
        { op: 'damage', to: 'opponents', amount: { amount: 'stat', of: rat, stat: 'attack' } },
        { op: 'add', to: rat, fact: 'plus', by: -2 },
        { op: 'damage', to: 'opponents', amount: { amount: 'stat', of: rat, stat: 'attack' } },
      ],
    });
    expect(lab.told('damaged')).toEqual(['damaged p1 2', 'damaged p1 3', 'damaged p1 1']);
    expect(explain(lab.match, lab.ref('ox'))?.lines).toContainEqual({ what: 'attack +2', from: 'plus' });
  });
});
