import type { Ruleset } from '../../effects/ruleset.ts';
import { CHECKS, RULES } from './checks.ts';
import { guard } from './keywords/guard.ts';
import { lifesteal } from './keywords/lifesteal.ts';
import { longshot } from './keywords/longshot.ts';
import { poison } from './keywords/poison.ts';
import { shield } from './keywords/shield.ts';
import { swift } from './keywords/swift.ts';
import { thorns } from './keywords/thorns.ts';
import { veiled } from './keywords/veiled.ts';
import { ACTIONS, PHASES } from './phases.ts';
import { SETUP } from './setup.ts';
import { DAMAGE, FACTS, STATS, TYPES, ZONES } from './table.ts';

/** A small game for two, to learn the engine by: units, spells and items, one resource, no stack. */
export const duel: Ruleset = {
  name: 'duel',
  version: '1',
  players: { min: 2, max: 2 },
  policy: 'queue',
  zones: ZONES,
  types: TYPES,
  stats: STATS,
  facts: FACTS,
  damage: DAMAGE,
  emptyDraw: 'decked',
  keywords: { guard, lifesteal, longshot, poison, shield, swift, thorns, veiled },
  actions: ACTIONS,
  phases: PHASES,
  checks: CHECKS,
  abilities: RULES,
  setup: SETUP,
  deckZone: 'deck',
  deck: { min: 30, max: 30, copies: 3 },
};
