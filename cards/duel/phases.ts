import type { Amount, Condition, Selector } from '../../effects/language.ts';
import type { ActionDecl, PhaseRow } from '../../effects/ruleset.ts';

const HAND_LIMIT = 8;

const HAND: Selector = { select: 'objects', in: ['hand'], of: 'you' };
const OWN_UNITS: Selector = { select: 'objects', in: ['board'], of: 'you' };
const ENEMY_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents' };
/** A veiled guard cannot be chosen, so it stops nobody. */
const GUARDS: Selector = {
  select: 'objects',
  in: ['board'],
  of: 'opponents',
  where: { keyword: 'guard', not: { keyword: 'veiled' } },
};

const ATTACK: Amount = { amount: 'stat', of: 'self', stat: 'attack' };
const HAND_SIZE: Amount = { amount: 'count', of: HAND };

const SETTLED: Condition = {
  test: 'any',
  of: [
    { test: 'fits', of: 'self', where: { facts: { ready: { min: 1 } } } },
    { test: 'fits', of: 'self', where: { keyword: 'swift' } },
  ],
};

export const ACTIONS: Readonly<Record<string, ActionDecl>> = {
  play: { kind: 'play', from: HAND },
  attack: {
    kind: 'rule',
    from: OWN_UNITS,
    if: { test: 'all', of: [SETTLED, { test: 'compare', left: ATTACK, is: '>', right: 0 }] },
    costs: [{ cost: 'fact', fact: 'exhausted', by: 1 }],
    targets: [
      { as: 'target', from: { select: 'first', of: [GUARDS, { select: 'union', of: [ENEMY_UNITS, 'opponents'] }] } },
    ],
    do: [
      {
        op: 'together',
        do: [
          { op: 'damage', to: 'target', amount: ATTACK, battle: true },
          {
            op: 'damage',
            to: 'self',
            amount: { amount: 'stat', of: 'target', stat: 'attack' },
            from: 'target',
            battle: true,
          },
        ],
      },
    ],
  },
  /** Abilities that say themselves what they cost. */
  activate: { kind: 'activate', from: { select: 'objects', in: ['board', 'gear'], of: 'you' } },
  /** Abilities that a unit uses instead of attacking. */
  exhaust: { kind: 'activate', from: OWN_UNITS, if: SETTLED, costs: [{ cost: 'fact', fact: 'exhausted', by: 1 }] },
  end: { kind: 'pass' },
};

export const PHASES: readonly PhaseRow[] = [
  {
    step: 'start',
    enter: [
      { op: 'add', to: 'you', fact: 'maxMana', by: 1 },
      { op: 'set', of: 'you', fact: 'mana', to: { amount: 'fact', of: 'you', fact: 'maxMana' } },
      { op: 'set', of: OWN_UNITS, fact: 'ready', to: 1 },
      {
        op: 'damage',
        to: { select: 'objects', in: ['board'], of: 'you', where: { facts: { poison: { min: 1 } } } },
        amount: { amount: 'fact', of: 'candidate', fact: 'poison' },
      },
    ],
    // Who begins pays for it with his first card.
    next: [{ when: { test: 'turn', number: 1 }, to: 'main' }, { to: 'draw' }],
  },
  { step: 'draw', enter: [{ op: 'draw' }], next: [{ to: 'main' }], extra: true },
  {
    step: 'main',
    window: { who: 'active', actions: ['end', 'play', 'attack', 'activate', 'exhaust'] },
    next: [{ to: 'end' }],
  },
  /** Where what happens "at the end of the turn" is set off. */
  {
    step: 'end',
    next: [
      { when: { test: 'compare', left: HAND_SIZE, is: '>', right: HAND_LIMIT }, to: 'discard' },
      { to: 'start', turn: 'next' },
    ],
  },
  {
    step: 'discard',
    enter: [{ op: 'discard', count: { amount: 'sum', of: [HAND_SIZE, -HAND_LIMIT] } }],
    next: [{ to: 'start', turn: 'next' }],
  },
];
