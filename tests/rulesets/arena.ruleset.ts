import type { Ability } from '../../effects/language.ts';
import type { Check, Ruleset } from '../../effects/ruleset.ts';
import { leashes, tricks } from './arena-tricks.ts';
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
  rest,
  spell,
  stats,
  unit,
  upkeep,
  use,
  zones,
} from './parts.ts';

/**
 * Runes: at 15, 10 and 5 health one breaks, if the player has it, and draws a card for him. All that follows from one
 * is settled before the next one breaks: a card with `prophecy` may be played at once, for nothing.
 */
const runes: Ability = {
  on: { on: 'damaged', subject: { is: 'everyone' } },
  do: [
    { op: 'remember', what: 'it', as: 'hurt' },
    {
      op: 'while',
      cond: {
        test: 'all',
        of: [
          { test: 'compare', left: { amount: 'fact', of: 'hurt', fact: 'runes' }, is: '>', right: 0 },
          {
            test: 'compare',
            left: { amount: 'fact', of: 'hurt', fact: 'health' },
            is: '<=',
            right: { amount: 'times', of: { amount: 'fact', of: 'hurt', fact: 'runes' }, by: 5 },
          },
        ],
      },
      do: [
        { op: 'add', to: 'hurt', fact: 'runes', by: -1 },
        { op: 'signal', name: 'rune-broken', player: 'hurt' },
        {
          op: 'settle',
          do: [
            { op: 'draw', who: 'hurt', as: 'drawn' },
            {
              op: 'if',
              cond: { test: 'fits', of: 'drawn', where: { keyword: 'prophecy' } },
              do: [{ op: 'may', by: 'hurt', do: [{ op: 'play', what: 'drawn', by: 'hurt' }] }],
            },
          ],
        },
      ],
    },
  ],
};

/** A player may have only one crown: he chooses which of them goes. */
const crowns: Check = {
  name: 'crowns',
  find: {
    select: 'union',
    of: (['you', 'opponents'] as const).map((who) => ({
      select: 'among' as const,
      of: board(who, { tag: 'crown' }),
      where: { if: { test: 'exists' as const, of: board(who, { tag: 'crown' }), min: 2 } },
    })),
  },
  ask: {
    by: 'everyone',
    from: board('you', { tag: 'crown' }),
    count: { amount: 'sum', of: [{ amount: 'count', of: board('you', { tag: 'crown' }) }, -1] },
    purpose: 'crown',
  },
  do: [{ op: 'destroy', what: 'them' }],
};

const ruleset: Ruleset = {
  name: 'arena',
  version: '1',
  players: { min: 2, max: 4 },
  policy: 'queue',
  deckZone: 'deck',
  zones: {
    ...zones,
    board: { of: 'player', faces: 'all', play: true, capacity: 7 },
    /** Where a spell is while it resolves. */
    limbo: { of: 'player', faces: 'all' },
    /** Cards that belong to nobody, for players to gain. */
    supply: { of: 'match', faces: 'all' },
  },
  types: {
    unit: { listens: ['board'], play: { to: 'board', costs: [printedCost] } },
    relic: { listens: ['board'], play: { to: 'board', costs: [printedCost] } },
    spell: {
      listens: ['limbo'],
      play: { to: 'limbo', costs: [printedCost], after: [{ op: 'move', what: 'self', to: 'discard', how: 'resolve' }] },
    },
  },
  stats,
  facts: {
    player: { ...playerFacts, runes: { min: 0 } },
    object: { ...objectFacts, decay: { min: 0 }, leash: { min: 0 }, struck: { min: 0, max: 1 } },
  },
  damage,
  emptyDraw: 'decked',
  keywords: {
    guard: { words: 'Enemies must attack it first.' },
    prophecy: { words: 'If a rune that breaks draws it, it may be played for nothing.' },
  },
  actions: { end: { kind: 'pass' }, play, attack: attack(), use },
  phases: [
    { step: 'start', enter: upkeep, next: [{ to: 'main' }], extra: true },
    {
      step: 'main',
      window: { who: 'active', actions: ['end', 'play', 'attack', 'use'] },
      next: [{ to: 'end' }],
      extra: true,
    },
    { step: 'end', next: [{ to: 'start', turn: 'next' }] },
  ],
  checks: [crowns, leashes, deaths, honours, ...losing],
  abilities: [runes],
  setup: [
    { op: 'shuffle', who: 'everyone' },
    { op: 'draw', who: 'everyone', count: 3 },
  ],
};

const enters = { on: 'entered' } as const;

export const arena: Neutral = {
  ruleset,
  cards: [
    ...basics,
    unit('scout', 2, 1, 2, { abilities: [{ on: enters, do: [{ op: 'draw' }] }] }),
    unit('ember-wolf', 3, 2, 3, {
      abilities: [
        {
          on: enters,
          targets: [{ as: 'target', from: anyone }],
          do: [{ op: 'damage', to: 'target', amount: 1 }],
        },
      ],
    }),
    unit('seer', 4, 3, 3, {
      keywords: { prophecy: 1 },
      abilities: [{ on: enters, do: [{ op: 'heal', to: 'you', amount: 2 }] }],
    }),
    unit('mourner', 3, 2, 2, {
      abilities: [{ on: { on: 'died', subject: { type: 'unit' } }, do: [{ op: 'heal', to: 'you', amount: 1 }] }],
    }),
    relic('banner', 2, {
      abilities: [{ affects: board('you', { type: 'unit' }), patches: [{ patch: 'addStat', stat: 'attack', by: 1 }] }],
    }),
    relic('well', 2, {
      abilities: [{ action: 'use', costs: [rest], do: [{ op: 'heal', to: 'you', amount: 1 }] }],
    }),
    spell('growth', 1, {
      targets: [{ as: 'target', from: board('you', { type: 'unit' }) }],
      do: [{ op: 'add', to: 'target', fact: 'boost', by: 1 }],
    }),
    spell('shuffle', 1, { do: [{ op: 'shuffle' }] }),
    ...tricks,
  ],
};
