/** Faults that the engine once had with room for what is played and paid, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import type { Cost, Effect, Selector } from '../../effects/language.ts';
import { refusedDeeds } from '../../effects/rules/actions.ts';
import type { ZoneDecl } from '../../effects/ruleset.ts';
import { playerId } from '../../effects/state/ids.ts';
import { type LabPlayer, labRules, relic, spell, unit } from '../support/lab.ts';
import { labOf, playScene } from '../support/scene.ts';

/** A cost that takes room where what is played is to go. */
const PUT_A_RELIC = {
  cost: 'move',
  from: { select: 'objects', in: ['hand'], of: 'you', where: { type: 'relic' } },
  count: 1,
  to: 'board',
  how: 'put',
} as const;

describe('what a play costs can make room for the card', () => {
  const units = (of: 'you' | 'opponents', ...zones: string[]): Selector => ({ select: 'objects', in: zones, of });
  const heir = (from: Selector, count: number, capacity: number, mine: LabPlayer, nodes: readonly Effect[] = []) => {
    const costs: Cost[] = [{ cost: 'move', from, count, to: 'discard', how: 'sacrifice' }];
    const { board, ...zones } = labRules('queue').zones;
    return labOf({
      rules: { zones: { ...zones, board: { of: 'player', faces: 'all', play: true, capacity } } },
      cards: [unit('heir', 1, 1, { play: { costs } })],
      do: nodes,
      mine: { ...mine, hand: ['heir', ...(mine.hand ?? [])] },
      theirs: { board: ['ox'] },
    });
  };

  test('it is played where what it stands in for lay', () => {
    const lab = heir(units('you', 'board'), 1, 1, { board: ['ox'] });
    expect(lab.offered).toContain('play heir');
    lab.act('play heir').pick('ox');
    expect(lab.objects(0, 'board').map((o) => o.card)).toEqual(['heir']);
    expect(lab.objects(0, 'discard').map((o) => o.card)).toEqual(['ox']);
  });
  test('only what makes the room is offered to pay with', () => {
    const lab = heir(units('you', 'hand', 'board'), 1, 1, { board: ['ox'], hand: ['rat'] }).act('play heir');
    expect(lab.offered).toEqual(['ox']);
    const roomy = heir(units('you', 'hand', 'board'), 1, 2, { board: ['ox'], hand: ['rat'] }).act('play heir');
    expect(roomy.offered.toSorted()).toEqual(['cast', 'ox', 'rat']);
  });
  test('of several that pay one must make the room', () => {
    const lab = heir(units('you', 'hand', 'board'), 2, 1, { board: ['ox'], hand: ['rat'] });
    lab.act('play heir');
    const named = lab.listed().map((answer) => (answer as readonly number[]).map((i) => lab.offered[i]).toSorted());
    expect(named).toEqual([
      ['cast', 'ox'],
      ['ox', 'rat'],
    ]);
  });
  test('what makes room elsewhere does not help, and the reason says so', () => {
    const lab = heir(units('opponents', 'board'), 1, 1, { board: ['elk'] });
    expect(lab.offered).not.toContain('play heir');
    const [refused] = refusedDeeds(lab.match, playerId(0), ['play']).filter(
      ({ deed }) => lab.state.objects[deed.source?.id ?? -1]?.card === 'heir',
    );
    expect(refused?.reason.code).toBe('full');
  });
  test('what could pay never takes the place of what does', () => {
    const onto = (relics: string[]) =>
      labOf({
        rules: {
          zones: { ...labRules('queue').zones, board: { of: 'player', faces: 'all', play: true, capacity: 2 } },
        },
        cards: [
          ...relics.map((id) => relic(id)),
          unit('heir', 1, 1, {
            play: {
              costs: [PUT_A_RELIC],
            },
          }),
        ],
        do: [],
        mine: { hand: ['heir', ...relics] },
      });
    expect(onto(['a']).offered).toContain('play heir');
    const lab = onto(['a', 'b', 'c']).act('play heir');
    expect(lab.offered).toEqual(['a', 'b', 'c']);
    lab.pick('b');
    expect(lab.zone(0, 'board')).toEqual(['b', 'heir']);
  });
  test('nothing is asked that nobody could answer: what one cost brings another must take away', () => {
    const { lab, notes } = playScene({
      rules: { zones: { ...labRules('queue').zones, hand: { of: 'player', faces: 'owner', capacity: 3 } } },
      mine: { board: ['rat', 'ox'], hand: ['elk', 'dud'] },
      do: [
        { op: 'move', what: { select: 'objects', in: ['stack'] }, to: 'hand' },
        {
          op: 'pay',
          costs: [
            { cost: 'move', from: units('you', 'board'), count: 2, to: 'hand', how: 'return' },
            { cost: 'move', from: units('you', 'hand'), count: 1, to: 'discard', how: 'discard' },
          ],
        },
      ],
    });
    expect(notes).toContain('pay: full');
    expect(lab.zone(0, 'board')).toEqual(['rat', 'ox']);
  });
  test('however many could pay, it is looked at quickly whether there is room', () => {
    const grave = Array.from({ length: 60 }, () => 'rat');
    const zones = { ...labRules('queue').zones, exile: { of: 'player', faces: 'all', capacity: 4 } } as const;
    const costs: Cost[] = [{ cost: 'move', from: units('you', 'discard'), count: 5, to: 'exile', how: 'exile' }];
    const lab = labOf({
      rules: { zones },
      cards: [spell('delve', [], { costs })],
      do: [],
      mine: { hand: ['delve'], discard: grave },
    });
    expect(lab.offered).toEqual(['play cast', 'pass']);
  });
  test('a token that pays makes room as well', () => {
    const lab = heir(units('you', 'board'), 1, 1, {}, [{ op: 'create', card: 'rat', to: 'board' }]);
    lab.act('play cast').pick();
    lab.act('play heir').pick('rat');
    expect(lab.zone(0, 'board')).toEqual(['heir']);
    expect(lab.zone(0, 'discard')).not.toContain('rat');
  });
  test('a card that cannot go, since what was to make room stays, comes to nothing', () => {
    const { board, ...zones } = labRules('queue').zones;
    const lab = labOf({
      rules: { zones: { ...zones, board: { of: 'player', faces: 'all', play: true, capacity: 2 } } },
      cards: [
        relic('ward', {
          abilities: [{ instead: { replace: 'prevent', of: { on: 'moved', how: ['sacrifice'], subject: {} } } }],
        }),
        unit('big', 5, 5, {
          play: {
            costs: [
              {
                cost: 'move',
                from: { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } },
                count: 1,
                to: 'discard',
                how: 'sacrifice',
              },
            ],
            do: [{ op: 'signal', name: 'came' }],
          },
        }),
      ],
      do: [],
      mine: { board: ['ward', 'rat'], hand: ['big'] },
    })
      .act('play big')
      .pick('rat');
    expect(lab.zone(0, 'board')).toEqual(['ward', 'rat']);
    expect(lab.zone(0, 'hand')).toContain('big');
    expect(lab.events.flatMap((e) => (e.type === 'finished' ? [e.how] : []))).toEqual(['fizzled']);
    expect(lab.events.some((e) => e.type === 'signalled')).toBe(false);
  });
  test('of several cells the one that is free can be chosen', () => {
    const { board, ...zones } = labRules('queue').zones;
    const rules = labRules('queue');
    const cells = ['left', 'right'].map((name) => ({ name, capacity: 1 }));
    const placed = (at: string) =>
      labOf({
        rules: {
          zones: { ...zones, board: { of: 'player', faces: 'all', play: true, cells } },
          types: {
            ...rules.types,
            unit: {
              listens: ['board'],
              play: {
                to: 'board',
                cell: 'place',
                targets: [{ as: 'place', from: { select: 'cells', in: 'board', of: 'you' } }],
              },
            },
          },
        },
        do: [
          {
            op: 'move',
            what: { select: 'objects', in: ['board'], of: 'you' },
            to: 'board',
            cell: { select: 'cells', in: 'board', of: 'you', named: at },
          },
        ],
        mine: { board: ['ox'], hand: ['rat'] },
      }).act('play cast');
    for (const at of ['left', 'right']) {
      const lab = placed(at).pick();
      // Only one is left, for all to see: it is not asked.
      lab.act('play rat');
      expect(lab.objects(0, 'board').map((o) => o.cell)).toEqual([at, at === 'left' ? 'right' : 'left']);
    }
  });
  test('an amount that alone makes the room is what is asked for', () => {
    const { board, ...zones } = labRules('queue').zones;
    for (const max of [2, 3, 5, 6]) {
      const lab = labOf({
        rules: { zones: { ...zones, board: { of: 'player', faces: 'all', play: true, capacity: 2 } } },
        cards: [
          unit('heir', 1, 1, {
            play: {
              amounts: [{ as: 'x', max }],
              costs: [
                {
                  cost: 'move',
                  from: units('you', 'board'),
                  count: { amount: 'result', of: 'x' },
                  to: 'discard',
                  how: 'sacrifice',
                },
                PUT_A_RELIC,
              ],
            },
          }),
        ],
        do: [],
        mine: { board: ['ox', 'rat'], hand: ['heir', 'idol'] },
      }).act('play heir');
      expect(lab.listed()).toEqual([2]);
    }
  });
  test('many costs between many places that are full are looked at quickly', () => {
    const names = ['hand', 'board', 'discard', 'deck'];
    const zones: Record<string, ZoneDecl> = { ...labRules('queue').zones };
    for (const name of names) zones[name] = { ...(zones[name] as ZoneDecl), capacity: 12 };
    zones.stack = { of: 'player', faces: 'all', capacity: 0 };
    const costs = Array.from(
      { length: 5 },
      (_, i): Cost => ({
        cost: 'move',
        from: units('you', ...names),
        count: 4,
        to: names[i % 4] ?? '',
        how: 'shift',
      }),
    );
    const full = Array.from({ length: 8 }, () => 'rat');
    const lab = labOf({
      rules: { zones },
      cards: [spell('storm', [], { costs })],
      do: [],
      mine: { hand: ['storm', ...full], board: full, discard: full, deck: full },
    });
    expect(lab.offered).toEqual([...full.map(() => 'play rat'), 'pass']);
  });
  test('a card that is played where it lies does what it does', () => {
    const { actions, types } = labRules('queue');
    const lab = labOf({
      rules: {
        actions: { ...actions, flip: { kind: 'play', from: { select: 'objects', in: ['board'], of: 'you' } } },
        types: { ...types, unit: { listens: ['board'], play: { to: 'board' } } },
        phases: [
          {
            step: 'main',
            window: { who: 'active', actions: ['play', 'flip', 'pass'] },
            next: [{ to: 'main', turn: 'next' }],
          },
        ],
      },
      cards: [unit('trap', 1, 1, { play: { do: [{ op: 'signal', name: 'sprung' }] } })],
      do: [],
      mine: { board: ['trap'] },
    }).act('flip trap');
    expect(lab.events.flatMap((e) => (e.type === 'signalled' ? [e.name] : []))).toEqual(['sprung']);
  });
  test('an effect takes no payment that there is no room for either', () => {
    const { zones } = labRules('queue');
    const { lab, notes } = playScene({
      rules: { zones: { ...zones, slot: { of: 'player', faces: 'all', capacity: 0 } } },
      mine: { board: ['ox'] },
      do: [
        {
          op: 'pay',
          costs: [{ cost: 'move', from: units('you', 'board'), count: 1, to: 'slot', how: 'stow' }],
        },
      ],
    });
    expect(notes).toEqual(['pay: full']);
    expect(lab.objects(0, 'board').map((o) => o.card)).toEqual(['ox']);
  });
});
