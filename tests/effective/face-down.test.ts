import { describe, expect, test } from 'vitest';
import { effective } from '../../effects/effective/derive.ts';
import { explain } from '../../effects/effective/explain.ts';
import type { Effect } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { Lab, spell, unit } from '../support/lab.ts';

const board = { select: 'objects', in: ['board'] } as const;
const rules = { keywords: { guard: { words: 'guard' } } };
const down: Effect = { op: 'turnOver', what: board, faceDown: true };
const rich = unit('rich', 5, 9, {
  tags: ['beast'],
  keywords: { guard: 1 },
  abilities: [
    { on: { on: 'died' }, do: [{ op: 'signal', name: 'died' }] },
    { on: { on: 'signalled', name: 'go' }, do: [{ op: 'signal', name: 'heard' }] },
    { action: 'use', do: [{ op: 'signal', name: 'used' }] },
    { affects: { ...board, of: 'you' }, patches: [{ patch: 'addStat', stat: 'attack', by: 1 }] },
    { instead: { replace: 'prevent', of: { on: 'damaged', subject: {} } } },
  ],
});
const laid = (nodes: readonly Effect[], mine: string[] = ['rich']) =>
  new Lab({
    rules,
    cards: [rich, unit('plain', 1, 9), spell('s', nodes)],
    players: [{ hand: ['s'], board: mine }, {}],
  });
const count = (where: object): Effect => ({
  op: 'heal',
  to: 'you',
  amount: { amount: 'count', of: { ...board, where } },
});

describe('what lies face down is a blank card to the rules', () => {
  test.each([
    ['a type', { type: 'unit' }],
    ['a tag', { tag: 'beast' }],
    ['a keyword', { keyword: 'guard' }],
    ['a name', { name: 'rich' }],
    ['a number', { stats: { attack: { min: 0 } } }],
  ])('it has no %s that a filter could find', (_, where) => {
    expect(
      laid([count(where)])
        .act('play s')
        .told('healed'),
    ).toEqual(['healed p0 1']);
    expect(
      laid([down, count(where)])
        .act('play s')
        .told('healed'),
    ).toEqual([]);
  });

  test('it hears nothing, dies without a word, prevents nothing, and cannot be used', () => {
    const nodes: readonly Effect[] = [
      { op: 'signal', name: 'go' },
      { op: 'damage', to: 'you', amount: 1 },
      { op: 'destroy', what: board },
    ];
    expect(laid(nodes).act('play s').told('signalled', 'damaged')).toEqual([
      'signal go',
      'signal heard',
      'signal died',
    ]);
    expect(
      laid([down, ...nodes])
        .act('play s')
        .told('signalled', 'damaged'),
    ).toEqual(['signal go', 'damaged p0 1']);
    expect(laid([down]).act('play s').offered).toEqual(['pass']);
  });

  test('nor do its static abilities work, also where something grants it more', () => {
    const granted: Effect = {
      op: 'modify',
      what: board,
      patches: [{ patch: 'addStat', stat: 'attack', by: 2 }],
      until: { until: 'match' },
    };
    const turned = { ...down, what: { ...board, where: { name: 'rich' } } } as Effect;
    const lab = laid([granted, turned], ['rich', 'plain']).act('play s');
    const of = (card: string) => {
      const object = lab.state.objects.find((o) => o?.card === card);
      return object && effective(lab.match, object);
    };
    expect(of('plain')?.stats['attack']).toBe(3);
    expect(of('rich')).toEqual({
      card: '',
      name: '',
      types: [],
      tags: [],
      stats: {},
      keywords: {},
      abilities: [],
      forbidden: [],
    });
    expect(explain(lab.match, lab.ref('rich'))?.lines).toEqual([]);
  });

  test('face up again it is what it was', () => {
    const up: Effect = { op: 'turnOver', what: board, faceDown: false };
    const lab = laid([down, up, { op: 'signal', name: 'go' }]).act('play s');
    expect(lab.told('signalled')).toEqual(['signal go', 'signal heard']);
    expect(lab.offered).toEqual(['use rich', 'pass']);
  });
});

test('who is shown its face sees the card in his view, nobody else', () => {
  const lab = laid([down, { op: 'reveal', what: board, to: 'you', until: 'turn' }]).act('play s');
  const seen = (viewer: Parameters<typeof viewOf>[1]) => viewOf(lab.match, viewer).zones['board.0']?.objects;
  const face = { card: 'rich', name: 'rich', stats: { attack: 5 }, keywords: { guard: 1 }, faceDown: true };
  expect(seen(playerId(0))).toMatchObject([face]);
  expect(seen('everything')).toMatchObject([face]);
  expect(seen(playerId(1))).toEqual([{ object: expect.any(String), faceDown: true }]);
});
