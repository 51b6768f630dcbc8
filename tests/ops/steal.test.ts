import { expect, test } from 'vitest';
import { effective } from '../../effects/effective/derive.ts';
import type { Effect, Selector } from '../../effects/language.ts';
import type { ZoneDecl } from '../../effects/ruleset.ts';
import { labRules, relic } from '../support/lab.ts';
import { stepped } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';
import {
  ASKS_NOTHING,
  AT_RAT,
  bounced,
  conformance,
  EMPTY,
  interrupted,
  P1_UNITS,
  type Replaced,
} from './conformance.ts';

const take: Scene = { ...AT_RAT, do: [{ op: 'steal', what: 'target' }] };
const kept: Replaced = { ...take, of: { on: 'moved', how: ['control'], subject: {} } };
const stolen = stepped('rat', 'board.1', 'board.0', 'control');

conformance({
  op: 'steal',
  works: { ...take, events: [stolen], it: { refs: ['rat'], amount: 1 } },
  none: { do: [{ op: 'steal', what: P1_UNITS }], notes: ['steal: no-candidate'] },
  gone: bounced({ op: 'steal', what: 'target' }, 'steal: gone'),
  zero: [null, 'there is no amount in it'],
  replaced: kept,
  prevented: kept,
  seen: {
    ...take,
    shown: [{ type: 'moved', object: 'rat', from: 'board.1', to: 'board.0', how: 'control', owner: 1 }],
  },
  saved: interrupted(kept),
  declined: ASKS_NOTHING,
  them: {
    ...take,
    do: [...take.do, { op: 'damage', to: 'them', amount: 1 }],
    events: [stolen, { type: 'damaged', target: 'rat', amount: 1, by: 'cast.1' }],
    it: { refs: ['rat'], amount: 1, shares: [1] },
  },
  once: take,
  next: take,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

const board = (decl: Partial<ZoneDecl>): Pick<Scene, 'rules'> => ({
  rules: { zones: { ...labRules('queue').zones, board: { of: 'player', faces: 'all', play: true, ...decl } } },
});

test('it stays the same object, with all that lies on it', () => {
  const idol: Selector = { select: 'objects', in: ['board'], where: { type: 'relic' } };
  const { lab } = playScene({
    ...AT_RAT,
    theirs: { board: ['rat', 'idol'] },
    do: [
      { op: 'damage', to: 'target', amount: 2 },
      { op: 'add', to: 'target', fact: 'marked', by: 1 },
      { op: 'attach', what: idol, to: 'target' },
      {
        op: 'modify',
        what: 'target',
        patches: [{ patch: 'addStat', stat: 'attack', by: 4 }],
        until: { until: 'stay' },
      },
      { op: 'steal', what: 'target' },
    ],
  });
  const [rat] = lab.objects(0, 'board');
  if (!rat) throw new Error('There is no rat.');
  const [before] = lab.begun.filter((o) => o.card === 'rat');
  expect([rat.id, rat.inc, rat.owner]).toEqual([before?.id, before?.inc, 1]);
  expect(rat.facts).toEqual({ damage: 2, marked: 1 });
  expect(effective(lab.match, rat).stats.attack).toBe(5);
  const [attached] = lab.objects(1, 'board');
  expect([attached?.card, attached?.attachedTo]).toEqual(['idol', lab.ref('rat')]);
});

test('its abilities are of the one who controls it', () => {
  const well = relic('well', { abilities: [{ on: { on: 'signalled', name: 'rain' }, do: [{ op: 'draw' }] }] });
  const { lab } = playScene({
    cards: [well],
    mine: { deck: ['ox'] },
    theirs: { board: ['well'], deck: ['elk'] },
    do: [
      { op: 'steal', what: { select: 'objects', in: ['board'], of: 'opponents' } },
      { op: 'signal', name: 'rain' },
    ],
  });
  expect([lab.zone(0, 'hand'), lab.zone(1, 'hand')]).toEqual([['ox'], []]);
});

test('who controls it already gains nothing', () => {
  const { events, notes, it } = playScene({
    do: [{ op: 'steal', what: { select: 'objects', in: ['board'], of: 'you' } }],
    mine: { board: ['rat'] },
  });
  expect([events, notes, it]).toEqual([[], ['moved: already'], EMPTY]);
});

test('others can gain control as well, and of several at once; only of what they do not control', () => {
  const { events, notes, it, lab } = playScene({
    do: [{ op: 'steal', what: { select: 'objects', in: ['board'] }, by: 'opponents' }],
    mine: { board: ['rat', 'ox'] },
    theirs: { board: ['elk'] },
  });
  expect(events).toEqual([
    stepped('rat', 'board.0', 'board.1', 'control'),
    stepped('ox', 'board.0', 'board.1', 'control'),
  ]);
  expect(notes).toEqual(['moved: already']);
  expect(it).toEqual({ refs: ['rat', 'ox'], amount: 2 });
  expect(lab.zone(1, 'board')).toEqual(['elk', 'rat', 'ox']);
});

test('only of what is in play', () => {
  const { events, notes } = playScene({
    do: [{ op: 'steal', what: { select: 'objects', in: ['hand', 'discard'], of: 'opponents' } }],
    theirs: { hand: ['rat'], discard: ['ox'] },
  });
  expect([events, notes]).toEqual([[], ['steal: no-candidate']]);
});

test('what is in a zone of nobody stays with its owner', () => {
  const { events, notes } = playScene({
    ...board({ of: 'match' }),
    do: [
      { op: 'move', what: { select: 'objects', in: ['hand'], of: 'opponents' }, to: 'board' },
      { op: 'steal', what: { select: 'objects', in: ['board'] } },
    ],
    theirs: { hand: ['rat'] },
  });
  expect(events.map((e) => e.how)).toEqual(['move']);
  expect(notes).toEqual(['moved: already']);
});

test('where there is no room it stays with whom it was', () => {
  const { events, notes, it, lab } = playScene({
    ...board({ capacity: 2 }),
    do: [{ op: 'steal', what: P1_UNITS }],
    mine: { board: ['idol'] },
    theirs: { board: ['rat', 'ox'] },
  });
  expect([events, notes, it]).toEqual([[stolen], ['moved: full'], { refs: ['rat'], amount: 1 }]);
  expect(lab.zone(1, 'board')).toEqual(['ox']);
});

const CELLS = [{ name: 'left', capacity: 1 }, { name: 'right' }] as const;
const cells = (of: 'you' | 'all', named?: string): Selector => ({
  select: 'cells',
  in: 'board',
  of,
  free: true,
  ...(named ? { named } : {}),
});
const toCell = (cell: Selector): Effect => ({ op: 'steal', what: 'target', cell });
/** The one unit of the opponent is in his right cell, and something of one's own in the left one. */
const placed = (...nodes: readonly Effect[]): Scene => ({
  ...AT_RAT,
  ...board({ cells: CELLS }),
  mine: { hand: ['idol'] },
  do: [
    {
      op: 'move',
      what: 'target',
      to: 'board',
      cell: { select: 'cells', in: 'board', of: 'opponents', named: 'right' },
    },
    {
      op: 'move',
      what: { select: 'objects', in: ['hand'], of: 'you' },
      to: 'board',
      cell: cells('you', 'left'),
    },
    ...nodes,
  ],
});

test('goes to the first of the cells that is his, and to none when none is said', () => {
  const into = (...nodes: readonly Effect[]) => {
    const { events, notes } = playScene(placed(...nodes));
    return [events.slice(2).map((e) => [e.from, e.fromCell, e.to, e.cell]), notes];
  };
  expect(into(toCell(cells('you')))).toEqual([[['board.1', 'right', 'board.0', 'right']], []]);
  expect(into(toCell(cells('all')))).toEqual([[['board.1', 'right', 'board.0', 'right']], []]);
  expect(into({ op: 'steal', what: 'target' })).toEqual([[['board.1', 'right', 'board.0', undefined]], []]);
  expect(into(toCell(cells('you', 'left')))).toEqual([[], ['steal: no-candidate']]);
  expect(into({ op: 'steal', what: 'target', by: 'opponents', cell: cells('you') })).toEqual([[], ['moved: already']]);
});

test('a full cell has no room', () => {
  const left: Selector = { select: 'cells', in: 'board', named: 'left' };
  const { events, notes } = playScene(placed(toCell(left)));
  expect([events.slice(2), notes]).toEqual([[], ['moved: full']]);
});

test('who controls it already keeps it in its cell', () => {
  for (const cell of [undefined, cells('you', 'right')]) {
    const { events, notes, lab } = playScene(
      placed({
        op: 'steal',
        what: { select: 'objects', in: ['board'], of: 'you' },
        ...(cell ? { cell } : {}),
      }),
    );
    expect([events.slice(2), notes]).toEqual([[], ['moved: already']]);
    expect(lab.objects(0, 'board').map((o) => o.cell)).toEqual(['left']);
  }
});
