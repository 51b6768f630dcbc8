import type { Ruleset } from '../../../effects/ruleset.ts';

const cost = [{ cost: 'resource', resource: 'mana', amount: { amount: 'stat', of: 'self', stat: 'cost' } }] as const;

/** A small ruleset with some of everything that names can stand for. */
export const plain: Ruleset = {
  name: 'plain',
  version: '1',
  players: { min: 2, max: 2 },
  policy: 'queue',
  deckZone: 'deck',
  zones: {
    deck: { of: 'player', faces: 'none' },
    hand: { of: 'player', faces: 'owner' },
    board: {
      of: 'player',
      faces: 'all',
      play: true,
      cells: [
        { name: 'left', tags: ['front'], faces: 'right' },
        { name: 'right', tags: ['front'], faces: 'left' },
        { name: 'rear', capacity: 2 },
      ],
    },
    discard: { of: 'player', faces: 'all' },
    limbo: { of: 'match', faces: 'all' },
  },
  types: {
    unit: {
      listens: ['board'],
      play: {
        to: 'board',
        costs: cost,
        targets: [{ as: 'place', from: { select: 'cells', in: 'board', free: true } }],
        cell: 'place',
      },
    },
    spell: {
      listens: ['limbo'],
      play: { to: 'limbo', costs: cost, after: [{ op: 'move', what: 'self', to: 'discard', how: 'resolve' }] },
    },
  },
  stats: { cost: { min: 0 }, attack: { min: 0 }, health: { plus: 'growth' } },
  facts: {
    player: { life: { initial: 20 }, mana: { min: 0, max: 'maxMana' }, maxMana: { min: 0, max: 10 } },
    object: { damage: { min: 0, life: 'stay' }, ready: { min: 0, max: 1 }, growth: {} },
  },
  damage: { object: { fact: 'damage', by: 1 }, player: { fact: 'life', by: -1 } },
  keywords: {
    guard: { words: 'must be attacked first' },
    thorns: {
      words: 'deals damage back',
      adds: true,
      abilities: [
        {
          on: { on: 'damaged' },
          do: [
            {
              op: 'damage',
              to: { select: 'role', of: 'other' },
              amount: { amount: 'keyword', of: 'self', keyword: 'thorns' },
            },
          ],
        },
      ],
    },
  },
  actions: {
    play: { kind: 'play', from: { select: 'objects', in: ['hand'], of: 'you' } },
    use: { kind: 'activate', from: { select: 'objects', in: ['board'], of: 'you' } },
    attack: {
      kind: 'rule',
      from: { select: 'objects', in: ['board'], of: 'you', where: { facts: { ready: { min: 1 } } } },
      targets: [{ as: 'target', from: { select: 'objects', in: ['board'], of: 'opponents' } }],
      do: [
        { op: 'add', to: 'self', fact: 'ready', by: -1 },
        {
          op: 'together',
          do: [
            { op: 'damage', to: 'target', amount: { amount: 'stat', of: 'self', stat: 'attack' } },
            { op: 'damage', to: 'self', from: 'target', amount: { amount: 'stat', of: 'target', stat: 'attack' } },
          ],
        },
      ],
    },
    end: { kind: 'pass' },
  },
  phases: [
    {
      step: 'main',
      enter: [{ op: 'add', to: 'you', fact: 'maxMana', by: 1 }, { op: 'draw' }],
      window: { who: 'active', actions: ['play', 'use', 'attack', 'end'] },
      next: [{ to: 'close', when: { test: 'turn', whose: 'you' } }, { to: 'close' }],
    },
    { step: 'close', next: [{ to: 'main', turn: 'next' }] },
  ],
  checks: [
    {
      name: 'deaths',
      find: {
        select: 'objects',
        in: ['board'],
        where: {
          if: {
            test: 'compare',
            left: { amount: 'fact', of: 'candidate', fact: 'damage' },
            is: '>=',
            right: { amount: 'stat', of: 'candidate', stat: 'health' },
          },
        },
      },
      do: [{ op: 'destroy', what: 'them' }],
    },
    {
      name: 'life',
      find: { select: 'players', who: 'all', where: { facts: { life: { max: 0 } } } },
      do: [{ op: 'lose', who: 'them', why: 'life' }],
    },
  ],
  setup: [{ op: 'draw', who: 'everyone', count: 3 }],
  deck: { min: 4, max: 6, copies: 2, where: { not: { keyword: 'thorns' } } },
};
