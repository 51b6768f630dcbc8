import { expect, test } from 'vitest';
import { playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, NO_PAUSE, NOBODY_HEARS, type None } from './conformance.ts';

const win: Scene = { do: [{ op: 'end', winners: 'you', why: 'glory' }], over: true };
const ended = { type: 'ended', winners: [0], reason: 'glory' };
const OVER: None = [null, 'the match is over: nothing comes after it'];

conformance({
  op: 'end',
  works: { ...win, events: [ended] },
  none: [null, 'without winners it is a draw: see below'],
  gone: [null, 'it speaks of no object'],
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: { ...win, shown: [ended] },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: OVER,
  once: OVER,
  next: OVER,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

test('nothing happens after it, and nobody is asked any more', () => {
  const { lab } = playScene({ ...win, do: [...win.do, { op: 'signal', name: 'too late' }] });
  expect(lab.told('signalled', 'finished')).toEqual([]);
  expect(lab.state.choices).toEqual([]);
  expect(lab.state.result).toEqual({ winners: [0], reason: 'glory' });
});

test('without winners it is a draw', () => {
  const { events } = playScene({ do: [{ op: 'end', why: 'peace' }], over: true });
  expect(events).toEqual([{ type: 'ended', winners: [], reason: 'peace' }]);
});

test('several may win', () => {
  const { events } = playScene({ do: [{ op: 'end', winners: 'everyone', why: 'peace' }], over: true });
  expect(events).toEqual([{ type: 'ended', winners: [0, 1], reason: 'peace' }]);
});

test('no input is taken afterwards', () => {
  const { lab } = playScene(win);
  expect(lab.refused({ type: 'leave', player: 0 })).toBe('over');
});
