import { expect, test } from 'vitest';
import { spell } from '../support/lab.ts';
import { went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
import { conformance, EMPTY, interrupted, P1_UNITS, type Replaced, warded } from './conformance.ts';

const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;
const free: Scene = { do: [{ op: 'play', what: hand }], mine: { hand: ['rat'] } };
const entered = went('rat', 'hand.0', 'board.0', 'play');
const acted = { type: 'acted', player: 0, action: 'play', object: 'rat.1' };
const finished = { type: 'finished', of: 3, how: 'resolved', kind: 'play', player: 0, object: 'rat.1' };
const it = { refs: ['rat.1'], amount: 1 };
const bolt = spell(
  'bolt',
  [{ op: 'damage', to: 'at', amount: 2 }],
  {
    targets: [{ as: 'at', from: { select: 'union', of: ['opponents', P1_UNITS] } }],
  },
  3,
);
const cascade: Scene = {
  do: [{ op: 'play', what: hand }],
  cards: [bolt],
  mine: { hand: ['bolt'] },
  theirs: { board: ['rat'] },
  answers: [['rat']],
};
const stopped: Replaced = { ...free, of: { on: 'entered', subject: {} } };

conformance({
  op: 'play',
  works: { ...free, policy: 'queue', events: [entered, acted, finished], it },
  none: { do: free.do, notes: ['play: no-candidate'] },
  gone: {
    ...free,
    do: [
      { op: 'remember', what: hand, as: 'card' },
      { op: 'move', what: 'card', to: 'discard' },
      { op: 'play', what: 'card' },
    ],
    events: [went('rat', 'hand.0', 'discard.0', 'move')],
    notes: ['play: gone'],
  },
  zero: [null, 'it is always one card'],
  replaced: [null, 'a play is more than its events: replacing one of them does not undo it, see below'],
  prevented: [null, 'a play is more than its events: preventing one of them does not undo it, see below'],
  seen: {
    ...free,
    shown: [
      { type: 'moved', object: 'rat', now: 'rat.1', from: 'hand.0', to: 'board.0', how: 'play', owner: 0 },
      acted,
      { type: 'finished', frame: 3, how: 'resolved', player: 0, object: 'rat.1' },
    ],
  },
  saved: [cascade, ...interrupted(stopped)],
  declined: [null, 'what it plays is played: whether is `may`'],
  them: {
    ...free,
    do: [...free.do, { op: 'add', to: 'them', fact: 'plus', by: 1 }],
    events: [entered, acted, finished, { type: 'counted', bearer: 'rat.1', fact: 'plus', by: 1, to: 1 }],
    it: { ...it, shares: [1] },
  },
  once: cascade,
  next: cascade,
  played: {
    ...cascade,
    asked: [
      { purpose: 'target', requests: [{ by: 'p0', shape: 'select', candidates: ['p1', 'rat'], min: 1, max: 1 }] },
    ],
    asker: 'draft of bolt',
  },
  forced: {
    forced: { ...cascade, theirs: {}, answers: [] },
    asked: {
      ...cascade,
      cards: [
        {
          ...bolt,
          play: {
            ...bolt.play,
            targets: [{ as: 'at', from: { select: 'union', of: ['opponents', { ...hand, where: {} }] } }],
          },
        },
      ],
      theirs: {},
      answers: [['p1']],
    },
  },
});

test('it costs nothing, or what is printed', () => {
  const spent = (costs?: 'none' | 'printed') =>
    playScene({ ...cascade, do: [{ op: 'play', what: hand, ...(costs ? { costs } : {}) }] }).lab.fact(0, 'mana');
  expect([spent(), spent('none'), spent('printed')]).toEqual([10, 10, 7]);
});

test('a card that cannot be paid for is not played', () => {
  const {
    events,
    notes,
    it: result,
  } = playScene({
    ...cascade,
    do: [
      { op: 'add', to: 'you', fact: 'mana', by: -10 },
      { op: 'play', what: hand, costs: 'printed' },
    ],
    answers: [],
  });
  expect(events).toHaveLength(1);
  expect(notes).toEqual(['play: unpayable']);
  expect(result).toEqual(EMPTY);
});

test('a card without a legal target is not played', () => {
  const targeted = { ...bolt, play: { ...bolt.play, targets: [{ as: 'at', from: P1_UNITS }] } };
  const { events, notes } = playScene({ ...cascade, cards: [targeted], theirs: {}, answers: [] });
  expect(events).toEqual([]);
  expect(notes).toEqual(['play: no-target']);
});

test('it can be played from anywhere, by whom it says', () => {
  const { events } = playScene({
    do: [{ op: 'play', what: { select: 'top', in: 'deck', of: 'opponents' }, by: 'opponents' }],
    theirs: { deck: ['rat'] },
  });
  expect(events.slice(0, 2)).toEqual([went('rat', 'deck.1', 'board.1', 'play'), { ...acted, player: 1 }]);
});

test('the effect waits until the card has resolved, with all its questions', () => {
  const { lab, events } = playScene({ ...cascade, do: [...cascade.do, { op: 'heal', to: 'you', amount: 1 }] });
  expect(lab.told('acted', 'damaged', 'healed', 'finished')).toEqual([
    'play cast',
    'play bolt',
    'damaged rat 2',
    'resolved bolt',
    'healed p0 1',
    'resolved cast',
  ]);
  expect(events.filter((e) => e.type === 'acted')).toEqual([{ ...acted, object: 'bolt.1', targets: ['rat'] }]);
});

test('taken back it is not played, and the effect goes on', () => {
  const lab = labOf(cascade).act('play cast').cancel();
  expect(lab.told('acted', 'signalled')).toEqual(['play cast']);
  expect(lab.choice.purpose).toBe('probe');
  expect(lab.zone(0, 'hand')).toEqual(['bolt']);
});

test('a play whose move is prevented is a play all the same', () => {
  const { events, lab } = playScene(warded(stopped, 'prevent'));
  expect(events.map((e) => e.type)).toEqual(['acted', 'finished']);
  expect(lab.zone(0, 'hand')).toEqual(['rat']);
});
