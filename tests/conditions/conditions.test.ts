import { describe, expect, test as run } from 'vitest';
import { CONDITIONS } from '../../effects/conditions/registry.gen.ts';
import { test } from '../../effects/evaluators.ts';
import type { Condition } from '../../effects/language.ts';
import type { Verdict } from '../../effects/reason.ts';
import { no, stage, stageEnv } from '../support/stage.ts';

type Tested = readonly [what: string, condition: Condition, verdict: Verdict];

const board = { select: 'objects', in: ['board'] } as const;
const nothing = { select: 'objects', in: ['exile'] } as const;
const yes: Condition = { test: 'turn', whose: 'you' };
const not: Condition = { test: 'turn', whose: 'opponents' };
const other = no('condition-false', "it is another player's turn");
const few = no('condition-false', 'there are too few');

const comparisons = (['<', '<=', '=', '>=', '>', '!='] as const).map((is, i): Tested => {
  const holds = [true, true, false, false, false, true][i];
  return [`2 ${is} 3`, { test: 'compare', left: 2, is, right: 3 }, holds || no('condition-false', `it is not ${is}`)];
});
const equal = (['<', '<=', '=', '>=', '>', '!='] as const).map((is, i): Tested => {
  const holds = [false, true, true, true, false, false][i];
  return [`3 ${is} 3`, { test: 'compare', left: 3, is, right: 3 }, holds || no('condition-false', `it is not ${is}`)];
});

const CASES: Readonly<Record<keyof typeof CONDITIONS, readonly Tested[]>> = {
  all: [
    ['all hold', { test: 'all', of: [yes, yes] }, true],
    [
      'the reason is that of the first that does not',
      { test: 'all', of: [yes, not, { test: 'exists', of: nothing }] },
      other,
    ],
    ['there is none', { test: 'all', of: [] }, true],
  ],
  any: [
    ['one holds', { test: 'any', of: [not, yes] }, true],
    ['none holds', { test: 'any', of: [not, not] }, no('condition-false', 'none of these is so')],
    ['there is none', { test: 'any', of: [] }, no('condition-false', 'none of these is so')],
  ],
  compare: [
    ...comparisons,
    ...equal,
    [
      'amounts',
      { test: 'compare', left: { amount: 'count', of: board }, is: '=', right: { amount: 'sum', of: [4] } },
      true,
    ],
  ],
  exists: [
    ['something', { test: 'exists', of: board }, true],
    ['nothing', { test: 'exists', of: nothing }, few],
    ['enough', { test: 'exists', of: board, min: 4 }, true],
    ['too few', { test: 'exists', of: board, min: 5 }, few],
    ['no more than', { test: 'exists', of: board, max: 4 }, true],
    ['too many', { test: 'exists', of: board, max: 3 }, no('condition-false', 'there are too many')],
    ['at most none', { test: 'exists', of: nothing, max: 0 }, true],
    ['what is gone, where it is named', { test: 'exists', of: 'them', min: 2 }, true],
  ],
  fits: [
    ['all of them', { test: 'fits', of: 'them', where: { type: 'unit' } }, true],
    ['one does not', { test: 'fits', of: board, where: { type: 'unit' } }, no('condition-false', 'not a unit')],
    ['nothing to look at', { test: 'fits', of: nothing, where: {} }, no('no-candidate', 'there is nothing to look at')],
  ],
  not: [
    ['is not so', { test: 'not', of: not }, true],
    ['is so', { test: 'not', of: yes }, no('condition-false', 'it is so')],
  ],
  said: [
    ['was chosen', { test: 'said', in: 'said', word: 'yes' }, true],
    ['was not chosen', { test: 'said', in: 'said', word: 'no' }, no('condition-false', 'no was not chosen')],
    ['was never asked', { test: 'said', in: 'nothing', word: 'yes' }, no('condition-false', 'yes was not chosen')],
    ['another kind of answer', { test: 'said', in: 'it', word: 'rat' }, no('condition-false', 'rat was not chosen')],
  ],
  same: [
    ['have one in common', { test: 'same', one: 'self', other: 'them' }, true],
    [
      'have none in common',
      { test: 'same', one: 'self', other: 'opponents' },
      no('condition-false', 'they are not the same'),
    ],
    [
      'two stays of one card',
      { test: 'same', one: 'them', other: { select: 'objects', in: ['discard'] } },
      no('condition-false', 'they are not the same'),
    ],
    [
      'nothing is not the same as nothing',
      { test: 'same', one: nothing, other: nothing },
      no('condition-false', 'they are not the same'),
    ],
  ],
  turn: [
    ['yours', yes, true],
    ['not theirs', not, other],
    ['step', { test: 'turn', step: ['end', 'main'] }, true],
    ['another step', { test: 'turn', step: ['end'] }, no('condition-false', 'it is the main step')],
    ['number', { test: 'turn', number: 1 }, true],
    ['another number', { test: 'turn', number: 2 }, no('condition-false', 'it is turn 1')],
    ['anything', { test: 'turn' }, true],
  ],
};

const ON = stage();

run('every condition is looked at', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(CONDITIONS).toSorted());
});

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  run.each(cases)('%s', (__, condition, verdict) => {
    expect(test(stageEnv(ON), condition)).toEqual(verdict);
  });
});

run('"you" is who asks', () => {
  expect(test(stageEnv(ON, 1), yes)).toEqual(other);
  expect(test(stageEnv(ON, 1), not)).toBe(true);
});
