import { expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import { type Lab, relic } from '../support/lab.ts';
import { went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { ASKS_NOTHING, AT_RAT, conformance, NO_PAUSE, NOBODY_HEARS } from './conformance.ts';

const note: Effect = { op: 'remember', what: 'target', under: 'prey' };
const forget = (more: { readonly what?: Selector } = {}): Effect => ({ op: 'forget', under: 'prey', ...more });
const lose: Scene = { ...AT_RAT, do: [note, forget()] };
const noted = { type: 'noted', object: 'cast.1', under: 'prey', refs: ['rat'] };
const forgotten = { ...noted, refs: [] };

conformance({
  op: 'forget',
  works: { ...lose, events: [noted, forgotten], it: { refs: ['cast.1'], amount: 1 } },
  none: { do: [forget()], notes: ['forget: no-candidate'] },
  gone: {
    ...AT_RAT,
    do: [
      note,
      { op: 'remember', what: 'self', as: 'hunter' },
      { op: 'move', what: 'self', to: 'exile' },
      forget({ what: 'hunter' }),
    ],
    events: [noted, went('cast.1', 'stack.0', 'exile.0', 'move')],
    notes: ['forget: no-candidate'],
  },
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: {
    ...lose,
    shown: [
      { ...noted, count: 1 },
      { ...forgotten, count: 0 },
    ],
  },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    ...lose,
    do: [...lose.do, { op: 'add', to: 'them', fact: 'plus', by: 1 }],
    events: [noted, forgotten, { type: 'counted', bearer: 'cast.1', fact: 'plus', by: 1, to: 1 }],
    it: { refs: ['cast.1'], amount: 1, shares: [1] },
  },
  once: lose,
  next: lose,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

const memory = (lab: Lab) => lab.state.objects.find((o) => o?.card === 'cast')?.memory;
/** What `cast` has noted when the last of these nodes is done. */
const kept = (...nodes: readonly Effect[]) => {
  const lab = labOf({ ...AT_RAT, do: nodes }).act('play cast');
  return Object.keys(memory(lab) ?? {});
};

test('only what is noted under that name', () => {
  const other: Effect = { op: 'remember', what: 'you', under: 'friend' };
  expect(kept(note, other)).toEqual(['prey', 'friend']);
  expect(kept(note, other, forget())).toEqual(['friend']);
  const lab = labOf({ ...AT_RAT, do: [note, forget()] }).act('play cast');
  expect(lab.state.objects.find((o) => o?.card === 'cast')).not.toHaveProperty('memory');
});

test('what others have noted', () => {
  const hunter = relic('hunter', {
    abilities: [
      { action: 'use', do: [{ op: 'remember', what: 'self', under: 'prey' }] },
      {
        on: { on: 'signalled', name: 'count' },
        do: [{ op: 'signal', name: 'noted', about: { select: 'noted', under: 'prey' } }],
      },
    ],
  });
  const said = (what: Selector) => {
    const lab = labOf({
      cards: [hunter],
      mine: { board: ['hunter', 'hunter', 'idol'] },
      do: [forget({ what }), { op: 'settle', do: [{ op: 'signal', name: 'count' }] }],
    });
    lab.act('use hunter').act('play cast');
    return [lab.told('signalled').filter((line) => line === 'signal noted').length, lab.notes.map((n) => n.what)];
  };
  expect(said({ select: 'objects', in: ['exile'] })).toEqual([1, ['forget', 'signal']]);
  expect(said({ select: 'objects', in: ['board'] })).toEqual([0, ['signal', 'signal']]);
});

test('a name that every object has for something else', () => {
  const { notes } = playScene({ do: [{ op: 'forget', under: 'constructor' }] });
  expect(notes).toEqual(['forget: no-candidate']);
});
