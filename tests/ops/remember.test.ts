import { expect, test } from 'vitest';
import { went } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, conformance, EMPTY, NO_PAUSE, type None, P1_UNITS } from './conformance.ts';

const note: Scene = { ...AT_RAT, do: [{ op: 'remember', what: 'target' }] };
const NOTHING_HAPPENS: None = [null, 'nothing happens in it that could be replaced'];

conformance({
  op: 'remember',
  works: { ...note, events: [], it: { refs: ['rat'], amount: 1 } },
  none: { do: [{ op: 'remember', what: P1_UNITS }], notes: [] },
  gone: {
    ...note,
    do: [{ op: 'destroy', what: 'target' }, ...note.do],
    events: [went('rat', 'board.1', 'discard.1', 'destroy')],
    notes: [],
    it: { refs: ['rat'], amount: 1 },
  },
  zero: { do: [{ op: 'remember', amount: 0 }], notes: [] },
  replaced: NOTHING_HAPPENS,
  prevented: NOTHING_HAPPENS,
  seen: { ...note, shown: [] },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...note,
    do: [...note.do, { op: 'damage', to: 'them', amount: 1 }],
    events: [{ type: 'damaged', target: 'rat', amount: 1, by: 'cast.1' }],
    it: { refs: ['rat'], amount: 1, shares: [1] },
  },
  once: note,
  next: note,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('keeps a number beside what it keeps, or alone', () => {
  const both = playScene({ ...note, do: [{ op: 'remember', what: 'target', amount: 7 }] });
  expect(both.it).toEqual({ refs: ['rat'], amount: 7 });
  expect(playScene({ do: [{ op: 'remember', amount: 7 }] }).it).toEqual({ refs: [], amount: 7 });
  expect(playScene({ do: [{ op: 'remember' }] }).it).toEqual(EMPTY);
});

test('keeps what was selected then, under its name', () => {
  const { events } = playScene({
    ...note,
    do: [
      { op: 'remember', what: P1_UNITS, amount: { amount: 'fact', of: 'you', fact: 'mana' }, as: 'then' },
      { op: 'add', to: 'you', fact: 'mana', by: 5 },
      { op: 'create', card: 'ox', to: 'board', of: 'opponents' },
      { op: 'damage', to: 'then', amount: { amount: 'result', of: 'then' } },
    ],
  });
  expect(events.at(-2)).toEqual({ type: 'damaged', target: 'rat', amount: 10, by: 'cast.1' });
});
