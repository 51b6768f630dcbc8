import type { Condition } from '../../effects/language.ts';
import type { PlayDecl, Ruleset } from '../../effects/ruleset.ts';
import {
  anyone,
  attack,
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
  relic,
  spell,
  stats,
  unit,
  upkeep,
  use,
  zones,
} from './parts.ts';

/** In one's own main step, while nothing waits. */
const calm: Condition = {
  test: 'all',
  of: [
    { test: 'turn', whose: 'you', step: ['main'] },
    { test: 'not', of: { test: 'exists', of: { select: 'frames' } } },
  ],
};

const lasting: PlayDecl = {
  if: calm,
  to: 'stack',
  costs: [printedCost],
  after: [{ op: 'move', what: 'self', to: 'board', of: 'you', how: 'enter' }],
};

const ruleset: Ruleset = {
  name: 'stackgame',
  version: '1',
  players: { min: 2, max: 4 },
  policy: 'priority',
  deckZone: 'deck',
  zones: {
    ...zones,
    board: { of: 'player', faces: 'all', play: true },
    /** Where cards are while their play waits or resolves. */
    stack: { of: 'match', faces: 'all' },
  },
  types: {
    unit: { listens: ['board'], play: lasting },
    relic: { listens: ['board'], play: lasting },
    spell: {
      listens: ['stack'],
      play: { to: 'stack', costs: [printedCost], after: [{ op: 'move', what: 'self', to: 'discard', how: 'resolve' }] },
    },
  },
  stats,
  facts: { player: { ...playerFacts, poison: { min: 0 } }, object: objectFacts },
  damage,
  emptyDraw: 'decked',
  keywords: { guard: { words: 'Enemies must attack it first.' } },
  actions: { pass: { kind: 'pass' }, play, use, attack: attack(calm) },
  phases: [
    { step: 'start', enter: upkeep, next: [{ to: 'main' }] },
    {
      step: 'main',
      window: { who: 'active', actions: ['pass', 'play', 'use', 'attack'] },
      next: [{ to: 'end' }],
      extra: true,
    },
    {
      step: 'end',
      window: { who: 'active', actions: ['pass', 'play', 'use'] },
      next: [{ to: 'start', turn: 'next' }],
      extra: true,
    },
  ],
  checks: [deaths, honours, ...losing],
  setup: [
    { op: 'shuffle', who: 'everyone' },
    { op: 'draw', who: 'everyone', count: 3 },
  ],
  questions: { replacementOrder: 'affected' },
};

const cast = { on: 'acted', action: 'play', by: 'you', subject: { type: 'spell' } } as const;

export const stackgame: Neutral = {
  ruleset,
  cards: [
    ...basics,
    // A countered play leaves its card on the stack; what countered it puts it away.
    spell('refuse', 2, {
      targets: [{ as: 'target', from: { select: 'frames', kind: 'play' } }],
      do: [
        { op: 'counter', what: 'target', as: 'countered' },
        { op: 'move', what: 'countered', to: 'discard' },
      ],
    }),
    spell('banish', 2, {
      targets: [{ as: 'target', from: board('all', { type: 'unit' }) }],
      do: [
        { op: 'remember', what: { select: 'controller', of: 'target' }, as: 'whose' },
        { op: 'move', what: 'target', to: 'exile', how: 'exile' },
        { op: 'heal', to: 'whose', amount: { amount: 'stat', of: 'target', stat: 'attack' } },
      ],
    }),
    spell('mirror', 1, {
      targets: [{ as: 'target', from: { select: 'frames', where: { type: 'spell' } } }],
      do: [{ op: 'copy', what: 'target' }],
    }),
    unit('adept', 2, 1, 3, {
      abilities: [
        { on: cast, targets: [{ as: 'target', from: anyone }], do: [{ op: 'damage', to: 'target', amount: 1 }] },
      ],
    }),
    spell('encore', 3, { targets: [{ as: 'who', from: 'everyone' }], do: [{ op: 'extraTurn', who: 'who' }] }),
    spell('overtime', 1, {
      do: [
        { op: 'extraStep', step: 'end' },
        { op: 'extraStep', step: 'main' },
      ],
    }),
    relic('lens', 2, { abilities: [{ on: cast, do: [{ op: 'draw' }] }] }),
    relic('chalice', 2, { abilities: [{ on: cast, do: [{ op: 'heal', to: 'you', amount: 1 }] }] }),
  ],
};
