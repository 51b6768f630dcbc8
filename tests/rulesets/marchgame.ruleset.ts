import type { Effect, Selector } from '../../effects/language.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import {
  basics,
  board,
  damage,
  deaths,
  losing,
  type Neutral,
  objectFacts,
  play,
  playerFacts,
  printedCost,
  relic,
  stats,
  unit,
  upkeep,
  use,
  zones,
} from './parts.ts';

const ready = (of: 'you' | 'opponents'): Selector => board(of, { type: 'unit', facts: { ready: { min: 1 } } });
const attackers: Selector = board('active', { facts: { attacking: { min: 1 } } });
const declared: Selector = { select: 'assigned', in: 'attacks', to: 'opponents' };
const blocker: Selector = { select: 'assigned', in: 'blocks', to: 'attacker' };

/** Any number of units attack; each says so. */
const attack: readonly Effect[] = [
  { op: 'assign', items: ready('you'), to: 'opponents', purpose: 'attack', as: 'attacks' },
  { op: 'set', of: declared, fact: 'ready', to: 0 },
  { op: 'set', of: declared, fact: 'attacking', to: 1 },
  { op: 'signal', name: 'attacks', about: declared },
];

/** Each attacker is blocked by one unit or by none; then they strike one after the other. */
const block: readonly Effect[] = [
  {
    op: 'assign',
    items: ready('opponents'),
    to: attackers,
    capacity: 1,
    by: 'opponents',
    purpose: 'block',
    as: 'blocks',
  },
  {
    op: 'forEach',
    of: attackers,
    name: 'attacker',
    do: [
      {
        op: 'if',
        cond: { test: 'exists', of: blocker },
        do: [{ op: 'fight', one: 'attacker', other: blocker, battle: true }],
        else: [
          {
            op: 'damage',
            to: 'opponents',
            from: 'attacker',
            amount: { amount: 'stat', of: 'attacker', stat: 'attack' },
            battle: true,
          },
        ],
      },
    ],
  },
];

/** A battle in two steps of the turn: who attacks, then who blocks. */
const ruleset: Ruleset = {
  name: 'marchgame',
  version: '1',
  players: { min: 2, max: 2 },
  policy: 'queue',
  deckZone: 'deck',
  zones: { ...zones, board: { of: 'player', faces: 'all', play: true } },
  types: {
    unit: { listens: ['board'], play: { to: 'board', costs: [printedCost] } },
    relic: { listens: ['board'], play: { to: 'board', costs: [printedCost] } },
    spell: {
      listens: [],
      play: {
        to: 'discard',
        costs: [printedCost],
      },
    },
  },
  stats,
  facts: { player: playerFacts, object: { ...objectFacts, attacking: { min: 0, max: 1, life: 'turn' } } },
  damage,
  keywords: { guard: { words: 'It stands in the way.' } },
  actions: { end: { kind: 'pass' }, play, use },
  phases: [
    { step: 'start', enter: upkeep, next: [{ to: 'main' }] },
    { step: 'main', window: { who: 'active', actions: ['end', 'play', 'use'] }, next: [{ to: 'attack' }] },
    { step: 'attack', enter: attack, next: [{ when: { test: 'exists', of: attackers }, to: 'block' }, { to: 'end' }] },
    { step: 'block', enter: block, next: [{ to: 'end' }] },
    { step: 'end', next: [{ to: 'start', turn: 'next' }] },
  ],
  checks: [deaths, ...losing],
  emptyDraw: 'decked',
  setup: [
    { op: 'shuffle', who: 'everyone' },
    { op: 'draw', who: 'everyone', count: 3 },
  ],
};

const attacks = { on: 'signalled', name: 'attacks' } as const;

export const marchgame: Neutral = {
  ruleset,
  cards: [
    ...basics,
    unit('drummer', 2, 1, 2, {
      abilities: [
        {
          on: { ...attacks, subject: { type: 'unit', controller: 'you' } },
          once: true,
          do: [{ op: 'mill', count: 1 }],
        },
      ],
    }),
    relic('pyre', 1, {
      abilities: [
        {
          on: { on: 'moved', to: ['discard'], owner: 'you', subject: {} },
          do: [
            {
              op: 'modify',
              what: board('you', { type: 'unit' }),
              patches: [{ patch: 'addStat', stat: 'attack', by: 1 }],
              until: { until: 'step-end', step: 'block' },
            },
          ],
        },
      ],
    }),
  ],
};
