/** Faults that the engine once had with batches, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { labRules } from '../support/lab.ts';
import { type Played, playScene, type Scene } from '../support/scene.ts';

const P1_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents', where: { type: 'unit' } };

const own = (name: string, zone = 'board'): Selector => ({
  select: 'objects',
  in: [zone],
  of: 'you',
  where: { name },
});

describe('all in a batch happens together', () => {
  const nest: Partial<Ruleset> = {
    zones: {
      ...labRules('queue').zones,
      board: {
        of: 'player',
        faces: 'all',
        play: true,
        capacity: 3,
        cells: [
          { name: 'left', capacity: 1 },
          { name: 'right', capacity: 1 },
          { name: 'back', capacity: 1 },
        ],
      },
      slot: { of: 'player', faces: 'all', play: true, capacity: 1 },
    },
  };
  const cell = (name: string): Selector => ({ select: 'cells', in: 'board', of: 'you', named: name });
  const to = (name: string, at: string): Effect => ({ op: 'move', what: own(name), to: 'board', cell: cell(at) });
  const cells = ({ lab }: Played) => lab.objects(0, 'board').map((o) => `${o.card} ${o.cell ?? '-'}`);
  const placed = (...nodes: readonly Effect[]): Scene => ({
    rules: nest,
    mine: { board: ['rat', 'ox'] },
    do: [to('rat', 'left'), to('ox', 'right'), { op: 'together', do: nodes }],
  });

  test('two objects swap cells', () => {
    const swapped = playScene(placed(to('rat', 'right'), to('ox', 'left')));
    expect([cells(swapped), swapped.notes]).toEqual([['rat right', 'ox left'], []]);
  });
  test('and three in a ring, also where the zone is full', () => {
    const ring = playScene({
      rules: nest,
      mine: { board: ['rat', 'ox', 'elk'] },
      do: [
        to('rat', 'left'),
        to('ox', 'right'),
        to('elk', 'back'),
        { op: 'together', do: [to('rat', 'right'), to('ox', 'back'), to('elk', 'left')] },
      ],
    });
    expect([cells(ring), ring.notes]).toEqual([['rat right', 'ox back', 'elk left'], []]);
  });
  test('who follows one that cannot go cannot go either', () => {
    const jam = playScene({
      rules: nest,
      mine: { board: ['rat', 'ox', 'elk'] },
      do: [
        to('rat', 'left'),
        to('ox', 'right'),
        to('elk', 'back'),
        { op: 'together', do: [to('rat', 'right'), to('ox', 'back')] },
      ],
    });
    expect([cells(jam), jam.notes]).toEqual([
      ['rat left', 'ox right', 'elk back'],
      ['moved: full', 'moved: full'],
    ]);
  });
  test('of two for one cell the first gets it, whichever leaves it', () => {
    const race = playScene({
      rules: nest,
      mine: { board: ['rat', 'ox', 'elk'] },
      do: [to('rat', 'left'), { op: 'together', do: [to('ox', 'left'), to('elk', 'left'), to('rat', 'right')] }],
    });
    expect([cells(race), race.notes]).toEqual([['rat right', 'ox left', 'elk -'], ['moved: full']]);
  });
  test.each([0, 1])('two change places between zones, and a token takes the place of what goes: order %i', (first) => {
    const moves: readonly Effect[] = [
      { op: 'move', what: own('rat'), to: 'slot' },
      { op: 'move', what: own('ox', 'slot'), to: 'board' },
    ];
    const swap = playScene({
      rules: nest,
      mine: { board: ['rat', 'ox'] },
      do: [
        { op: 'move', what: own('ox'), to: 'slot' },
        { op: 'together', do: first === 0 ? moves : moves.toReversed() },
      ],
    });
    expect([swap.lab.zone(0, 'board'), swap.lab.zone(0, 'slot'), swap.notes]).toEqual([['ox'], ['rat'], []]);
    const nodes: readonly Effect[] = [
      { op: 'create', card: 'elk', to: 'slot' },
      { op: 'destroy', what: own('rat', 'slot') },
    ];
    const token = playScene({
      rules: nest,
      mine: { board: ['rat'] },
      do: [
        { op: 'move', what: own('rat'), to: 'slot' },
        { op: 'together', do: first === 0 ? nodes : nodes.toReversed() },
      ],
    });
    expect([token.lab.zone(0, 'slot'), token.notes]).toEqual([['elk'], []]);
  });

  const both = (a: Effect, b: Effect, before: readonly Effect[] = []) =>
    [
      [a, b],
      [b, a],
    ].map((nodes) => playScene({ theirs: { board: ['ox'] }, do: [...before, { op: 'together', do: nodes }] }));
  test('damage and healing of one thing add up, and are bounded once', () => {
    const hurt: Effect = { op: 'damage', to: P1_UNITS, amount: 1 };
    for (const { lab, events } of both(
      { op: 'damage', to: P1_UNITS, amount: 2 },
      { op: 'heal', to: P1_UNITS, amount: 5 },
      [hurt],
    )) {
      expect(lab.objects(1, 'board')[0]?.facts).toEqual({});
      const amounts = events.slice(1).map((e) => `${String(e.type)} ${String(e.amount)}`);
      expect(amounts.toSorted()).toEqual(['damaged 2', 'healed 3']);
    }
  });
  test('what is unhurt is healed of what it is dealt at the same time', () => {
    for (const { lab, notes } of both(
      { op: 'damage', to: P1_UNITS, amount: 2 },
      { op: 'heal', to: P1_UNITS, amount: 1 },
    ))
      expect([lab.objects(1, 'board')[0]?.facts, notes]).toEqual([{ damage: 1 }, []]);
  });
  test('a counter that goes up and down ends within its bounds, whichever is said first', () => {
    const add = (by: number): Effect => ({ op: 'add', to: 'you', fact: 'energy', by });
    const counted = (by: number, at: number) => ({ type: 'counted', bearer: 'p0', fact: 'energy', by, to: at });
    for (const { lab, events } of both(add(3), add(-2), [add(1)])) {
      expect(lab.fact(0, 'energy')).toBe(2);
      expect(events.slice(1)).toEqual(expect.arrayContaining([counted(3, 2), counted(-2, 2)]));
    }
    // At most 3: of what goes up only that counts which there is room for.
    for (const { lab, events } of both(add(3), add(-1), [add(2)])) {
      expect(lab.fact(0, 'energy')).toBe(3);
      expect(events.slice(1)).toEqual(expect.arrayContaining([counted(2, 3), counted(-1, 3)]));
    }
  });
  test('what goes beyond the bound is taken from those that came last', () => {
    const events = (...by: readonly number[]) =>
      playScene({
        do: [{ op: 'together', do: by.map((n): Effect => ({ op: 'add', to: 'you', fact: 'energy', by: n })) }],
      }).events.map((e) => [e.by, e.to]);
    // At most 3, and there is 1 too many.
    expect(events(3, 2, -1)).toEqual([
      [3, 3],
      [1, 3],
      [-1, 3],
    ]);
    expect(events(2, -1, 3)).toEqual([
      [2, 3],
      [-1, 3],
      [2, 3],
    ]);
    // Nothing is left of the last one, and of that before it not all.
    expect(events(3, 2, 1, -1)).toEqual([
      [3, 3],
      [1, 3],
      [-1, 3],
    ]);
  });
  test('a bound that moves in the same batch is the new one', () => {
    const facts = labRules('queue').facts;
    const rules: Partial<Ruleset> = {
      facts: { ...facts, player: { ...facts.player, most: { initial: 5 }, life: { initial: 5, max: 'most' } } },
    };
    const nodes = ['most', 'life'].map((fact): Effect => ({ op: 'add', to: 'you', fact, by: 2 }));
    for (const order of [nodes, nodes.toReversed()])
      expect(playScene({ rules, do: [{ op: 'together', do: order }] }).lab.fact(0, 'life')).toBe(7);
  });
  test('what is about an object that goes is about the stay that ends, wherever it is said', () => {
    const ox: Selector = { select: 'objects', in: ['board'], of: 'opponents' };
    const nodes: readonly Effect[] = [
      { op: 'move', what: ox, to: 'exile' },
      { op: 'add', to: ox, fact: 'plus', by: 1 },
      { op: 'damage', to: ox, amount: 1 },
    ];
    const played = (order: readonly Effect[]) =>
      playScene({ do: [{ op: 'together', do: order }], theirs: { board: ['ox'] } });
    const [first, last] = [played(nodes), played(nodes.toReversed())];
    expect(first.events.map((e) => e.type)).toEqual(['moved', 'counted', 'damaged']);
    expect(last.events.map((e) => e.type)).toEqual(['damaged', 'counted', 'moved']);
    for (const { lab, notes } of [first, last])
      expect([lab.objects(1, 'exile').map((o) => o.facts), notes]).toEqual([[{}], []]);
  });
  test('what is said to go twice goes the first way, and takes one place', () => {
    const zones = {
      ...labRules('queue').zones,
      slot: { of: 'player', faces: 'all', play: true, capacity: 2 },
    } as const;
    const go = (name: string): Effect => ({ op: 'move', what: own(name), to: 'slot' });
    const { lab, notes } = playScene({
      rules: { zones },
      mine: { board: ['rat', 'ox'] },
      do: [{ op: 'together', do: [go('rat'), go('rat'), go('ox')] }],
    });
    expect(lab.objects(0, 'slot').map((o) => o.card)).toEqual(['rat', 'ox']);
    expect(notes).toEqual(['moved: gone']);
  });
  test('and the other way where there is no room for the first', () => {
    const zones = {
      ...labRules('queue').zones,
      slot: { of: 'player', faces: 'all', play: true, capacity: 0 },
    } as const;
    const go = (to: string): Effect => ({ op: 'move', what: own('rat'), to });
    const { lab, notes } = playScene({
      rules: { zones },
      mine: { board: ['rat'] },
      do: [{ op: 'together', do: [go('slot'), go('exile')] }],
    });
    expect(lab.objects(0, 'exile').map((o) => o.card)).toEqual(['rat']);
    expect(notes).toEqual(['moved: full']);
  });
  test('a silence clears what is added beside it, whichever is said first', () => {
    const ox: Selector = { select: 'objects', in: ['board'], of: 'opponents' };
    const mark = (by: number): Effect => ({ op: 'add', to: ox, fact: 'marked', by });
    const silence: Effect = { op: 'modify', what: ox, patches: [{ patch: 'silence' }], until: { until: 'match' } };
    for (const nodes of [
      [silence, mark(1)],
      [mark(1), silence],
      [silence, mark(3), mark(-1)],
    ]) {
      const { lab } = playScene({ theirs: { board: ['ox'] }, do: [mark(5), { op: 'together', do: nodes }] });
      expect(lab.objects(1, 'board').map((o) => o.facts)).toEqual([{}]);
    }
  });
  test('who comes into a zone is shuffled with the others, and who goes is gone', () => {
    const deck: Selector = { select: 'objects', in: ['deck'], of: 'you' };
    const nodes: readonly Effect[] = [
      { op: 'shuffle', who: 'you' },
      { op: 'move', what: deck, to: 'hand' },
    ];
    for (const order of [nodes, nodes.toReversed()]) {
      const { lab } = playScene({ mine: { deck: ['rat', 'ox', 'elk'] }, do: [{ op: 'together', do: order }] });
      expect([lab.zone(0, 'deck'), lab.zone(0, 'hand')]).toEqual([[], ['rat', 'ox', 'elk']]);
    }
  });
});
