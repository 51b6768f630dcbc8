import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import { relic, spell, unit } from '../support/lab.ts';
import { went } from '../support/plain.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';

const hurt = { on: 'damaged', subject: {} } as const;
const burn: Effect = { op: 'damage', to: 'opponents', amount: 2 };
const say = (name: string): Effect => ({ op: 'signal', name });
const gift = (how: readonly string[], nodes: readonly Effect[]) =>
  unit('scholar', 1, 3, { abilities: [{ instead: { replace: 'instead', of: { on: 'entered', how }, do: nodes } }] });

describe('what is done besides', () => {
  const scene = (nodes: readonly Effect[], more: Partial<Scene> = {}): Scene => ({
    cards: [relic('ward', { abilities: [{ instead: { replace: 'also', of: hurt, do: nodes } }] })],
    theirs: { board: ['ward'] },
    do: [burn, say('next')],
    ...more,
  });

  test('comes before the next node and before what the event set off', () => {
    const ear = relic('ear', { abilities: [{ on: hurt, do: [say('trigger')] }] });
    const base = scene([say('besides')]);
    const { lab } = playScene({ ...base, cards: [...(base.cards ?? []), ear], theirs: { board: ['ward', 'ear'] } });
    expect(lab.told('damaged', 'signalled')).toEqual([
      'damaged p1 2',
      'signal besides',
      'signal next',
      'signal after',
      'signal trigger',
    ]);
  });

  test.each(['queue', 'fold', 'pool', 'priority'] as const)('comes before any check: %s', (policy) => {
    const kill: Effect = { op: 'damage', to: { select: 'objects', in: ['board'], where: { name: 'rat' } }, amount: 9 };
    const dying = scene([say('besides')], { theirs: { board: ['ward', 'rat'] }, do: [kill], policy });
    const told = playScene(dying).lab.told('damaged', 'signalled', 'moved');
    expect(told.slice(1, 3)).toEqual(['damaged rat 9', 'signal besides']);
    expect(told).toContain('destroy rat');
  });

  test('"you" and "self" are those of the one that does it, and it knows the event', () => {
    const { events } = playScene(
      scene([
        { op: 'signal', name: 'who', about: { select: 'union', of: ['you', 'self', 'opponents'] } },
        { op: 'heal', to: { select: 'role', of: 'subject' }, amount: { amount: 'event' } },
      ]),
    );
    expect(events.filter((e) => e.name === 'who').map((e) => [e.subject, e.player])).toEqual([
      ['p1', 1],
      ['ward', 1],
      ['p0', 1],
    ]);
    expect(events.filter((e) => e.type === 'healed')).toEqual([{ type: 'healed', target: 'p1', amount: 2 }]);
  });

  test('the effect waits for what is asked in it', () => {
    const { asked, lab } = playScene(scene([{ op: 'may', do: [say('besides')] }], { answers: [['yes']] }));
    expect(asked).toMatchObject([{ purpose: 'may', requests: [{ by: 'p1' }] }]);
    expect(lab.told('signalled')).toEqual(['signal besides', 'signal next', 'signal after']);
  });

  test('the names of the effect are its own: nothing of it shows in the other', () => {
    const { events } = playScene(
      scene([{ op: 'remember', amount: 7, as: 'n' }], {
        do: [
          { op: 'remember', amount: 3, as: 'n' },
          burn,
          { op: 'heal', to: 'you', amount: { amount: 'result', of: 'n' } },
        ],
      }),
    );
    expect(events.at(-1)).toEqual({ type: 'healed', target: 'p0', amount: 3 });
  });
});

describe('as it enters', () => {
  test('with counters, when it is played', () => {
    const vow = unit('vow', 1, 3, {
      abilities: [{ instead: { replace: 'with', of: { on: 'entered' }, facts: { plus: 2, ready: 0 } } }],
    });
    const lab = labOf({ cards: [vow], mine: { hand: ['vow'] }, do: [] }).act('play vow');
    expect(lab.objects(0, 'board').map((o) => o.facts)).toEqual([{ plus: 2, ready: 0 }]);
  });

  test('with counters, when it is made', () => {
    const vow = unit('vow', 1, 3, {
      abilities: [{ instead: { replace: 'with', of: { on: 'entered' }, facts: { plus: 2 } } }],
    });
    const { lab } = playScene({ cards: [vow], do: [{ op: 'create', card: 'vow', to: 'board' }] });
    expect(lab.objects(0, 'board').map((o) => o.facts)).toEqual([{ plus: 2 }]);
  });

  describe('what is done besides is done to who has arrived', () => {
    const grow = (to: Selector): Effect => ({ op: 'add', to, fact: 'plus', by: 1 });
    const vow = unit('vow', 1, 3, {
      abilities: [{ instead: { replace: 'also', of: { on: 'entered' }, do: [grow('self')] } }],
    });
    const grown = (scene: Partial<Scene>): unknown =>
      playScene({ cards: [vow], do: [], ...scene })
        .lab.objects(0, 'board')
        .map((o) => [o.card, o.facts]);

    test('when it is played', () => {
      const lab = labOf({ cards: [vow], mine: { hand: ['vow'] }, do: [] }).act('play vow');
      expect(lab.objects(0, 'board').map((o) => o.facts)).toEqual([{ plus: 1 }]);
    });

    test('when it is put there, or made, each to itself', () => {
      const put: Effect = {
        op: 'move',
        what: { select: 'objects', in: ['hand'], where: { name: 'vow' } },
        to: 'board',
      };
      const both = { mine: { hand: ['vow', 'vow'] }, do: [put] };
      expect(grown(both)).toEqual(Array(2).fill(['vow', { plus: 1 }]));
      expect(grown({ do: [{ op: 'create', card: 'vow', to: 'board', count: 2 }] })).toEqual(
        Array(2).fill(['vow', { plus: 1 }]),
      );
    });

    test('by another, that speaks of it as the other one of the move', () => {
      const host = relic('host', {
        abilities: [
          {
            instead: {
              replace: 'also',
              of: { on: 'entered', subject: {}, other: true },
              do: [grow({ select: 'role', of: 'other' }), grow('self')],
            },
          },
        ],
      });
      const lab = labOf({ cards: [host], mine: { hand: ['rat'], board: ['host'] }, do: [] }).act('play rat');
      expect(lab.objects(0, 'board').map((o) => [o.card, o.facts])).toEqual([
        ['host', { plus: 1 }],
        ['rat', { plus: 1 }],
      ]);
    });

    test('but one that dies speaks of itself as it was', () => {
      const martyr = unit('martyr', 4, 1, {
        abilities: [
          {
            instead: {
              replace: 'also',
              of: { on: 'died' },
              do: [
                { op: 'heal', to: 'you', amount: { amount: 'stat', of: 'self', stat: 'attack' } },
                { op: 'move', what: { select: 'role', of: 'other' }, to: 'hand' },
              ],
            },
          },
        ],
      });
      const { lab, events } = playScene({
        cards: [martyr],
        mine: { board: ['martyr'] },
        do: [
          { op: 'add', to: { select: 'objects', in: ['board'] }, fact: 'plus', by: 1 },
          { op: 'destroy', what: { select: 'objects', in: ['board'] } },
        ],
      });
      expect(events.filter((e) => e.type === 'healed')).toEqual([{ type: 'healed', target: 'p0', amount: 5 }]);
      expect(lab.zone(0, 'hand')).toContain('martyr');
    });
  });

  test('not with those of another that enters', () => {
    const vow = unit('vow', 1, 3, {
      abilities: [{ instead: { replace: 'with', of: { on: 'entered' }, facts: { plus: 2 } } }],
    });
    const lab = labOf({ cards: [vow], mine: { hand: ['rat'], board: ['vow'] }, do: [] }).act('play rat');
    expect(lab.objects(0, 'board').map((o) => o.facts)).toEqual([{}, {}]);
  });

  test('a question comes before it is there', () => {
    const scholar = gift(
      ['play'],
      [
        { op: 'chooseNumber', max: 3, as: 'n' },
        { op: 'move', what: 'self', to: 'board', how: 'enter', with: { plus: { amount: 'result', of: 'n' } } },
      ],
    );
    const lab = labOf({ cards: [scholar], mine: { hand: ['scholar'] }, do: [] }).act('play scholar');
    expect(lab.choice.purpose).toBe('number');
    expect(lab.zone(0, 'board')).toEqual([]);
    lab.reloaded().give(2);
    expect(lab.objects(0, 'board').map((o) => [o.card, o.facts])).toEqual([['scholar', { plus: 2 }]]);
    expect(lab.told('acted', 'moved')).toEqual(['play scholar', 'enter scholar']);
    expect(lab.choice.purpose).toBe('window');
  });

  test('an optional one asks while what it is about is still where it was', () => {
    const angel = relic('angel', {
      abilities: [
        {
          instead: {
            replace: 'redirect',
            of: { on: 'died', subject: { controller: 'you' } },
            zone: 'hand',
            how: 'save',
          },
          optional: true,
        },
      ],
    });
    const scene: Scene = {
      cards: [angel],
      theirs: { board: ['rat', 'angel'] },
      do: [{ op: 'destroy', what: { select: 'objects', in: ['board'], where: { name: 'rat' } } }],
    };
    const lab = labOf(scene).act('play cast');
    expect(lab.request.player).toBe(1);
    expect(lab.zone(1, 'board')).toEqual(['rat', 'angel']);
    expect(playScene({ ...scene, answers: [['angel']] }).events).toEqual([went('rat', 'board.1', 'hand.1', 'save')]);
    expect(playScene({ ...scene, answers: [[]] }).events).toEqual([went('rat', 'board.1', 'discard.1', 'destroy')]);
  });
});

test('what a state check does can be replaced as well', () => {
  const angel = relic('angel', {
    abilities: [{ instead: { replace: 'redirect', of: { on: 'died', subject: {} }, zone: 'exile' } }],
  });
  const { lab } = playScene({
    cards: [angel, spell('zap', [])],
    theirs: { board: ['rat', 'angel'] },
    do: [{ op: 'damage', to: { select: 'objects', in: ['board'], where: { name: 'rat' } }, amount: 9 }],
  });
  expect(lab.zone(1, 'exile')).toEqual(['rat']);
});
