import type { TriggeredAbility } from '../../effects/language.ts';
import type { Check } from '../../effects/ruleset.ts';

export const CHECKS: readonly Check[] = [
  {
    name: 'deaths',
    find: {
      select: 'objects',
      in: ['board'],
      // What lies face down is no unit, and has no health to lose.
      where: {
        type: 'unit',
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
    name: 'fallen items',
    find: { select: 'objects', in: ['gear'], where: { orphaned: true } },
    do: [{ op: 'move', what: 'them', to: 'discard', how: 'fall' }],
  },
  {
    name: 'no health left',
    find: { select: 'players', who: 'all', where: { facts: { health: { max: 0 } } } },
    do: [{ op: 'lose', who: 'them', why: 'health' }],
  },
  {
    name: 'drew from an empty deck',
    find: { select: 'players', who: 'all', where: { facts: { decked: { min: 1 } } } },
    do: [{ op: 'lose', who: 'them', why: 'deck' }],
  },
];

/** What happens by the rules. */
export const RULES: readonly TriggeredAbility[] = [
  /** A unit that changes sides was not there when its new controller's turn began. */
  {
    on: { on: 'moved', from: ['board'], to: ['board'], subject: {} },
    do: [{ op: 'set', of: 'it', fact: 'ready', to: 0 }],
  },
  {
    // One that has just been played has no bearer either, but it has not come off.
    on: { on: 'detached', subject: { zone: 'gear' } },
    if: { test: 'not', of: { test: 'exists', of: { select: 'attached', of: 'it', get: 'bearer' } } },
    do: [{ op: 'move', what: 'it', to: 'discard', how: 'fall' }],
  },
];
