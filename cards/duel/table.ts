import type { Cost, Selector } from '../../effects/language.ts';
import type { FactDecl, Gauge, StatDecl, TypeDecl, ZoneDecl } from '../../effects/ruleset.ts';

/** Units lie on the board, items beside it: an item takes no unit's place. */
export const ZONES: Readonly<Record<string, ZoneDecl>> = {
  deck: { of: 'player', faces: 'none' },
  hand: { of: 'player', faces: 'owner' },
  board: { of: 'player', faces: 'all', play: true, capacity: 6 },
  gear: { of: 'player', faces: 'all', play: true },
  limbo: { of: 'player', faces: 'all' },
  discard: { of: 'player', faces: 'all' },
};

const MANA: Cost = { cost: 'resource', resource: 'mana', amount: { amount: 'stat', of: 'self', stat: 'cost' } };
const OWN_UNITS: Selector = { select: 'objects', in: ['board'], of: 'you' };

export const TYPES: Readonly<Record<string, TypeDecl>> = {
  unit: { listens: ['board'], play: { to: 'board', costs: [MANA] } },
  spell: {
    listens: ['limbo'],
    play: { to: 'limbo', costs: [MANA], after: [{ op: 'move', what: 'self', to: 'discard', how: 'resolve' }] },
  },
  item: {
    listens: ['gear'],
    play: {
      to: 'gear',
      costs: [MANA],
      targets: [{ as: 'wearer', from: OWN_UNITS }],
      after: [
        { op: 'attach', what: 'self', to: 'wearer' },
        {
          // The wearer may have left before the item resolved.
          op: 'if',
          cond: { test: 'not', of: { test: 'exists', of: 'bearer' } },
          do: [{ op: 'move', what: 'self', to: 'discard', how: 'fall' }],
        },
      ],
    },
  },
};

export const STATS: Readonly<Record<string, StatDecl>> = {
  cost: { min: 0 },
  attack: { min: 0, plus: 'growth' },
  health: { plus: 'growth' },
};

export const FACTS: { readonly player: Record<string, FactDecl>; readonly object: Record<string, FactDecl> } = {
  player: {
    health: { initial: 20, max: 20 },
    mana: { min: 0, max: 10 },
    maxMana: { min: 0, max: 10 },
    /** Draws from an empty deck. */
    decked: { min: 0 },
  },
  object: {
    damage: { min: 0, life: 'stay' },
    /** A +1/+1 counter. */
    growth: { min: 0, life: 'stay' },
    poison: { min: 0, life: 'stay' },
    /** It was there when its controller's turn began. */
    ready: { min: 0, max: 1, life: 'stay' },
    /** It has attacked or used an exhausting ability. */
    exhausted: { min: 0, max: 1, life: 'turn' },
    shieldSpent: { min: 0, max: 1, life: 'stay' },
  },
};

export const DAMAGE: { readonly object: Gauge; readonly player: Gauge } = {
  object: { fact: 'damage', by: 1 },
  player: { fact: 'health', by: -1 },
};
