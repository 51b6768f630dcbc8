import { expect, test } from 'vitest';
import { childOf, parentOf, relationOf } from '../../../../inspector/page/bus/relations.ts';
import { BusRows } from '../../../../inspector/page/bus/rows.ts';
import type { EventRecord, StepRecord } from '../../../../inspector/protocol/messages.ts';

const event = (batch: number, more: Partial<EventRecord> = {}): EventRecord => ({
  batch,
  n: 0,
  type: 'counted',
  words: `event ${batch}`,
  cause: more.frame === undefined ? '' : `effect ${more.frame}`,
  objects: [],
  players: [],
  form: { type: 'counted' },
  ...more,
});

const nothing = { triggers: [], begun: [], notes: [] } as const;
/** A play whose batch sets off a trigger, that does two things. */
const STEP: StepRecord = {
  id: 0,
  parent: null,
  turn: { number: 1, active: 0, step: 'main' },
  over: false,
  events: [event(1, { frame: 7 }), event(2, { frame: 8, parent: 1 }), event(3, { frame: 8, parent: 1 }), event(4)],
  beats: [
    { ...nothing, events: 1, begun: [{ id: 7, words: 'effect 7' }], triggers: ['effect 8'] },
    { ...nothing, events: 0, begun: [{ id: 8, words: 'effect 8', parent: 1 }] },
    { ...nothing, events: 2 },
    { ...nothing, events: 1 },
  ],
};
const rows = new BusRows().follow([STEP]);
const [TURN, ANSWER, PLAY, PAID, SET_OFF, TRIGGER, FIRST, SECOND, COURSE, LAST] = rows.list.map((_, i) => i);
const at = (place: number | undefined): number => place ?? -1;

test('a row comes from the effect it is of, that from what set it off, and else from its heading', () => {
  const from = (place: number | undefined) => parentOf(rows, at(place));
  expect([from(SECOND), from(TRIGGER), from(PAID), from(PLAY)]).toEqual([TRIGGER, PAID, PLAY, ANSWER]);
  expect([from(LAST), from(COURSE), from(SET_OFF), from(ANSWER), from(TURN)]).toEqual([
    COURSE,
    ANSWER,
    PLAY,
    TURN,
    null,
  ]);
  expect(parentOf(rows, 99)).toBeNull();
});

test('what came of a row is the first that its batch has led to, or what stands below a heading', () => {
  const to = (place: number | undefined) => childOf(rows, at(place));
  expect([to(PAID), to(TRIGGER), to(TURN)]).toEqual([TRIGGER, FIRST, ANSWER]);
  expect([to(FIRST), to(LAST)]).toEqual([null, null]);
});

test('pointing at a row shows its parents and its children', () => {
  const relations = (place: number | undefined) =>
    rows.list.map((row) => relationOf(row, rows.list[at(place)])?.[0] ?? '-').join('');
  expect(relations(PAID)).toBe('--p--ccc--');
  expect(relations(SECOND)).toBe('---p-p----');
  expect(relations(TRIGGER)).toBe('---p--cc--');
  expect(relations(LAST)).toBe('----------');
});
