/** Faults that the engine once had with questions and what they tell, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import type { Cost, Effect, Selector } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { openRequests } from '../../search/index.ts';
import { labOf, type Scene } from '../support/scene.ts';

const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;

describe('forced only if openly forced', () => {
  const twin = (
    nodes: readonly Effect[],
    one: readonly string[],
    other: readonly string[],
    more: Partial<Scene> = {},
  ) => {
    const purposes = (cards: readonly string[]) =>
      labOf({ ...more, do: nodes, mine: { hand: cards } }).act('play cast').choice.purpose;
    expect(purposes(one)).toBe(purposes(other));
  };
  const units = { amount: 'count', of: { ...hand, where: { type: 'unit' } } } as const;

  test('mode: a condition on hidden cards', () =>
    twin(
      [
        {
          op: 'mode',
          modes: [
            { name: 'a', do: [] },
            { name: 'b', if: { test: 'exists', of: { ...hand, where: { type: 'unit' } } }, do: [] },
          ],
        },
      ],
      ['rat'],
      ['dud'],
    ));
  test('chooseNumber: a bound counted from hidden cards', () =>
    twin([{ op: 'chooseNumber', max: units }], ['rat'], ['dud']));
  test('divide: an amount counted from hidden cards', () =>
    twin([{ op: 'divide', amount: units, among: 'everyone' }], ['rat'], ['dud']));
  test('choose: as many as hidden cards say', () =>
    twin([{ op: 'choose', from: 'everyone', max: units }], ['rat'], ['dud']));
  test('choose: the most of hidden cards', () =>
    twin(
      [{ op: 'choose', from: { select: 'most', of: hand, by: { amount: 'stat', of: 'candidate', stat: 'attack' } } }],
      ['rat', 'ox'],
      ['ox', 'ox'],
    ));
  test('choose: among what a hidden search found', () =>
    twin(
      [
        { op: 'remember', what: { ...hand, where: { type: 'unit' } }, as: 'found' },
        { op: 'choose', from: 'found' },
      ],
      ['rat', 'ox'],
      ['rat', 'dud'],
    ));
  test('may: a resource cost counted from hidden cards', () =>
    twin([{ op: 'may', costs: [{ cost: 'resource', resource: 'energy', amount: units }], do: [] }], ['rat'], ['dud']));

  /** Who has lost energy puts a unit of his hand away. */
  const toll = (from: Selector): Partial<Scene> => ({
    rules: {
      checks: [
        {
          name: 'toll',
          find: { select: 'players', who: 'all', where: { facts: { energy: { min: 1 } } } },
          ask: { by: 'active', from, count: 1, purpose: 'toll' },
          do: [
            { op: 'set', of: 'everyone', fact: 'energy', to: 0 },
            { op: 'move', what: 'them', to: 'discard' },
          ],
        },
      ],
    },
  });
  const charge: Effect = { op: 'add', to: 'you', fact: 'energy', by: 1 };
  test('a state check: one of two hidden cards fits, or both do', () =>
    twin([charge], ['rat', 'dud'], ['rat', 'ox'], toll({ ...hand, where: { type: 'unit' } })));
  test('a state check: no hidden card fits', () =>
    twin([charge], ['dud', 'dud'], ['rat', 'dud'], toll({ ...hand, where: { type: 'unit' } })));
  test('a state check: what everyone sees is still answered by itself', () => {
    const lab = labOf({
      do: [charge],
      mine: { board: ['rat'] },
      ...toll({ select: 'objects', in: ['board'], of: 'you' }),
    }).act('play cast');
    expect(lab.choice.purpose).toBe('probe');
    expect(lab.zone(0, 'discard')).toContain('rat');
  });
});

describe('hidden', () => {
  test('choose: who may not look does not learn which hidden cards fit', () => {
    const asked = (cards: readonly string[]) => {
      const lab = labOf({
        do: [{ op: 'choose', from: { select: 'objects', in: ['hand'], of: 'opponents', where: { type: 'unit' } } }],
        theirs: { hand: cards },
      }).act('play cast');
      return viewOf(lab.match, playerId(0)).choices;
    };
    const choices = asked(['rat', 'dud', 'ox']);
    expect(choices[0]?.request).toHaveProperty('candidates', [
      { card: 'ox', name: 'ox' },
      { card: 'rat', name: 'rat' },
    ]);
    expect(asked(['dud', 'rat', 'ox'])).toEqual(choices);
  });

  test('choose: blindly, of cards that nobody has sifted, shows places and no faces', () => {
    const lab = labOf({
      do: [{ op: 'choose', from: { select: 'objects', in: ['hand'], of: 'opponents' } }],
      theirs: { hand: ['rat', 'ox'] },
    }).act('play cast');
    const places = lab.objects(1, 'hand').map((o) => ({ object: `#${o.inc}` }));
    expect(viewOf(lab.match, playerId(0)).choices[0]?.request).toHaveProperty('candidates', places);
  });
});

describe('questions', () => {
  test('the least that may be done is no', () => {
    const lab = labOf({ do: [{ op: 'may', do: [] }] }).act('play cast');
    expect(lab.offered).toEqual(['no', 'yes']);
  });

  test('a total over hidden cards is no open question', () => {
    const stat = { amount: 'stat', of: 'candidate', stat: 'attack' } as const;
    const purpose = (card: string) =>
      labOf({
        do: [{ op: 'choose', from: hand, by: 'opponents', max: 1, min: 1, total: { of: stat, max: 1 } }],
        theirs: { hand: [card] },
      }).act('play cast').choice.purpose;
    expect([purpose('rat'), purpose('ox')]).toEqual(['choose', 'choose']);
  });
});

describe('the answer for a clock', () => {
  test('is one that is accepted, also where the shape alone does not say it', () => {
    const board: Selector = { select: 'objects', in: ['board'], of: 'you' };
    const kill: Cost = { cost: 'move', from: board, count: 2, to: 'discard', how: 'kill' };
    const rat: Cost = { ...kill, count: 1, from: { ...board, where: { name: 'rat' } } };
    const lab = labOf({ do: [{ op: 'pay', costs: [kill, rat] }], mine: { board: ['rat', 'ox', 'idol'] } });
    lab.act('play cast');
    const [open] = openRequests(lab.match);
    expect(open?.fallback).toEqual([1, 2]);
    expect(lab.tried(open?.fallback)).toBeNull();
  });
});
