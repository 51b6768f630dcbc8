import { describe, expect, test } from 'vitest';
import type { Request } from '../../../effects/choices/choice.ts';
import {
  answerResult,
  countAnswers,
  fallbackAnswer,
  listAnswers,
  sampleAnswer,
  validateAnswer,
} from '../../../effects/choices/shapes.ts';
import type { OpenRequest } from '../../../effects/rules/open-requests.ts';
import { choiceId, playerId } from '../../../effects/state/ids.ts';
import { wordRef } from '../../../effects/state/refs.ts';
import { classesOf } from '../../../testing/paths/graph/classes.ts';

const player = playerId(0);
const things = (n: number) => Array.from({ length: n }, (_, i) => wordRef(`thing ${i}`));

const opened = (request: Request): OpenRequest => ({
  choice: {
    id: choiceId('1'),
    asker: { kind: 'window' },
    purpose: 'test',
    order: 'in-turn',
    requests: [request],
    answers: [null],
  },
  place: 0,
  request,
  count: countAnswers(request),
  answers: listAnswers(request),
  fallback: fallbackAnswer(request),
  random: (draw) => sampleAnswer(request, draw),
  accepts: (answer) => validateAnswer(request, answer),
});

const LARGE: readonly (readonly [string, Request])[] = [
  ['select', { shape: 'select', player, candidates: things(12), min: 0, max: 5 }],
  [
    'arrange',
    {
      shape: 'arrange',
      player,
      items: things(6),
      piles: ['top', 'bottom'].map((name) => ({ name, min: 0, max: 6, ordered: true })),
    },
  ],
  ['distribute', { shape: 'distribute', player, recipients: things(6), total: 9 }],
  ['number', { shape: 'number', player, min: 0, max: 900 }],
  ['assign', { shape: 'assign', player, items: things(6), targets: things(3), min: 0, max: 6 }],
];

describe.each(LARGE)('of a large %s', (_, request) => {
  const { answers, of } = classesOf(opened(request), 30);

  test('some stand for all, and say for how many', () => {
    expect(of).toBe(countAnswers(request));
    expect(of).toBeGreaterThan(answers.length);
  });

  test('each is legal, and none comes twice', () => {
    for (const answer of answers) expect(validateAnswer(request, answer)).toBe(true);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(answers.length);
  });
});

test('of a selection they are none, each alone, and the most', () => {
  const request: Request = { shape: 'select', player, candidates: things(12), min: 0, max: 5 };
  const sizes = classesOf(opened(request), 30).answers.map((answer) => answerResult(request, answer).refs.length);
  expect(sizes.filter((n) => n === 0)).toHaveLength(1);
  expect(sizes.filter((n) => n === 1)).toHaveLength(12);
  expect(Math.max(...sizes)).toBe(5);
});

test('of a selection with a bound on its sum they reach both ends of what is legal', () => {
  const request: Request = {
    shape: 'select',
    player,
    candidates: things(8),
    min: 1,
    max: 3,
    weights: [1, 2, 3, 4, 5, 6, 7, 8],
    sum: { max: 12 },
  };
  const sums = classesOf(opened(request), 20).answers.map((answer) =>
    (answer as readonly number[]).reduce((n, at) => n + at + 1, 0),
  );
  expect(Math.min(...sums)).toBe(1);
  expect(Math.max(...sums)).toBeGreaterThan(8);
});

test('of a number they are its ends and their neighbours', () => {
  const { answers } = classesOf(opened({ shape: 'number', player, min: 2, max: 900 }), 20);
  expect(answers).toEqual(expect.arrayContaining([2, 3, 899, 900]));
});

test('where there are few, all are tried', () => {
  const request: Request = { shape: 'select', player, candidates: things(4), min: 0, max: 4 };
  expect(classesOf(opened(request), 16)).toEqual({ answers: [...listAnswers(request)], of: 16 });
});
