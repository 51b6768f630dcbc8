import { describe, expect, test } from 'vitest';
import { fits } from '../../effects/evaluators.ts';
import { FILTERS } from '../../effects/filters/registry.gen.ts';
import type { Filter } from '../../effects/language.ts';
import type { Verdict } from '../../effects/reason.ts';
import { no, type Stage, stage, stageEnv } from '../support/stage.ts';

type Looked = readonly [what: string, on: keyof Stage['refs'], filter: Filter, verdict: Verdict];

const none = no('condition-false', 'it is none of these');
const two = { amount: 'sum', of: [1, { amount: 'stat', of: 'candidate', stat: 'attack' }] } as const;

const CASES: Readonly<Record<keyof typeof FILTERS, readonly Looked[]>> = {
  any: [
    ['one of them fits', 'rat', { any: [{ type: 'spell' }, { tag: 'beast' }] }, true],
    ['none fits', 'rat', { any: [{ type: 'spell' }, { tag: 'demon' }] }, none],
    ['there is none', 'rat', { any: [] }, none],
  ],
  cell: [
    ['by name', 'rat', { cell: { named: 'front' } }, true],
    ['by tag', 'rat', { cell: { tag: 'row' } }, true],
    ['both must fit', 'rat', { cell: { named: 'front', tag: 'rear' } }, no('wrong-zone', 'it is in another cell')],
    ['another cell', 'rat', { cell: { named: 'back' } }, no('wrong-zone', 'it is in another cell')],
    ['a cell itself', 'back', { cell: { tag: 'rear' } }, true],
    ['in no cell', 'idol', { cell: { tag: 'row' } }, no('wrong-zone', 'it is in no cell')],
    ['a player is in no cell', 'p0', { cell: {} }, no('wrong-zone', 'it is in no cell')],
    ['what left was in one', 'imp', { cell: { named: 'back' } }, true],
    ['faces that of another player', 'back', { cell: { faces: 'them' } }, true],
    ['faces nobody of these', 'back', { cell: { faces: 'self' } }, no('wrong-zone', 'it is in another cell')],
    ['faces nothing', 'rat', { cell: { faces: 'them' } }, no('wrong-zone', 'it is in another cell')],
  ],
  controller: [
    ['an object', 'rat', { controller: 'you' }, true],
    ['a player is himself', 'p1', { controller: 'opponents' }, true],
    ['of another', 'charm', { controller: 'you' }, no('condition-false', 'another controls it')],
    ['what left was controlled', 'imp', { controller: 'opponents' }, true],
    ['a word is nobody', 'word', { controller: 'all' }, no('condition-false', 'another controls it')],
    ['what was never known is nobody', 'unknown', { controller: 'all' }, no('condition-false', 'another controls it')],
  ],
  facts: [
    ['within its bounds', 'rat', { facts: { damage: { min: 1, max: 1 } } }, true],
    ['a player', 'p1', { facts: { energy: { min: 2 } } }, true],
    ['one that nothing has changed', 'rat', { facts: { ready: { min: 1 } } }, true],
    ['too small', 'rat', { facts: { damage: { min: 2 } } }, no('condition-false', 'damage is too small')],
    ['too large', 'p1', { facts: { energy: { max: 1 } } }, no('condition-false', 'energy is too large')],
    ['as what left had it', 'imp', { facts: { damage: { min: 2 } } }, true],
    ['in its next stay it is new', 'corpse', { facts: { damage: { max: 0 } } }, true],
    ['a cell bears none', 'front', { facts: { damage: {} } }, no('condition-false', 'it bears no facts')],
  ],
  if: [
    ['holds for it', 'elk', { if: { test: 'compare', left: two, is: '=', right: 4 } }, true],
    [
      'does not hold for it',
      'rat',
      { if: { test: 'compare', left: two, is: '=', right: 4 } },
      no('condition-false', 'it is not ='),
    ],
    ['as what left was', 'imp', { if: { test: 'compare', left: two, is: '=', right: 3 } }, true],
  ],
  is: [
    ['one of them', 'rat', { is: 'them' }, true],
    ['none of them', 'elk', { is: 'them' }, no('condition-false', 'it is another one')],
    ['another stay is another one', 'corpse', { is: 'them' }, no('condition-false', 'it is another one')],
    ['of nothing', 'rat', { is: 'nothing' }, no('condition-false', 'it is another one')],
  ],
  keyword: [
    ['has it', 'rat', { keyword: 'guard' }, true],
    ['has it not', 'elk', { keyword: 'guard' }, no('condition-false', 'without guard')],
    ['had it when it left', 'imp', { keyword: 'guard' }, true],
    ['a player has none', 'p0', { keyword: 'guard' }, no('condition-false', 'without guard')],
  ],
  name: [
    ['has it', 'rat', { name: 'rat' }, true],
    ['has another', 'rat', { name: 'ox' }, no('condition-false', 'not named ox')],
    ['a card of the book', 'bat', { name: 'bat' }, true],
    ['what nothing is kept of is known by its card', 'unknown', { name: 'rat' }, true],
    ['a player has none', 'p0', { name: 'rat' }, no('condition-false', 'not named rat')],
  ],
  namedAs: [
    ['it has the same name', 'rat', { namedAs: 'self' }, true],
    ['it has that of one of several', 'rat', { namedAs: { select: 'objects', in: ['board'] } }, true],
    ['of what left', 'imp', { namedAs: 'them' }, true],
    ['another name', 'idol', { namedAs: 'self' }, no('condition-false', 'it has another name')],
    [
      'of nothing',
      'rat',
      { namedAs: { select: 'objects', in: ['exile'] } },
      no('condition-false', 'it has another name'),
    ],
    ['a player has none', 'p0', { namedAs: 'you' }, no('condition-false', 'it has another name')],
  ],
  not: [
    ['is not so', 'rat', { not: { tag: 'demon' } }, true],
    ['is so', 'imp', { not: { tag: 'demon' } }, no('condition-false', 'it is one of those left out')],
    ['of what everything is', 'word', { not: {} }, no('condition-false', 'it is one of those left out')],
  ],
  orphaned: [
    ['its bearer is gone', 'charm', { orphaned: true }, true],
    ['its bearer is there', 'idol', { orphaned: true }, no('condition-false', 'it is attached')],
    ['it never had one', 'rat', { orphaned: false }, true],
    ['its bearer is gone, and that is not meant', 'charm', { orphaned: false }, no('condition-false', 'it came off')],
    ['gone itself', 'imp', { orphaned: false }, true],
  ],
  owner: [
    ['yours', 'rat', { owner: 'you' }, true],
    ['not yours', 'charm', { owner: 'you' }, no('condition-false', 'another owns it')],
    ['what left was owned', 'imp', { owner: 'opponents' }, true],
    ['a player is owned by nobody', 'p0', { owner: 'you' }, no('condition-false', 'another owns it')],
  ],
  stats: [
    ['within its bounds', 'rat', { stats: { attack: { min: 1, max: 1 }, health: { min: 5 } } }, true],
    ['bounds that are worked out for it', 'imp', { stats: { health: { min: two, max: 9 } } }, true],
    ['too small', 'rat', { stats: { attack: { min: two } } }, no('condition-false', 'attack is too small')],
    ['too large', 'elk', { stats: { attack: { max: 2 } } }, no('condition-false', 'attack is too large')],
    ['without such a number', 'idol', { stats: { attack: {} } }, no('condition-false', 'it has no attack')],
    ['as it was when it left', 'imp', { stats: { attack: { min: 2 } } }, true],
    ['a card of the book', 'bat', { stats: { cost: { max: 0 } } }, true],
  ],
  tag: [
    ['has it', 'rat', { tag: 'beast' }, true],
    ['has it not', 'elk', { tag: 'beast' }, no('condition-false', 'not beast')],
    ['had it when it left', 'imp', { tag: 'demon' }, true],
    ['a word has none', 'word', { tag: 'beast' }, no('condition-false', 'not beast')],
  ],
  token: [
    ['a token', 'sprout', { token: true }, true],
    ['a card', 'rat', { token: true }, no('condition-false', 'no token')],
    ['a token, and a card is meant', 'sprout', { token: false }, no('condition-false', 'a token')],
    ['what was never known', 'unknown', { token: false }, true],
  ],
  type: [
    ['is one', 'rat', { type: 'unit' }, true],
    ['is none', 'idol', { type: 'unit' }, no('condition-false', 'not a unit')],
    ['was one', 'imp', { type: 'unit' }, true],
    ['a card of the book', 'bat', { type: 'unit' }, true],
    ['a player is none', 'p0', { type: 'unit' }, no('condition-false', 'not a unit')],
  ],
  zone: [
    ['is there', 'elk', { zone: 'hand' }, true],
    ['is elsewhere', 'elk', { zone: 'board' }, no('wrong-zone', 'it is not in board')],
    ['was there when it was last known', 'imp', { zone: 'board' }, true],
    ['is where it is now in its next stay', 'corpse', { zone: 'discard' }, true],
    ['a player is nowhere', 'p0', { zone: 'board' }, no('wrong-zone', 'it is not in board')],
  ],
};

const ON = stage();

test('every filter is looked at', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(FILTERS).toSorted());
});

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  test.each(cases)('%s', (__, on, filter, verdict) => {
    expect(fits(stageEnv(ON), ON.refs[on], filter)).toEqual(verdict);
  });
});

test('everything fits what asks for nothing, and all that is asked must fit', () => {
  const env = stageEnv(ON);
  for (const ref of Object.values(ON.refs)) expect(fits(env, ref, {})).toBe(true);
  expect(fits(env, ON.refs.rat, { type: 'unit', tag: 'beast' })).toBe(true);
  expect(fits(env, ON.refs.rat, { type: 'unit', tag: 'demon' })).toEqual(no('condition-false', 'not demon'));
});

test('"you" is who looks', () => {
  expect(fits(stageEnv(ON, 1), ON.refs.charm, { controller: 'you' })).toBe(true);
});
