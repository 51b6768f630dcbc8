import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import { flattened } from '../../machines/streams.ts';

const source = () => new Subject<readonly number[]>();

test('each value is what it comes to, in order, and the end is the end', () => {
  const numbers = source();
  const told: unknown[] = [];
  flattened(numbers, (some) => some).subscribe({ next: (n) => told.push(n), complete: () => told.push('end') });
  numbers.next([1, 2]);
  numbers.next([]);
  numbers.next([3]);
  numbers.complete();
  expect(told).toEqual([1, 2, 3, 'end']);
});

test('whoever has heard enough hears no more, in the middle of a value as well', () => {
  const numbers = source();
  const told: number[] = [];
  const hearing = flattened(numbers, (some) => some).subscribe((n) => {
    told.push(n);
    if (n === 2) hearing.unsubscribe();
  });
  numbers.next([1, 2, 3]);
  expect(told).toEqual([1, 2]);
  expect(numbers.observed).toBe(false);
});

test('a value that comes to nothing sensible is an error of that subscriber alone', () => {
  const numbers = source();
  const told: unknown[] = [];
  const strict = flattened(numbers, (some) => {
    if (some.length === 0) throw new Error('none');
    return some;
  });
  strict.subscribe({ next: (n) => told.push(n), error: ({ message }) => told.push(message) });
  flattened(numbers, (some) => some).subscribe((n) => told.push(-n));
  numbers.next([]);
  numbers.next([1]);
  expect(told).toEqual(['none', -1]);
});
