import type { COSTS } from '../../effects/costs/registry.gen.ts';
import type { Cost } from '../../effects/language.ts';
import type { Verdict } from '../../effects/reason.ts';
import { type Plain, went } from '../support/plain.ts';
import { no } from '../support/stage.ts';
import type { Offering } from './shrine.ts';

export interface Case extends Offering {
  /** Why it cannot be paid; left out: it can. */
  readonly refused?: Verdict;
  /** What is asked, and what paying does. */
  readonly asked?: readonly Plain[];
  readonly events?: readonly Plain[];
}

const own = { select: 'objects', in: ['board'], of: 'you', where: { type: 'unit' } } as const;
const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;
const counted = (bearer: string, fact: string, by: number, to: number): Plain => ({
  type: 'counted',
  bearer,
  fact,
  by,
  to,
});
export const select = (candidates: readonly string[], min = 1): Plain => ({
  purpose: 'cost',
  requests: [{ by: 'p0', shape: 'select', candidates, min, max: min }],
});
export const fact = (name: string, by: number, of?: 'you' | 'nothing' | 'bat'): Cost => ({
  cost: 'fact',
  fact: name,
  by,
  ...(of ? { of } : {}),
});
export const sacrifice = (count: number): Cost => ({ cost: 'move', from: own, count, to: 'discard', how: 'sacrifice' });
export const show = (count: number): Cost => ({ cost: 'reveal', from: hand, count });
export const spend = (amount: number, resource = 'mana'): Cost => ({ cost: 'resource', resource, amount });
const either = (of: Readonly<Record<string, readonly Cost[]>>): Cost => ({ cost: 'either', of });
const pool = (...amounts: readonly number[]): Cost => ({
  cost: 'pool',
  parts: amounts.map((amount, i) => ({ amount, from: i === 0 ? ['mana', 'energy'] : ['energy'] })),
});
const sources = [
  { ref: 'mana', max: 10 },
  { ref: 'energy', max: 2 },
];

export const CASES: Readonly<Record<keyof typeof COSTS, Readonly<Record<string, Case>>>> = {
  either: {
    'which the payer chooses, then what to pay it with': {
      costs: [either({ gold: [spend(3)], blood: [sacrifice(1)] })],
      answers: [['blood'], ['ox']],
      asked: [select(['gold', 'blood']), select(['ox', 'elk'])],
      events: [went('ox', 'board.0', 'discard.0', 'sacrifice')],
    },
    'only what can be paid beside the others': {
      costs: [spend(8), either({ dear: [spend(3)], none: [] })],
      answers: [['none']],
      asked: [select(['none'])],
      events: [counted('p0', 'mana', -8, 2)],
    },
    'two that want the same': {
      costs: [either({ two: [sacrifice(2)], none: [] }), either({ one: [sacrifice(1)], gold: [spend(1)] })],
      answers: [['two'], ['gold'], ['ox', 'elk']],
      asked: [select(['two', 'none']), select(['gold']), select(['ox', 'elk'], 2)],
      events: [
        went('ox', 'board.0', 'discard.0', 'sacrifice'),
        went('elk', 'board.0', 'discard.0', 'sacrifice'),
        counted('p0', 'mana', -1, 9),
      ],
    },
    'either in either': {
      costs: [either({ deep: [either({ one: [spend(1)] })], none: [] })],
      answers: [['deep'], ['one']],
      asked: [select(['deep', 'none']), select(['one'])],
      events: [counted('p0', 'mana', -1, 9)],
    },
    'none of them': {
      costs: [either({ dear: [spend(11)], many: [sacrifice(3)] })],
      refused: no('unpayable', 'it takes 3 to sacrifice, and there are 2'),
    },
  },
  fact: {
    'rests what it is about': { costs: [fact('ready', -1)], events: [counted('shrine', 'ready', -1, 0)] },
    'puts counters on it': { costs: [fact('plus', 2)], events: [counted('shrine', 'plus', 2, 2)] },
    'of others, each': {
      costs: [{ cost: 'fact', of: own, fact: 'ready', by: -1 }],
      events: [counted('ox', 'ready', -1, 0), counted('elk', 'ready', -1, 0)],
    },
    'of a player': { costs: [fact('energy', -2, 'you')], events: [counted('p0', 'energy', -2, 0)] },
    'is at its bound': {
      costs: [fact('ready', 1)],
      refused: no('unpayable', 'ready cannot change by 1'),
    },
    'is less than that': {
      costs: [fact('energy', -3, 'you')],
      refused: no('unpayable', 'energy cannot change by -3'),
    },
    'of nothing': { costs: [fact('ready', -1, 'nothing')], refused: no('unpayable', 'there is nothing to pay with') },
    'by nothing': { costs: [fact('plus', 0)], events: [] },
  },
  move: {
    'what the payer chooses': {
      costs: [sacrifice(1)],
      answers: [['elk']],
      asked: [select(['ox', 'elk'])],
      events: [went('elk', 'board.0', 'discard.0', 'sacrifice')],
    },
    'all there are, asked as well': {
      costs: [sacrifice(2)],
      answers: [['ox', 'elk']],
      asked: [select(['ox', 'elk'], 2)],
      events: [went('ox', 'board.0', 'discard.0', 'sacrifice'), went('elk', 'board.0', 'discard.0', 'sacrifice')],
    },
    itself: {
      costs: [{ cost: 'move', from: 'self', count: 1, to: 'exile', how: 'exile' }],
      answers: [['shrine']],
      asked: [select(['shrine'])],
      events: [went('shrine', 'board.0', 'exile.0', 'exile')],
    },
    'more than there are': {
      costs: [sacrifice(3)],
      refused: no('unpayable', 'it takes 3 to sacrifice, and there are 2'),
    },
    'none at all': { costs: [sacrifice(0)], events: [] },
  },
  pool: {
    'from whichever he likes': {
      costs: [pool(3, 1)],
      answers: [
        {
          value: [
            [2, 1],
            [0, 1],
          ],
        },
      ],
      asked: [
        {
          purpose: 'cost',
          requests: [
            {
              by: 'p0',
              shape: 'pay',
              parts: [
                { name: 'mana/energy', amount: 3, from: [0, 1] },
                { name: 'energy', amount: 1, from: [1] },
              ],
              sources,
            },
          ],
        },
      ],
      events: [counted('p0', 'mana', -2, 8), counted('p0', 'energy', -2, 0)],
    },
    'the parts together are more than there is': {
      costs: [pool(10, 3)],
      refused: no('unpayable', 'the resources do not suffice'),
    },
    'one part alone is': { costs: [pool(0, 3)], refused: no('unpayable', 'the resources do not suffice') },
    'all there is': {
      costs: [pool(11, 1)],
      answers: [
        {
          value: [
            [10, 1],
            [0, 1],
          ],
        },
      ],
      events: [counted('p0', 'mana', -10, 0), counted('p0', 'energy', -2, 0)],
    },
    'nothing, asked as well': { costs: [pool(0)], answers: [{ value: [[0, 0]] }], events: [] },
  },
  resource: {
    'spends it': { costs: [spend(4)], events: [counted('p0', 'mana', -4, 6)] },
    'all of it': { costs: [spend(2, 'energy')], events: [counted('p0', 'energy', -2, 0)] },
    'more than there is': {
      costs: [spend(3, 'energy')],
      refused: no('unpayable', 'it costs 3 energy and there is 2'),
    },
    'one without a bound stops at zero': {
      costs: [spend(21, 'health')],
      refused: no('unpayable', 'it costs 21 health and there is 20'),
    },
    nothing: { costs: [spend(0)], events: [] },
    'less than nothing is nothing': { costs: [spend(-3)], events: [] },
    'an amount that is worked out': {
      costs: [{ cost: 'resource', resource: 'mana', amount: { amount: 'count', of: own } }],
      events: [counted('p0', 'mana', -2, 8)],
    },
  },
  reveal: {
    'shows what the payer chooses': {
      costs: [show(1)],
      answers: [['rat']],
      asked: [select(['rat', 'dud'])],
      events: [{ type: 'revealed', objects: ['rat'], audience: [0, 1], until: 'turn', cards: ['rat'] }],
    },
    'more than there are': { costs: [show(3)], refused: no('unpayable', 'there is too little to show') },
    'none at all': { costs: [show(0)], events: [] },
  },
};
