import { describe, expect, test } from 'vitest';
import { select } from '../../effects/evaluators.ts';
import type { Selector } from '../../effects/language.ts';
import { SELECTORS } from '../../effects/selectors/registry.gen.ts';
import { namesOf, stage, stageEnv } from '../support/stage.ts';

type Found = readonly [what: string, selector: Selector, found: readonly string[], open?: false];

const board = { select: 'objects', in: ['board'] } as const;
const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;
const nothing = { select: 'objects', in: ['exile'] } as const;
const attack = { amount: 'stat', of: 'candidate', stat: 'attack' } as const;

const CASES: Readonly<Record<keyof typeof SELECTORS, readonly Found[]>> = {
  among: [
    ['those that fit', { select: 'among', of: board, where: { type: 'unit' } }, ['rat', 'sprout']],
    ['of hidden cards those that fit', { select: 'among', of: hand, where: { type: 'unit' } }, ['elk'], false],
    ['those that another leaves', { select: 'among', of: board, except: 'self' }, ['idol', 'sprout', 'charm']],
    ['both', { select: 'among', of: 'them', where: { tag: 'demon' }, except: 'self' }, ['imp']],
    ['of nothing nothing', { select: 'among', of: nothing }, []],
  ],
  assigned: [
    ['items that were assigned to one', { select: 'assigned', in: 'sent', to: 'opponents' }, ['rat']],
    ['targets of one item', { select: 'assigned', in: 'sent', of: hand }, ['charm']],
    ['all items', { select: 'assigned', in: 'sent' }, ['rat', 'elk']],
    ['none to it', { select: 'assigned', in: 'sent', to: 'you' }, []],
    ['of what was no assignment', { select: 'assigned', in: 'five' }, []],
    ['of what never was', { select: 'assigned', in: 'nothing' }, []],
  ],
  attached: [
    ['what it is on', { select: 'attached', of: board, get: 'bearer' }, ['rat', 'imp']],
    ['what is on it', { select: 'attached', of: 'self', get: 'attachments' }, ['idol']],
    ['what was on what is gone', { select: 'attached', of: 'them', get: 'attachments' }, ['idol', 'charm']],
    ['on nothing', { select: 'attached', of: 'self', get: 'bearer' }, []],
    ['a player bears nothing', { select: 'attached', of: 'you', get: 'attachments' }, []],
  ],
  cards: [
    [
      'of the book, by their ids',
      { select: 'cards', where: { type: 'relic' } },
      ['card charm', 'card idol', 'card rook'],
    ],
    ['none fits', { select: 'cards', where: { type: 'lane' } }, []],
  ],
  cells: [
    ['in the order they are declared', { select: 'cells', in: 'board' }, ['front', 'back']],
    ['by name', { select: 'cells', in: 'board', named: 'back' }, ['back']],
    ['by tag', { select: 'cells', in: 'board', tag: 'rear' }, ['back']],
    ['with room', { select: 'cells', in: 'board', free: true }, ['back']],
    ['of a zone without cells', { select: 'cells', in: 'hand' }, []],
  ],
  controller: [
    ['each player once', { select: 'controller', of: board }, ['p0', 'p1']],
    ['players are their own', { select: 'controller', of: 'opponents' }, ['p1']],
    ['of what is gone, who had it', { select: 'controller', of: 'them' }, ['p0', 'p1']],
    ['owners', { select: 'controller', of: 'self', owner: true }, ['p0']],
    ['of nothing nobody', { select: 'controller', of: nothing }, []],
    ['of a word nobody', { select: 'controller', of: 'said' }, []],
  ],
  first: [
    ['that gives anything', { select: 'first', of: [nothing, 'self', 'you'] }, ['rat']],
    ['none gives anything', { select: 'first', of: [nothing, 'nothing'] }, []],
    ['of none', { select: 'first', of: [] }, []],
    ['one looks at something hidden', { select: 'first', of: ['self', { ...hand, where: {} }] }, ['rat'], false],
  ],
  frames: [['nothing waits where there is no stack', { select: 'frames' }, []]],
  most: [
    ['one', { select: 'most', of: board, by: { amount: 'stat', of: 'candidate', stat: 'health' } }, ['rat']],
    ['all at a tie', { select: 'most', of: board, by: attack }, ['rat', 'sprout']],
    ['the least', { select: 'most', of: board, by: attack, least: true }, ['idol', 'charm']],
    ['of nothing nothing', { select: 'most', of: nothing, by: attack }, []],
    ['as what is gone was', { select: 'most', of: 'them', by: attack }, ['imp']],
  ],
  noted: [
    ['by the source', { select: 'noted', under: 'pack' }, ['idol']],
    ['by others', { select: 'noted', under: 'pack', of: board }, ['idol']],
    ['by a player nothing', { select: 'noted', under: 'pack', of: 'you' }, []],
    ['under another name', { select: 'noted', under: 'prey' }, []],
    ['under a name that every object has for something else', { select: 'noted', under: 'constructor' }, []],
    ['by nothing', { select: 'noted', under: 'pack', of: nothing }, []],
  ],
  objects: [
    ['by players and places', board, ['rat', 'idol', 'sprout', 'charm']],
    [
      'by the zones that are named',
      { select: 'objects', in: ['hand', 'board'], of: 'you' },
      ['elk', 'dud', 'rat', 'idol', 'sprout'],
    ],
    ['of opponents', { ...board, of: 'opponents' }, ['charm']],
    ['of the active player', { ...board, of: 'active', where: { type: 'relic' } }, ['idol']],
    ['others', { ...board, of: 'you', other: true }, ['idol', 'sprout']],
    ['a hidden zone whole', hand, ['elk', 'dud']],
    ['a part of a hidden zone', { ...hand, where: { type: 'unit' } }, ['elk'], false],
    ['a part of a hidden zone that is empty', { ...hand, of: 'opponents', where: { type: 'unit' } }, []],
    ['of an empty zone', nothing, []],
  ],
  players: [
    ['all, from the active one', { select: 'players', who: 'all' }, ['p0', 'p1']],
    ['you', { select: 'players', who: 'you' }, ['p0']],
    ['opponents', { select: 'players', who: 'opponents' }, ['p1']],
    ['the active one', { select: 'players', who: 'active' }, ['p0']],
    ['those that fit', { select: 'players', who: 'all', where: { facts: { energy: { min: 1 } } } }, ['p1']],
    ['none fits', { select: 'players', who: 'you', where: { facts: { energy: { min: 1 } } } }, []],
  ],
  role: [['without an event nothing', { select: 'role', of: 'subject' }, []]],
  top: [
    ['one', { select: 'top', in: 'deck' }, ['ox']],
    ['several, from the top down', { select: 'top', in: 'deck', count: 2 }, ['ox', 'rook']],
    ['fewer where there are fewer', { select: 'top', in: 'deck', count: 9 }, ['ox', 'rook']],
    ['none of it', { select: 'top', in: 'deck', count: 0 }, []],
    ['less than none', { select: 'top', in: 'deck', count: -1 }, []],
    ['of another', { select: 'top', in: 'discard', of: 'opponents' }, ['corpse']],
    ['of an empty zone', { select: 'top', in: 'exile' }, []],
  ],
  union: [
    ['each once, in their order', { select: 'union', of: ['you', 'everyone', 'self'] }, ['p0', 'p1', 'rat']],
    [
      'two stays are two',
      { select: 'union', of: ['them', { select: 'objects', in: ['discard'], of: 'opponents' }] },
      ['rat', 'imp', 'corpse'],
    ],
    [
      'one looks at something hidden',
      { select: 'union', of: ['self', { ...hand, where: {} }] },
      ['rat', 'elk', 'dud'],
      false,
    ],
    ['of none', { select: 'union', of: [] }, []],
  ],
  words: [['as they are written', { select: 'words', of: ['yes'] }, ['word']]],
};

const FIXED: readonly Found[] = [
  ['self', 'self', ['rat']],
  ['you', 'you', ['p0']],
  ['opponents', 'opponents', ['p1']],
  ['everyone', 'everyone', ['p0', 'p1']],
  ['seats', 'seats', ['p0', 'p1']],
  ['active', 'active', ['p0']],
  ['candidate, of nothing that is looked at', 'candidate', []],
  ['them', 'them', ['rat', 'imp']],
  ['bearer, of what is on nothing', 'bearer', []],
  ['a result', 'said', ['word']],
  ['a result without references', 'five', []],
  ['what never was', 'nothing', []],
];

const ON = stage();

test('every selector is looked at', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(SELECTORS).toSorted());
});

describe.each(Object.entries({ ...CASES, 'a word': FIXED }))('%s', (_, cases) => {
  for (const [what, selector, found, open] of cases)
    test(what, () => {
      const env = stageEnv(ON);
      expect(namesOf(ON, select(env, selector))).toEqual(found);
      expect(env.book.lang.open(env, selector)).toBe(open !== false);
    });
});

test('who looks is "you", and the turn is not his', () => {
  const env = stageEnv(ON, 1);
  const found = (selector: Selector) => namesOf(ON, select(env, selector));
  expect(found('opponents')).toEqual(['p0']);
  expect(found('everyone')).toEqual(['p0', 'p1']);
  expect(found({ ...board, of: 'you' })).toEqual(['charm']);
  expect(found({ select: 'cells', in: 'board', free: true, of: 'all' })).toHaveLength(3);
});

test('the bearer of what is attached, also of one that is gone', () => {
  const bearer = (name: 'idol' | 'charm') => namesOf(ON, select(ON.lab.env(0, ON.refs[name]), 'bearer'));
  expect([bearer('idol'), bearer('charm')]).toEqual([['rat'], ['imp']]);
});
