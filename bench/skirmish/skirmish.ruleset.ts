import type { CardData } from '../../effects/card-data.ts';
import type { Cost, Effect } from '../../effects/language.ts';
import type { Ruleset } from '../../effects/ruleset.ts';
import {
  BOARD_LIMIT,
  BOLT_DAMAGE,
  CARDS,
  INSIGHT_DRAWS,
  MANA_CAP,
  OPENING_HAND,
  START_HEALTH,
  TURN_LIMIT,
  ZAP_DAMAGE,
} from './game.ts';

const printedCost: Cost = { cost: 'resource', resource: 'mana', amount: { amount: 'stat', of: 'self', stat: 'cost' } };
const done: Effect = { op: 'move', what: 'self', to: 'discard', how: 'resolve' };
const units = { select: 'objects', in: ['board'] } as const;

/** The rules of skirmish as data, for the engine. */
export const skirmish: Ruleset = {
  name: 'skirmish',
  version: '1',
  players: { min: 2, max: 2 },
  policy: 'queue',
  deckZone: 'deck',
  zones: {
    deck: { of: 'player', faces: 'none' },
    hand: { of: 'player', faces: 'owner' },
    board: { of: 'player', faces: 'all', play: true, capacity: BOARD_LIMIT },
    limbo: { of: 'player', faces: 'all' },
    discard: { of: 'player', faces: 'all' },
  },
  types: {
    unit: { listens: ['board'], play: { to: 'board', costs: [printedCost] } },
    spell: { listens: ['limbo'], play: { to: 'limbo', costs: [printedCost] } },
  },
  stats: { cost: { min: 0 }, attack: { min: 0 }, health: {} },
  facts: {
    player: {
      health: { initial: START_HEALTH },
      mana: { min: 0, max: 'maxMana' },
      maxMana: { min: 0, max: MANA_CAP },
    },
    object: { damage: { min: 0 }, ready: { min: 0, max: 1 } },
  },
  damage: { object: { fact: 'damage', by: 1 }, player: { fact: 'health', by: -1 } },
  keywords: {},
  actions: {
    play: { kind: 'play', from: { select: 'objects', in: ['hand'], of: 'you' } },
    attack: {
      kind: 'rule',
      from: { ...units, of: 'you', where: { facts: { ready: { min: 1 } } } },
      targets: [{ as: 'target', from: { select: 'union', of: [{ ...units, of: 'opponents' }, 'opponents'] } }],
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
      enter: [
        {
          op: 'if',
          cond: { test: 'turn', number: TURN_LIMIT },
          do: [{ op: 'end', why: 'too long' }],
          else: [
            { op: 'add', to: 'you', fact: 'maxMana', by: 1 },
            { op: 'set', of: 'you', fact: 'mana', to: { amount: 'fact', of: 'you', fact: 'maxMana' } },
            { op: 'set', of: { ...units, of: 'you' }, fact: 'ready', to: 1 },
            { op: 'draw' },
          ],
        },
      ],
      window: { who: 'active', actions: ['play', 'attack', 'end'] },
      next: [{ to: 'main', turn: 'next' }],
    },
  ],
  checks: [
    {
      name: 'deaths',
      find: {
        ...units,
        where: { facts: { damage: { min: { amount: 'stat', of: 'candidate', stat: 'health' } } } },
      },
      do: [{ op: 'destroy', what: 'them' }],
    },
    {
      name: 'health',
      find: { select: 'players', who: 'all', where: { facts: { health: { max: 0 } } } },
      do: [{ op: 'lose', who: 'them', why: 'health' }],
    },
    {
      name: 'deck',
      find: {
        select: 'players',
        who: 'active',
        where: {
          if: {
            test: 'compare',
            left: { amount: 'happened', event: { on: 'signalled', name: 'empty-draw' } },
            is: '>',
            right: 0,
          },
        },
      },
      do: [{ op: 'lose', who: 'them', why: 'deck' }],
    },
  ],
  setup: [
    { op: 'draw', who: 'you', count: OPENING_HAND },
    { op: 'draw', who: 'opponents', count: OPENING_HAND },
  ],
};

const SPELLS: Readonly<Record<string, CardData['play']>> = {
  bolt: {
    targets: [{ as: 'target', from: { select: 'union', of: [units, 'seats'] } }],
    do: [{ op: 'together', do: [{ op: 'damage', to: 'target', amount: BOLT_DAMAGE }, done] }],
  },
  zap: { do: [{ op: 'together', do: [{ op: 'damage', to: 'opponents', amount: ZAP_DAMAGE }, done] }] },
  insight: { do: [{ op: 'draw', count: INSIGHT_DRAWS }, done] },
};

/** The cards of skirmish as the engine reads them. */
export const skirmishCards: readonly CardData[] = Object.values(CARDS).map((card): CardData => {
  const base = { id: card.name, name: card.name, types: [card.kind] };
  if (card.kind === 'unit') return { ...base, stats: { cost: card.cost, attack: card.attack, health: card.health } };
  const play = SPELLS[card.name];
  return { ...base, stats: { cost: card.cost }, ...(play ? { play } : {}) };
});
