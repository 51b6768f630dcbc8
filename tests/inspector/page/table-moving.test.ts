import { describe, expect, test } from 'vitest';
import { type Box, boxTowards, type Direction, directionOf } from '../../../inspector/page/table/directions.ts';
import { steady } from '../../../inspector/page/table/steady.ts';

const box = (left: number, top: number, width = 80, height = 100): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('arrow keys', () => {
  //  0 1 2   a row of three; 3 hangs below 1; 4 5 a row that is further down and to the right; 6 a line below all
  const boxes = [
    box(0, 0),
    box(100, 0),
    box(200, 0),
    box(100, 104, 80, 18),
    box(150, 140),
    box(250, 140),
    box(0, 260, 600, 20),
  ];
  const to = (from: number, direction: Direction) => {
    const start = boxes[from];
    return start ? boxTowards(boxes, start, direction) : null;
  };
  test('lead along a row, and no further', () => {
    expect(to(0, 'right')).toBe(1);
    expect(to(2, 'left')).toBe(1);
    expect(to(2, 'right')).toBe(null);
    expect(to(1, 'last')).toBe(2);
    expect(to(2, 'first')).toBe(0);
  });
  test('lead to the nearest of the rows above and below', () => {
    expect(to(1, 'down')).toBe(3);
    expect(to(3, 'down')).toBe(4);
    expect(to(5, 'down')).toBe(6);
    expect(to(4, 'up')).toBe(3);
    expect(to(0, 'up')).toBe(null);
    expect(to(6, 'down')).toBe(null);
  });
  test('are arrow keys only', () => {
    expect(directionOf('ArrowUp')).toBe('up');
    expect(directionOf('Enter')).toBe(null);
  });
});

describe('a value that is steady', () => {
  const old = { list: [{ n: 1 }, { n: 2 }], bag: { a: { deep: true } } };
  test('is the old one where nothing has changed', () => {
    expect(steady(old, structuredClone(old))).toBe(old);
  });
  test('keeps all parts that have not changed', () => {
    const next = steady(old, { list: [{ n: 1 }, { n: 3 }], bag: { a: { deep: true } } });
    expect(next).toEqual({ list: [{ n: 1 }, { n: 3 }], bag: { a: { deep: true } } });
    expect(next.list[0]).toBe(old.list[0]);
    expect(next.bag).toBe(old.bag);
  });
  test('has no part that is no longer there', () => {
    expect(steady({ a: 1, b: 2 } as object, { a: 1 })).toEqual({ a: 1 });
    expect(steady([1, 2], [1])).toEqual([1]);
    expect(steady({ a: undefined } as object, { b: undefined })).toEqual({ b: undefined });
    expect(steady(null, old)).toBe(old);
  });
});
