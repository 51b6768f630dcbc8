import { describe, expect, it } from 'vitest';
import { Branches } from '../../../inspector/page/time/branches.ts';
import { marksOf, turnBack, turnOn } from '../../../inspector/page/time/time-line.ts';
import type { StepRecord } from '../../../inspector/protocol/messages.ts';

const steps = (...parents: (number | null)[]) => parents.map((parent, id) => ({ id, parent }));

describe('branches of steps', () => {
  it('are one where every step goes on from the one before', () => {
    const branches = new Branches();
    branches.learn(steps(null, 0, 1, 2));
    expect(branches.list()).toMatchObject([{ head: 0, from: null, level: 0, steps: [0, 1, 2, 3] }]);
    expect(branches.path(0)).toEqual([0, 1, 2, 3]);
  });

  it('are found once they are told, where they were asked for before', () => {
    const branches = new Branches();
    expect(branches.path(0)).toEqual([]);
    branches.learn(steps(null));
    expect(branches.path(0)).toEqual([0]);
  });

  it('part where a step is answered once more', () => {
    const branches = new Branches();
    branches.learn(steps(null, 0, 1, 2, 1, 4, 4, 0));
    expect(branches.list().map(({ head, from, level }) => [head, from, level])).toEqual([
      [0, null, 0],
      [7, 0, 1],
      [4, 1, 1],
      [6, 4, 2],
    ]);
    expect(branches.path(0)).toEqual([0, 1, 2, 3]);
    expect(branches.path(4)).toEqual([0, 1, 4, 5]);
    expect(branches.path(6)).toEqual([0, 1, 4, 6]);
    expect(branches.of(5)).toBe(4);
    expect(branches.leadsThrough(6, 4)).toBe(true);
    expect(branches.leadsThrough(6, 5)).toBe(false);
    expect(branches.leadsThrough(4, 2)).toBe(false);
  });

  it('grow with what is told', () => {
    const all = steps(null, 0, 1, 0, 3);
    const branches = new Branches();
    for (let known = 1; known <= all.length; known++) branches.learn(all.slice(0, known));
    expect(branches.count).toBe(2);
    expect(branches.path(3)).toEqual([0, 3, 4]);
  });

  it('are found among many steps', () => {
    const many = Array.from({ length: 20_000 }, (_, id) => ({
      id,
      parent: id === 0 ? null : id % 500 === 0 ? 7 : id - 1,
    }));
    const branches = new Branches();
    branches.learn(many);
    expect(branches.count).toBe(40);
    expect(branches.path(19_500)).toHaveLength(8 + 500);
  });
});

describe('the marks of a way', () => {
  const record = (id: number, number: number) =>
    ({ id, parent: id - 1, turn: { number, active: 0, step: '' }, events: [], over: false }) satisfies StepRecord;
  const records = [0, 0, 1, 1, 2, 2].map((turn, id) => record(id, turn));
  const marks = marksOf(records, [0, 1, 2, 3, 4, 5], new Set([3, 9]));

  it('say where turns begin and branches part', () => {
    expect(marks).toEqual({ turns: [2, 4], forks: [3] });
  });

  it('lead from turn to turn', () => {
    expect([5, 4, 3, 2, 1].map((at) => turnBack(marks.turns, at))).toEqual([4, 2, 2, 0, 0]);
    expect([0, 2, 3, 4, 5].map((at) => turnOn(marks.turns, at, 5))).toEqual([2, 4, 4, 5, 5]);
  });
});
