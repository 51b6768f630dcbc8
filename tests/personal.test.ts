import { expect, test } from 'vitest';
import type { Selector } from '../effects/language.ts';
import { isPersonal } from '../effects/personal.ts';

const board = { select: 'objects', in: ['board'] } as const;
const which = (left: object): Selector =>
  ({ ...board, where: { if: { test: 'compare', left, is: '>', right: 0 } } }) as Selector;

test.each<[string, Selector]>([
  ['a word for the source', 'self'],
  ['a word for what it is on', { select: 'attached', of: 'bearer', get: 'attachments' }],
  ['all but the source', { ...board, other: true }],
  ['what the event is about', { select: 'role', of: 'subject' }],
  ['the amount of the event', which({ amount: 'event' })],
  ['what was done to the source', which({ amount: 'happened', event: { on: 'damaged' } })],
  ['what was done to others', which({ amount: 'happened', event: { on: 'damaged', subject: {}, other: true } })],
  ['a filter with the source in it', { ...board, where: { not: { any: [{ is: 'self' }] } } }],
])('%s is another for each source', (_, from) => {
  expect(isPersonal({ as: 'target', from })).toBe(true);
});

test.each<[string, Selector]>([
  ['a part of the table', { ...board, of: 'opponents', where: { type: 'unit', stats: { attack: { min: 2 } } } }],
  ['a player', 'you'],
  ['what waits on the stack', { select: 'frames', of: 'opponents' }],
  ['what was done to anything', which({ amount: 'happened', event: { on: 'damaged', subject: {} } })],
  ['what a step was', which({ amount: 'happened', event: { on: 'began', step: 'main', whose: 'you' } })],
])('%s is the same for all', (_, from) => {
  expect(isPersonal({ as: 'target', from })).toBe(false);
});
