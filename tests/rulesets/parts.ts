/** What the neutral rulesets have in common. They are no games to play for fun: they are there to be tested with. */
import type { CardData } from '../../effects/card-data.ts';
import type { Condition, Cost, Effect, Filter, Selector } from '../../effects/language.ts';
import type { ActionDecl, Check, FactDecl, Ruleset, StatDecl, ZoneDecl } from '../../effects/ruleset.ts';

/** A ruleset with some cards for it. */
export interface Neutral {
  readonly ruleset: Ruleset;
  readonly cards: readonly CardData[];
}

/** A player's zones that every game has; those in play are each ruleset's own. */
export const zones = {
  deck: { of: 'player', faces: 'none' },
  hand: { of: 'player', faces: 'owner' },
  discard: { of: 'player', faces: 'all' },
  exile: { of: 'player', faces: 'all' },
} as const satisfies Record<string, ZoneDecl>;

/** `boost` counters make a unit larger. */
export const stats = {
  cost: { min: 0 },
  attack: { min: 0, plus: 'boost' },
  health: { plus: 'boost' },
} as const satisfies Record<string, StatDecl>;

export const playerFacts = {
  health: { initial: 20 },
  mana: { min: 0, max: 'maxMana' },
  maxMana: { min: 0, max: 10 },
  /** Drew from an empty deck. */
  decked: {},
  renown: { min: 0 },
  /** Has had ten renown once. */
  honoured: { min: 0, max: 1 },
} as const satisfies Record<string, FactDecl>;

export const objectFacts = {
  damage: { min: 0, life: 'stay' },
  ready: { min: 0, max: 1 },
  boost: { min: 0 },
  charge: { min: 0 },
} as const satisfies Record<string, FactDecl>;

export const damage = { object: { fact: 'damage', by: 1 }, player: { fact: 'health', by: -1 } } as const;

export const board = (of: 'you' | 'opponents' | 'all' | 'active', where?: Filter): Selector => ({
  select: 'objects',
  in: ['board'],
  of,
  ...(where ? { where } : {}),
});

/** Units, or a player, whom a card may be aimed at. */
export const anyone: Selector = { select: 'union', of: [board('all', { type: 'unit' }), 'everyone'] };

/** The printed cost, in mana. */
export const printedCost: Cost = {
  cost: 'resource',
  resource: 'mana',
  amount: { amount: 'stat', of: 'self', stat: 'cost' },
};

export const rest: Cost = { cost: 'fact', fact: 'ready', by: -1 };

/** A unit dies of as much damage as it has health. */
export const deaths: Check = {
  name: 'deaths',
  find: board('all', {
    type: 'unit',
    if: {
      test: 'compare',
      left: { amount: 'fact', of: 'candidate', fact: 'damage' },
      is: '>=',
      right: { amount: 'stat', of: 'candidate', stat: 'health' },
    },
  }),
  do: [{ op: 'destroy', what: 'them' }],
};

/** With ten renown a player is honoured, for the rest of the match. */
export const honours: Check = {
  name: 'honours',
  find: { select: 'players', who: 'all', where: { facts: { renown: { min: 10 }, honoured: { max: 0 } } } },
  do: [{ op: 'set', of: 'them', fact: 'honoured', to: 1 }],
};

/** Players lose when they have no health, or had to draw and could not. */
export const losing: readonly Check[] = [
  {
    name: 'health',
    find: { select: 'players', who: 'all', where: { facts: { health: { max: 0 } } } },
    do: [{ op: 'lose', who: 'them', why: 'health' }],
  },
  {
    name: 'decked',
    find: { select: 'players', who: 'all', where: { facts: { decked: { min: 1 } } } },
    do: [{ op: 'lose', who: 'them', why: 'deck' }],
  },
];

/** The beginning of a turn: more mana, units are ready, a card is drawn. */
export const upkeep: readonly Effect[] = [
  { op: 'add', to: 'you', fact: 'maxMana', by: 1 },
  { op: 'set', of: 'you', fact: 'mana', to: { amount: 'fact', of: 'you', fact: 'maxMana' } },
  { op: 'set', of: board('you'), fact: 'ready', to: 1 },
  { op: 'draw' },
];

const ready: Selector = board('you', { type: 'unit', facts: { ready: { min: 1 } } });

/** Both deal their attack to each other; what guards is attacked first. */
export const attack = (legal?: Condition): ActionDecl => ({
  kind: 'rule',
  from: ready,
  ...(legal ? { if: legal } : {}),
  costs: [rest],
  targets: [
    {
      as: 'target',
      from: {
        select: 'first',
        of: [
          board('opponents', { keyword: 'guard' }),
          { select: 'union', of: [board('opponents', { type: 'unit' }), 'opponents'] },
        ],
      },
    },
  ],
  do: [
    {
      op: 'together',
      do: [
        { op: 'damage', to: 'target', amount: { amount: 'stat', of: 'self', stat: 'attack' }, battle: true },
        {
          op: 'damage',
          to: 'self',
          from: 'target',
          amount: { amount: 'stat', of: 'target', stat: 'attack' },
          battle: true,
        },
      ],
    },
  ],
});

export const play: ActionDecl = { kind: 'play', from: { select: 'objects', in: ['hand'], of: 'you' } };
export const use: ActionDecl = { kind: 'activate', from: board('you') };

type More = Omit<CardData, 'id' | 'name' | 'types' | 'stats'>;

export const unit = (id: string, cost: number, power: number, health: number, more: More = {}): CardData => ({
  id,
  name: id,
  types: ['unit'],
  stats: { cost, attack: power, health },
  ...more,
});

export const relic = (id: string, cost: number, more: More = {}): CardData => ({
  id,
  name: id,
  types: ['relic'],
  stats: { cost },
  ...more,
});

export const spell = (id: string, cost: number, cast: NonNullable<CardData['play']>, more: More = {}): CardData => ({
  id,
  name: id,
  types: ['spell'],
  stats: { cost },
  play: cast,
  ...more,
});

/** Cards that are of use in more than one of the rulesets. */
export const basics: readonly CardData[] = [
  unit('bear', 3, 3, 4),
  unit('wolf', 2, 2, 2),
  unit('rat', 1, 1, 1),
  unit('giant', 6, 6, 6),
  unit('wall', 2, 0, 5, { keywords: { guard: 1 } }),
  spell('bolt', 2, { targets: [{ as: 'target', from: anyone }], do: [{ op: 'damage', to: 'target', amount: 2 }] }),
  spell('insight', 3, { do: [{ op: 'draw', count: 2 }] }),
  spell('ruin', 4, { do: [{ op: 'destroy', what: board('all', { type: 'unit' }) }] }),
];
