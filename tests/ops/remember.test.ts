import { describe, expect, test } from 'vitest';
import type { CardData } from '../../effects/card-data.ts';
import type { Effect, Selector } from '../../effects/language.ts';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer, matchOf } from '../../search/index.ts';
import { type Lab, relic, spell, unit } from '../support/lab.ts';
import { went } from '../support/plain.ts';
import { drawFrom } from '../support/random.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';
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

describe('with a name the source notes it', () => {
  const prey: Selector = { select: 'noted', under: 'prey' };
  const noted = { type: 'noted', object: 'cast.1', under: 'prey', refs: ['rat'] };
  const mark: Effect = { op: 'remember', what: 'target', under: 'prey' };

  test('and everyone is told', () => {
    const { events, shown, it } = playScene({ ...AT_RAT, do: [mark] });
    expect(events).toEqual([noted]);
    expect(shown).toEqual([{ ...noted, count: 1 }]);
    expect(it).toEqual({ refs: ['rat'], amount: 1 });
  });

  test('beside what it has noted there, each once', () => {
    const { events, notes, it } = playScene({
      ...AT_RAT,
      do: [mark, { op: 'remember', what: { select: 'union', of: ['you', 'target'] }, under: 'prey' }, mark],
    });
    expect(events).toEqual([noted, { ...noted, refs: ['rat', 'p0'] }]);
    expect(notes).toEqual(['noted: already']);
    expect(it).toEqual({ refs: ['rat'], amount: 1 });
  });

  test('nothing is noted where nothing is selected, or nobody is there to note it', () => {
    const gone = playScene({
      ...AT_RAT,
      do: [{ op: 'move', what: 'self', to: 'exile' }, mark, { op: 'remember', what: P1_UNITS, under: 'friend' }],
    });
    expect(gone.notes).toEqual(['noted: gone', 'noted: gone']);
    const none = playScene({ do: [{ op: 'remember', what: P1_UNITS, under: 'prey' }] });
    expect(none.notes).toEqual(['remember: no-candidate']);
  });

  /** It exiles a unit when it enters; when it leaves, that returns. */
  const linked: Partial<CardData> = {
    abilities: [
      {
        on: { on: 'entered' },
        targets: [{ as: 'target', from: { select: 'objects', in: ['board'], where: { type: 'unit' } } }],
        do: [
          { op: 'move', what: 'target', to: 'exile', how: 'exile', as: 'caught' },
          { op: 'remember', what: 'caught', under: 'prey' },
        ],
      },
      { on: { on: 'left' }, do: [{ op: 'move', what: prey, to: 'board', how: 'return' }] },
    ],
  };
  const named = (name: string, zone = 'board'): Selector => ({ select: 'objects', in: [zone], where: { name } });
  const move = (id: string, name: string, to: string, more: object = {}) =>
    spell(id, [{ op: 'move', what: named(name), to, ...more }]);
  const cards = [
    relic('snare', linked),
    relic('cage', linked),
    move('break', 'snare', 'discard', { how: 'destroy' }),
    move('take', 'snare', 'board', { of: 'opponents', how: 'steal' }),
    move('lift', 'snare', 'hand'),
    spell('free', [{ op: 'move', what: named('rat', 'exile'), to: 'hand' }]),
    spell('fade', [{ op: 'transform', what: named('snare'), card: 'cage' }]),
  ];
  const play = (...plays: readonly string[]): Lab => {
    const lab = labOf({
      cards,
      mine: { hand: cards.map((c) => c.id) },
      theirs: { board: ['rat', 'ox'] },
      do: [],
    });
    for (const words of plays) {
      if (words.startsWith('pick ')) lab.pick(words.slice(5));
      else lab.act(`play ${words}`);
    }
    return lab;
  };
  const where = (lab: Lab) =>
    ['board', 'exile', 'hand'].map((zone) =>
      [0, 1].flatMap((p) => lab.zone(p, zone).filter((c) => c === 'rat' || c === 'ox')),
    );

  test('and another ability finds it: what was exiled returns when it leaves', () => {
    const lab = play('snare', 'pick rat');
    expect(where(lab)).toEqual([['ox'], ['rat'], []]);
    lab.act('play break');
    expect(where(lab)).toEqual([['ox', 'rat'], [], []]);
    expect(lab.objects(1, 'board').map((o) => o.card)).toEqual(['ox', 'rat']);
  });

  test('what has gone on since is not what was noted', () => {
    expect(where(play('snare', 'pick rat', 'free', 'break'))).toEqual([['ox'], [], ['rat']]);
  });

  test('it is kept under the control of another, and by what it becomes', () => {
    const lab = play('snare', 'pick rat', 'take');
    expect(lab.objects(1, 'board').find((o) => o.card === 'snare')?.memory).toBeDefined();
    lab.act('play break');
    expect(where(lab)).toEqual([['ox', 'rat'], [], []]);
    const changed = play('snare', 'pick rat', 'fade');
    expect(changed.objects(0, 'board').map((o) => [o.card, Object.keys(o.memory ?? {})])).toEqual([['cage', ['prey']]]);
  });

  test('it is forgotten with its stay', () => {
    const lab = play('snare', 'pick rat', 'lift');
    expect(lab.objects(0, 'hand').find((o) => o.card === 'snare')).not.toHaveProperty('memory');
    lab.act('play snare').pick('ox');
    expect(where(lab)).toEqual([['rat'], ['ox'], []]);
    lab.act('play break');
    expect(where(lab)).toEqual([['rat', 'ox'], [], []]);
  });

  test('each has notes of its own, and a copy has none', () => {
    const lab = labOf({
      cards: [...cards, spell('copy', [{ op: 'create', like: named('snare'), to: 'board' }])],
      mine: { hand: ['snare', 'copy', 'break'] },
      theirs: { board: ['rat', 'ox', 'elk'] },
      do: [],
    });
    lab.act('play snare').pick('rat').act('play copy').pick('ox');
    const [first, second] = lab.objects(0, 'board').map((o) => o.memory?.['prey']);
    expect([first, second]).toEqual([[lab.ref('rat')], [lab.ref('ox')]]);
  });

  test('a view shows it with what the viewer may see of it', () => {
    const lab = play('snare', 'pick rat');
    const shown = [0, 1, 'spectator' as const].map(
      (viewer) => viewOf(lab.match, viewer).zones['board.0']?.objects[0]?.memory,
    );
    const rat = { object: `#${lab.ref('rat').inc}`, card: 'rat', name: 'rat' };
    expect(shown).toEqual([{ prey: [rat] }, { prey: [rat] }, { prey: [rat] }]);
  });

  describe('of hidden cards', () => {
    const box = relic('box', {
      abilities: [
        {
          action: 'use',
          do: [
            {
              op: 'remember',
              what: { select: 'objects', in: ['hand'], of: 'you', where: { type: 'unit' } },
              under: 'in',
            },
          ],
        },
      ],
    });
    const boxed = (hand: string[], deck: string[] = []) => {
      const lab = labOf({ cards: [box], mine: { board: ['box'], hand, deck }, do: [] });
      return lab.act('use box');
    };
    const memory = (lab: Lab, viewer: number) => viewOf(lab.match, viewer).zones['board.0']?.objects[0]?.memory;

    test('no more is told or shown than how many there are', () => {
      const told = (lab: Lab, viewer: number) => lab.toldTo(viewer).filter((e) => e?.type === 'noted');
      const [one, other] = [boxed(['rat', 'dud', 'ox']), boxed(['dud', 'elk', 'rat'])];
      expect(memory(one, 0)).toMatchObject({ in: [{ card: 'rat' }, { card: 'ox' }] });
      expect(memory(one, 1)).toEqual({ in: [{ hidden: true }, { hidden: true }] });
      expect(JSON.stringify([told(one, 1), viewOf(one.match, 1)])).toBe(
        JSON.stringify([told(other, 1), viewOf(other.match, 1)]),
      );
    });

    test('every sample shows the same, and can be played on', () => {
      const lab = boxed(['rat', 'dud', 'ox'], ['elk', 'idol', 'elk', 'blank']);
      for (const viewer of [0, 1, 'spectator' as const])
        for (let seed = 1; seed <= 10; seed++) {
          const at = matchOf(lab.match.book, sample(lab.match, viewer, drawFrom(seed)));
          expect(viewOf(at, viewer)).toEqual(viewOf(lab.match, viewer));
          expect(
            answer(at, { type: 'answer', player: 0, choice: lab.choice.id, value: lab.offered.indexOf('pass') }).ok,
          ).toBe(true);
        }
    });

    test('what a card in a hand has noted is told to who sees it, and goes with it in samples', () => {
      const spy = unit('spy', 1, 1, {
        abilities: [
          {
            zones: ['hand'],
            on: { on: 'signalled', name: 'look' },
            do: [{ op: 'remember', what: 'opponents', under: 'foe' }],
          },
        ],
      });
      const lab = labOf({
        cards: [spy],
        mine: { hand: ['spy', 'rat'], deck: ['ox', 'elk', 'ox'] },
        do: [{ op: 'settle', do: [{ op: 'signal', name: 'look' }] }],
      }).act('play cast');
      const told = (viewer: number) => lab.toldTo(viewer).filter((e) => e?.type === 'noted').length;
      expect([told(0), told(1)]).toEqual([1, 0]);
      for (let seed = 1; seed <= 10; seed++) {
        const { objects } = sample(lab.match, playerId(1), drawFrom(seed));
        expect(objects.flatMap((o) => (o?.memory ? [o.card] : []))).toEqual(['spy']);
      }
    });
  });

  test('what was noted and has left is known as it was, also of one that has left itself', () => {
    const log = relic('log', {
      abilities: [
        {
          action: 'use',
          targets: [{ as: 'target', from: P1_UNITS }],
          do: [mark, { op: 'add', to: 'target', fact: 'plus', by: 2 }],
        },
        {
          on: { on: 'left' },
          do: [
            {
              op: 'later',
              on: { on: 'signalled', name: 'omen' },
              do: [{ op: 'damage', to: 'opponents', amount: { amount: 'stat', of: prey, stat: 'health' } }],
            },
          ],
        },
      ],
    });
    const lab = labOf({
      cards: [
        log,
        spell('kill', [{ op: 'destroy', what: P1_UNITS }]),
        spell('burn', [{ op: 'destroy', what: { select: 'objects', in: ['board'], of: 'you' } }]),
        spell('omen', [{ op: 'signal', name: 'omen' }]),
      ],
      mine: { board: ['log'], hand: ['kill', 'burn', 'omen'] },
      theirs: { board: ['rat'] },
      do: [],
    });
    const round = () => {
      for (let k = 0; k < 4; k++) lab.act('pass');
      lab.reloaded();
    };
    lab.act('use log').act('play kill');
    round();
    lab.act('play burn');
    round();
    lab.act('play omen');
    expect(lab.told('damaged')).toEqual(['damaged p1 7']);
  });
});
