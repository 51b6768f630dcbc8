import type { Effect } from '../../effects/language.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import {
  basics,
  board,
  damage,
  deaths,
  honours,
  losing,
  type Neutral,
  objectFacts,
  play,
  playerFacts,
  printedCost,
  rest,
  spell,
  stats,
  unit,
  upkeep,
  use,
  zones,
} from './parts.ts';

/** The guard step: the defender guards with as many as he likes, and what each sets off is settled at once. */
const guardStep: Effect = {
  op: 'settle',
  do: [
    {
      op: 'while',
      cond: { test: 'compare', left: { amount: 'fact', of: 'opponents', fact: 'stopped' }, is: '=', right: 0 },
      do: [
        { op: 'settle', do: [{ op: 'act', actions: ['stop', 'guard'], by: 'opponents' }] },
        {
          op: 'if',
          cond: { test: 'said', in: 'it', word: 'stop' },
          do: [{ op: 'set', of: 'opponents', fact: 'stopped', to: 1 }],
        },
      ],
    },
  ],
};

/** A front unit attacks; the defender may guard; what his guard leaves of the attack is damage. */
const battle: readonly Effect[] = [
  { op: 'set', of: 'opponents', fact: 'stopped', to: 0 },
  { op: 'set', of: 'opponents', fact: 'guard', to: 0 },
  guardStep,
  {
    op: 'damage',
    to: 'target',
    amount: {
      amount: 'bound',
      of: {
        amount: 'sum',
        of: [
          { amount: 'stat', of: 'self', stat: 'attack' },
          { amount: 'times', of: { amount: 'fact', of: 'opponents', fact: 'guard' }, by: -1 },
        ],
      },
      min: 0,
    },
    battle: true,
  },
];

const front = { cell: { tag: 'front' } };

const ruleset: Ruleset = {
  name: 'poolgame',
  version: '1',
  players: { min: 2, max: 2 },
  policy: 'pool',
  deckZone: 'deck',
  zones: {
    ...zones,
    board: {
      of: 'player',
      faces: 'all',
      play: true,
      cells: [
        { name: 'left', capacity: 1, tags: ['front'], faces: 'right' },
        { name: 'right', capacity: 1, tags: ['front'], faces: 'left' },
        { name: 'rear', capacity: 3, tags: ['back'] },
      ],
    },
    limbo: { of: 'player', faces: 'all' },
  },
  types: {
    unit: {
      listens: ['board'],
      play: {
        to: 'board',
        cell: 'place',
        targets: [{ as: 'place', from: { select: 'cells', in: 'board', of: 'you', free: true } }],
        costs: [printedCost],
      },
    },
    spell: {
      listens: ['limbo'],
      play: { to: 'limbo', costs: [printedCost], after: [{ op: 'move', what: 'self', to: 'discard', how: 'resolve' }] },
    },
  },
  stats: { ...stats, shield: { min: 0 } },
  facts: { player: { ...playerFacts, guard: { min: 0 }, stopped: { min: 0, max: 1 } }, object: objectFacts },
  damage,
  emptyDraw: 'decked',
  keywords: { guard: { words: 'Enemies must attack it first.' } },
  actions: {
    end: { kind: 'pass' },
    stop: { kind: 'pass' },
    play,
    use,
    attack: {
      kind: 'rule',
      from: board('you', { type: 'unit', facts: { ready: { min: 1 } }, ...front }),
      costs: [rest],
      targets: [{ as: 'target', from: { select: 'union', of: [board('opponents', front), 'opponents'] } }],
      do: battle,
    },
    /** A unit in the rear adds its shield to the guard. */
    guard: {
      kind: 'rule',
      from: board('you', { type: 'unit', facts: { ready: { min: 1 } }, cell: { tag: 'back' } }),
      costs: [rest],
      do: [
        { op: 'add', to: 'you', fact: 'guard', by: { amount: 'stat', of: 'self', stat: 'shield' } },
        { op: 'signal', name: 'guarded', about: 'self' },
      ],
    },
  },
  phases: [
    { step: 'start', enter: upkeep, next: [{ to: 'main' }] },
    {
      step: 'main',
      window: { who: 'active', actions: ['end', 'play', 'attack', 'use'] },
      next: [{ to: 'end' }],
      extra: true,
    },
    { step: 'end', next: [{ to: 'start', turn: 'next' }] },
  ],
  checks: [deaths, honours, ...losing],
  setup: [
    { op: 'shuffle', who: 'everyone' },
    { op: 'draw', who: 'everyone', count: 3 },
  ],
  questions: { loop: 'active-loses' },
};

const shielded = (id: string, cost: number, attack: number, health: number, shield: number, more = {}) => ({
  ...unit(id, cost, attack, health, more),
  stats: { cost, attack, health, shield },
});

export const poolgame: Neutral = {
  ruleset,
  cards: [
    ...basics,
    shielded('squire', 1, 1, 2, 1),
    shielded('warden', 2, 1, 4, 2, {
      abilities: [{ on: { on: 'signalled', name: 'guarded' }, do: [{ op: 'draw' }] }],
    }),
    shielded('captain', 3, 3, 3, 1, {
      abilities: [
        {
          on: { on: 'signalled', name: 'guarded', subject: { controller: 'you' } },
          do: [{ op: 'add', to: 'you', fact: 'guard', by: 1 }],
        },
      ],
    }),
    shielded('heckler', 2, 2, 2, 1, {
      abilities: [
        {
          on: { on: 'signalled', name: 'guarded', subject: {} },
          do: [{ op: 'counter', what: { select: 'frames', of: 'opponents' } }],
        },
      ],
    }),
    shielded('parrot', 2, 1, 2, 1, {
      abilities: [
        {
          on: { on: 'signalled', name: 'guarded', subject: {} },
          do: [{ op: 'copy', what: { select: 'frames', of: 'you', where: { not: { name: 'parrot' } } } }],
        },
      ],
    }),
    spell('charge', 2, {
      do: [
        { op: 'set', of: board('you'), fact: 'ready', to: 1 },
        { op: 'extraStep', step: 'main' },
      ],
    }),
    spell('rally', 1, { do: [{ op: 'set', of: board('you'), fact: 'ready', to: 1 }] }),
  ],
};
