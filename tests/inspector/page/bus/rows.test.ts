import { describe, expect, test } from 'vitest';
import { branchOf, wayTo } from '../../../../inspector/page/bus/branch.ts';
import { ALL, type Filter, Shown } from '../../../../inspector/page/bus/filter.ts';
import type { Row } from '../../../../inspector/page/bus/row.ts';
import { BusRows } from '../../../../inspector/page/bus/rows.ts';
import type { BeatRecord, EventRecord, StepRecord } from '../../../../inspector/protocol/messages.ts';

const event = (batch: number, n: number, more: Partial<EventRecord> = {}): EventRecord => ({
  batch,
  n,
  type: 'counted',
  words: `event ${batch}.${n}`,
  cause: '',
  objects: [],
  players: [],
  form: { type: 'counted' },
  ...more,
});

const beat = (events: number, more: Partial<BeatRecord> = {}): BeatRecord => ({
  events,
  triggers: [],
  begun: [],
  notes: [],
  ...more,
});

const step = (
  id: number,
  parent: number | null,
  of: { readonly turn?: number; readonly events?: readonly EventRecord[]; readonly beats?: readonly BeatRecord[] },
): StepRecord => ({
  id,
  parent,
  turn: { number: of.turn ?? 1, active: 0, step: 'main' },
  events: of.events ?? [],
  over: false,
  beats: of.beats ?? [beat(of.events?.length ?? 0)],
});

/** Rows in short, indented by how deep they stand. */
function said(row: Row): string {
  switch (row.kind) {
    case 'turn':
      return `turn ${row.turn.number}`;
    case 'answer':
      return ` answer ${row.step}`;
    case 'cause':
      return `  ${row.begins ? 'begins' : 'by'} ${row.words || '-'}${row.parent === null ? '' : ` <${row.parent}`}`;
    case 'event':
      return `   ${row.first ? '[' : ''}${row.event.words}${row.last ? ']' : ''}${row.cause && ` (${row.cause})`}`;
    default:
      return `   ${row.kind} ${row.words}`;
  }
}

const all = (rows: BusRows): readonly string[] => rows.list.map(said);

const play = { frame: 7, cause: 'Wolf: play' };
const bite = { frame: 8, parent: 2, cause: 'Wolf: ability 1' };
const STEPS: readonly StepRecord[] = [
  step(0, null, { turn: 0, events: [event(1, 0)] }),
  step(1, 0, {
    turn: 1,
    events: [
      event(2, 0, play),
      event(2, 1, { ...play, cause: 'Den, in Wolf: play', objects: ['#5'], players: [1] }),
      event(3, 0, { ...bite, type: 'damaged', objects: ['#4'] }),
      event(4, 0),
    ],
    beats: [
      beat(2, { begun: [{ id: 7, words: 'Wolf: play' }], triggers: ['Wolf: ability 1'] }),
      beat(0, { begun: [{ id: 8, words: 'Wolf: ability 1', parent: 2 }] }),
      beat(1, { notes: [{ frame: 8, words: 'heal: it comes to zero' }] }),
      beat(1),
    ],
  }),
  step(2, 1, { turn: 2, events: [event(5, 0)] }),
  step(3, 1, { turn: 1, events: [event(5, 0, { words: 'another way' })] }),
];

describe('a branch', () => {
  test('is the way from the root', () => {
    expect(wayTo(STEPS, 3).map(({ id }) => id)).toEqual([0, 1, 3]);
    expect(wayTo(STEPS, 9)).toEqual([]);
  });
  test('leads to where the match stands, or to the step that is looked at beside it', () => {
    const ids = (stands: number, looked: number | null) =>
      branchOf(STEPS, { stands, step: looked }).map(({ id }) => id);
    expect(ids(2, null)).toEqual([0, 1, 2]);
    expect(ids(2, 1)).toEqual([0, 1, 2]);
    expect(ids(2, 3)).toEqual([0, 1, 3]);
  });
});

describe('the rows', () => {
  test('are headed by turns, answers and effects', () => {
    expect(all(new BusRows().follow(wayTo(STEPS, 2)))).toEqual([
      'turn 0',
      ' answer 0',
      '   [event 1.0]',
      ' answer 1',
      '  begins Wolf: play',
      '   [event 2.0',
      '   event 2.1] (Den, in Wolf: play)',
      '   sets-off Wolf: ability 1',
      '  begins Wolf: ability 1 <2',
      '   [event 3.0]',
      '   idle heal: it comes to zero',
      '  by -',
      '   [event 4.0]',
      'turn 1',
      ' answer 2',
      '   [event 5.0]',
    ]);
  });
  test('do not say what happened together where that is not told', () => {
    const { beats: _, ...told } = step(0, null, { events: [event(0, 0), event(0, 1)] });
    expect(all(new BusRows().follow([told]))).toEqual(['turn 1', ' answer 0', '   event 0.0', '   event 0.1']);
  });
  test('know where batches, effects, answers and events are', () => {
    const rows = new BusRows().follow(wayTo(STEPS, 2));
    expect([rows.batch(2), rows.effect(8), rows.answer(2), rows.event(2, 1)]).toEqual([5, 8, 14, 6]);
    expect([rows.batch(9), rows.effect(9), rows.answer(9), rows.event(2, 9)]).toEqual([null, null, null, null]);
    expect([rows.events, [...rows.types]]).toEqual([6, ['counted', 'damaged']]);
  });
  test('are only added to while the match goes on', () => {
    const rows = new BusRows();
    for (const id of [0, 1, 2]) rows.follow(wayTo(STEPS, id));
    expect([rows.made, rows.cuts]).toEqual([3, 0]);
    expect(all(rows)).toEqual(all(new BusRows().follow(wayTo(STEPS, 2))));
  });
  test('are cut back to where another branch parts', () => {
    const rows = new BusRows().follow(wayTo(STEPS, 2)).follow(wayTo(STEPS, 3));
    expect([rows.made, rows.cuts]).toEqual([4, 1]);
    expect(all(rows)).toEqual(all(new BusRows().follow(wayTo(STEPS, 3))));
    expect([rows.events, rows.answer(2), rows.batch(5)]).toEqual([6, null, rows.list.length - 1]);
  });
  test('are made anew of a step that is told again', () => {
    const rows = new BusRows().follow([step(0, null, {})]);
    expect(all(rows.follow(wayTo(STEPS, 0)))).toEqual(['turn 0', ' answer 0', '   [event 1.0]']);
  });
});

describe('a filter', () => {
  const rows = new BusRows().follow(wayTo(STEPS, 2));
  const shown = (filter: Partial<Filter>): readonly string[] =>
    new Shown(rows, ALL).update({ ...ALL, ...filter }).list.map((at) => said(rows.list[at] as Row));

  test('lets through all where nothing is asked for', () => {
    expect(shown({})).toEqual(all(rows));
  });
  test('shows what fits with its headings', () => {
    expect(shown({ types: ['damaged'] })).toEqual([
      'turn 0',
      ' answer 1',
      '  begins Wolf: ability 1 <2',
      '   [event 3.0]',
    ]);
    expect(shown({ types: ['idle'] }).at(-1)).toBe('   idle heal: it comes to zero');
    expect(shown({ player: 1 }).at(-1)).toBe('   event 2.1] (Den, in Wolf: play)');
    expect(shown({ text: 'DEN' }).at(-1)).toBe('   event 2.1] (Den, in Wolf: play)');
    expect(shown({ object: { handle: '#4' } }).at(-1)).toBe('   [event 3.0]');
    expect(shown({ types: ['damaged'], text: 'den' })).toEqual([]);
  });
  test('follows an object through its moves, and finds all of a name', () => {
    const wolf = (handle: string) => ({ object: handle, card: 'wolf', name: 'Wolf' });
    const moved = (batch: number, from: string, to: string): EventRecord =>
      event(batch, 0, {
        objects: [from, to],
        form: { type: 'moved', object: wolf(from), now: wolf(to) },
        type: 'moved',
      });
    const way = [
      step(0, null, { events: [moved(1, '#1', '#2'), moved(2, '#2', '#3'), event(3, 0, { objects: ['#3'] })] }),
      step(1, 0, { events: [moved(4, '#8', '#9')] }),
    ];
    const moves = new BusRows().follow(way);
    const count = (object: Filter['object']): number => new Shown(moves, ALL).update({ ...ALL, object }).events;
    expect(count({ handle: '#1' })).toBe(3);
    expect(count({ handle: '#3' })).toBe(3);
    expect(count({ name: 'Wolf' })).toBe(4);
    expect(moves.identities.known).toEqual([['Wolf', '#9']]);
  });
  test('goes on where it was as the match does, and begins anew after a cut', () => {
    const growing = new BusRows();
    const filter = { ...ALL, types: ['counted'] };
    let grown = new Shown(growing.follow(wayTo(STEPS, 0)), filter);
    for (const id of [0, 1, 2]) {
      growing.follow(wayTo(STEPS, id));
      const next: Shown = grown.update(filter);
      expect(next).toBe(grown);
    }
    expect(grown.events).toBe(5);
    growing.follow(wayTo(STEPS, 3));
    grown = grown.update(filter);
    expect(grown.list.map((at) => said(growing.list[at] as Row)).at(-1)).toBe('   [another way]');
    expect(grown.placeOf(growing.list.length - 1)).toBe(grown.list.length - 1);
    expect(grown.placeOf(-5)).toBe(-1);
  });
});
