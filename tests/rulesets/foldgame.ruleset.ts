import type { CardData } from '../../effects/card-data.ts';
import type { Amount, Cost, Effect, Selector } from '../../effects/language.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import { type Neutral, zones } from './parts.ts';

const inHand = (type: string): Selector => ({ select: 'objects', in: ['hand'], of: 'you', where: { type } });

const time = (amount: Amount): Cost => ({ cost: 'resource', resource: 'time', amount });
const printed: Cost = time({ amount: 'stat', of: 'self', stat: 'cost' });
/** What a tool costs besides: how steep what it is aimed at is. */
const climb: Cost = time({ amount: 'keyword', of: 'target', keyword: 'steep' });

/** One player against hazards that are drawn into his hand; progress on them clears them, and without any he escapes. */
const ruleset: Ruleset = {
  name: 'foldgame',
  version: '1',
  players: { min: 1, max: 1 },
  policy: 'fold',
  deckZone: 'deck',
  zones: { ...zones, camp: { of: 'player', faces: 'all', play: true }, limbo: { of: 'player', faces: 'all' } },
  types: {
    tool: {
      listens: ['limbo'],
      play: {
        to: 'limbo',
        costs: [printed],
        after: [{ op: 'move', what: 'self', to: 'discard', how: 'resolve' }],
      },
    },
    gear: { listens: ['camp'], play: { to: 'camp', costs: [printed] } },
    /** Hazards work from the hand, and are never played. */
    hazard: { listens: ['hand'] },
  },
  stats: { cost: { min: 0 }, size: { min: 1 } },
  facts: {
    player: { health: { initial: 10, max: 10 }, time: { min: 0 } },
    object: { progress: { min: 0, life: 'stay' } },
  },
  damage: { player: { fact: 'health', by: -1 } },
  keywords: { steep: { words: 'Tools aimed at it cost so much more time.', adds: true } },
  actions: { end: { kind: 'pass' }, play: { kind: 'play', from: { select: 'objects', in: ['hand'], of: 'you' } } },
  phases: [
    {
      step: 'start',
      enter: [
        { op: 'set', of: 'you', fact: 'time', to: 3 },
        { op: 'draw', count: 2 },
      ],
      next: [{ to: 'main' }],
      extra: true,
    },
    { step: 'main', window: { who: 'active', actions: ['end', 'play'] }, next: [{ to: 'end' }], extra: true },
    { step: 'end', enter: [{ op: 'signal', name: 'dusk' }], next: [{ to: 'start', turn: 'next' }] },
  ],
  checks: [
    {
      name: 'cleared',
      find: {
        select: 'objects',
        in: ['hand'],
        where: { type: 'hazard', facts: { progress: { min: { amount: 'stat', of: 'candidate', stat: 'size' } } } },
      },
      do: [{ op: 'move', what: 'them', to: 'exile', how: 'clear' }],
    },
    {
      name: 'escaped',
      find: {
        select: 'players',
        who: 'all',
        where: {
          if: {
            test: 'exists',
            of: { select: 'objects', in: ['hand', 'deck'], where: { type: 'hazard' } },
            max: 0,
          },
        },
      },
      do: [{ op: 'end', winners: 'them', why: 'escaped' }],
    },
    {
      name: 'worn out',
      find: { select: 'players', who: 'all', where: { facts: { health: { max: 0 } } } },
      do: [{ op: 'end', why: 'worn-out' }],
    },
  ],
  setup: [{ op: 'shuffle' }],
};

/** A tool that is aimed at a hazard. */
const aimed = (effect: Effect): NonNullable<CardData['play']> => ({
  targets: [{ as: 'target', from: inHand('hazard') }],
  costs: [climb],
  do: [effect],
});

const tool = (id: string, cost: number, more: Omit<CardData, 'id' | 'name' | 'types' | 'stats'>): CardData => ({
  id,
  name: id,
  types: ['tool'],
  stats: { cost },
  ...more,
});

const hazard = (id: string, size: number, more: Omit<CardData, 'id' | 'name' | 'types' | 'stats'> = {}): CardData => ({
  id,
  name: id,
  types: ['hazard'],
  stats: { size },
  ...more,
});

export const foldgame: Neutral = {
  ruleset,
  cards: [
    tool('axe', 1, { play: aimed({ op: 'add', to: 'target', fact: 'progress', by: 2 }) }),
    tool('rope', 0, { play: aimed({ op: 'add', to: 'target', fact: 'progress', by: 1 }) }),
    tool('meal', 2, { play: { do: [{ op: 'heal', to: 'you', amount: 3 }] } }),
    hazard('brush', 2),
    hazard('cliff', 3, { keywords: { steep: 1 } }),
    hazard('fog', 2, {
      abilities: [{ affects: inHand('tool'), patches: [{ patch: 'addStat', stat: 'cost', by: 1 }] }],
    }),
    hazard('wolves', 4, {
      abilities: [{ on: { on: 'signalled', name: 'dusk' }, do: [{ op: 'damage', to: 'you', amount: 2 }] }],
    }),
    hazard('owls', 2, {
      abilities: [
        {
          on: { on: 'signalled', name: 'dusk' },
          do: [
            { op: 'counter', what: { select: 'frames', where: { name: 'wolves' } } },
            { op: 'damage', to: 'you', amount: 1 },
          ],
        },
      ],
    }),
    hazard('gorge', 3, {
      abilities: [
        {
          on: { on: 'signalled', name: 'dusk' },
          do: [
            { op: 'copy', what: { select: 'frames', where: { name: 'wolves' } } },
            { op: 'damage', to: 'you', amount: 1 },
          ],
        },
      ],
    }),
    tool('torch', 1, {
      play: {
        do: [
          { op: 'extraStep', step: 'main' },
          { op: 'extraStep', step: 'start' },
        ],
      },
    }),
    {
      id: 'map',
      name: 'map',
      types: ['gear'],
      stats: { cost: 1 },
      abilities: [
        {
          affects: inHand('hazard'),
          while: { test: 'exists', of: { select: 'objects', in: ['hand'], of: 'you' }, max: 3 },
          patches: [{ patch: 'removeKeyword', keyword: 'steep' }],
        },
      ],
    },
  ],
};
