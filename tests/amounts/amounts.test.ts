import { describe, expect, test } from 'vitest';
import { AMOUNTS } from '../../effects/amounts/registry.gen.ts';
import { withCandidate } from '../../effects/env.ts';
import { count } from '../../effects/evaluators.ts';
import type { Amount } from '../../effects/language.ts';
import { type Stage, stage, stageEnv } from '../support/stage.ts';

/** What is counted, and as whose candidate if it matters. */
type Counted = readonly [what: string, amount: Amount, value: number, candidate?: keyof Stage['refs']];

const board = { select: 'objects', in: ['board'] } as const;
const nothing = { select: 'objects', in: ['exile'] } as const;
const fact = (of: string, name: string): Amount => ({ amount: 'fact', of, fact: name });
const stat = (name: string): Amount => ({ amount: 'stat', of: 'candidate', stat: name });

const CASES: Readonly<Record<keyof typeof AMOUNTS, readonly Counted[]>> = {
  bound: [
    ['between both', { amount: 'bound', of: 3, min: 1, max: 5 }, 3],
    ['no less', { amount: 'bound', of: -3, min: 1, max: 5 }, 1],
    ['no more', { amount: 'bound', of: 9, min: 1, max: 5 }, 5],
    ['without bounds', { amount: 'bound', of: -9 }, -9],
    ['where the least is more than the most, the least', { amount: 'bound', of: 3, min: 5, max: 1 }, 5],
    ['bounds that are worked out', { amount: 'bound', of: 9, max: fact('opponents', 'energy') }, 2],
  ],
  count: [
    ['how many there are', { amount: 'count', of: board }, 4],
    ['none', { amount: 'count', of: nothing }, 0],
    ['what is gone counts where it is named', { amount: 'count', of: 'them' }, 2],
  ],
  event: [['without an event none', { amount: 'event' }, 0]],
  fact: [
    ['of a player', fact('opponents', 'energy'), 2],
    ['at its initial value', fact('you', 'health'), 20],
    ['of an object', fact('self', 'damage'), 1],
    ['added up, of what is gone as it was', fact('them', 'damage'), 3],
    ['of nothing none', { amount: 'fact', of: nothing, fact: 'damage' }, 0],
    ['words bear none', { amount: 'fact', of: 'said', fact: 'damage' }, 0],
    ['of the candidate', { amount: 'fact', of: 'candidate', fact: 'damage' }, 2, 'imp'],
  ],
  happened: [
    ['how often this turn', { amount: 'happened', event: { on: 'died', subject: { tag: 'demon' } } }, 1],
    ['not to that', { amount: 'happened', event: { on: 'died', subject: { tag: 'beast' } } }, 0],
    ['once for each event', { amount: 'happened', event: { on: 'damaged', subject: {} } }, 2],
    ['not last turn', { amount: 'happened', event: { on: 'died', subject: {} }, in: 'last-turn' }, 0],
  ],
  keyword: [
    ['its value', { amount: 'keyword', of: 'self', keyword: 'guard' }, 1],
    ['added up, of what is gone as it was', { amount: 'keyword', of: 'them', keyword: 'guard' }, 3],
    ['without it none', { amount: 'keyword', of: board, keyword: 'swift' }, 0],
    ['of a player none', { amount: 'keyword', of: 'you', keyword: 'guard' }, 0],
  ],
  kinds: [
    ['different names', { amount: 'kinds', of: { ...board, where: { type: 'relic' } }, by: 'name' }, 2],
    ['different types', { amount: 'kinds', of: board, by: 'type' }, 2],
    ['tags, of what is gone as it was', { amount: 'kinds', of: 'them', by: 'tag' }, 2],
    ['one keyword, whatever its value', { amount: 'kinds', of: 'them', by: 'keyword' }, 1],
    ['cards of the book', { amount: 'kinds', of: { select: 'cards', where: { type: 'relic' } }, by: 'name' }, 3],
    ['of nothing none', { amount: 'kinds', of: nothing, by: 'type' }, 0],
    ['players have none', { amount: 'kinds', of: 'everyone', by: 'name' }, 0],
  ],
  most: [
    ['the highest', { amount: 'most', of: board, by: stat('health') }, 5],
    ['the lowest', { amount: 'most', of: board, by: stat('health'), least: true }, 0],
    ['of what is gone as it was', { amount: 'most', of: 'them', by: stat('attack') }, 2],
    ['below zero where all are', { amount: 'most', of: board, by: { amount: 'times', of: 2, by: -1 } }, -2],
    ['of players', { amount: 'most', of: 'everyone', by: fact('candidate', 'energy') }, 2],
    ['of nothing 0', { amount: 'most', of: nothing, by: 7 }, 0],
    ['of nothing no lowest either', { amount: 'most', of: nothing, by: 7, least: true }, 0],
  ],
  result: [
    ['what a node came to', { amount: 'result', of: 'five' }, 5],
    ['what the last one came to', { amount: 'result', of: 'it' }, 7],
    ['what never was', { amount: 'result', of: 'nothing' }, 0],
  ],
  share: [
    ['of the one looked at', { amount: 'share', of: 'parts' }, 3, 'p1'],
    ['of another', { amount: 'share', of: 'parts' }, 2, 'rat'],
    ['of one who got none', { amount: 'share', of: 'parts' }, 0, 'p0'],
    ['of nobody', { amount: 'share', of: 'parts' }, 0],
    ['of what was not divided', { amount: 'share', of: 'it' }, 0, 'rat'],
    ['of what never was', { amount: 'share', of: 'nothing' }, 0, 'rat'],
  ],
  stat: [
    ['of one', { amount: 'stat', of: 'self', stat: 'health' }, 5],
    ['added up, of what is gone as it was', { amount: 'stat', of: 'them', stat: 'attack' }, 3],
    ['without such a number none', { amount: 'stat', of: board, stat: 'armour' }, 0],
    ['of a player none', { amount: 'stat', of: 'you', stat: 'attack' }, 0],
    ['of a card of the book', { amount: 'stat', of: 'candidate', stat: 'attack' }, 1, 'bat'],
  ],
  sum: [
    ['all together', { amount: 'sum', of: [1, fact('opponents', 'energy'), -5] }, -2],
    ['of none', { amount: 'sum', of: [] }, 0],
  ],
  times: [
    ['multiplied', { amount: 'times', of: 3, by: 2 }, 6],
    ['divided, towards zero', { amount: 'times', of: 7, over: 2 }, 3],
    ['divided, towards zero from below', { amount: 'times', of: -7, over: 2 }, -3],
    ['first multiplied, then divided', { amount: 'times', of: 3, by: 3, over: 2 }, 4],
    ['by zero nothing is divided', { amount: 'times', of: 7, over: 0 }, 7],
    ['no zero from below', { amount: 'times', of: 0, by: -1 }, 0],
    ['as it is', { amount: 'times', of: 7 }, 7],
  ],
};

const ON = stage();

test('every amount is looked at', () => {
  expect(Object.keys(CASES).toSorted()).toEqual(Object.keys(AMOUNTS).toSorted());
});

describe.each(Object.entries(CASES))('%s', (_, cases) => {
  for (const [what, amount, value, candidate] of cases)
    test(what, () => {
      const env = withCandidate(stageEnv(ON), candidate && ON.refs[candidate]);
      expect(count(env, amount)).toBe(value);
    });
});

test('a number is itself', () => {
  expect(count(stageEnv(ON), -4)).toBe(-4);
});

test('how much an event came to', () => {
  const of = (type: string) => {
    const event = ON.lab.events.find((e) => e.type === type);
    if (!event) throw new Error(`There is no ${type}.`);
    return count(ON.lab.env(0, null, { event }), { amount: 'event' });
  };
  expect([of('damaged'), of('counted'), of('moved'), of('began')]).toEqual([1, 2, 1, 1]);
});

test('what happened last turn is counted apart, and what is gone is still known', () => {
  const then = stage();
  then.lab.act('pass');
  const died = { on: 'died', subject: { tag: 'demon' } } as const;
  const now = (when: 'turn' | 'last-turn') => count(then.lab.env(0), { amount: 'happened', event: died, in: when });
  expect([now('turn'), now('last-turn')]).toEqual([0, 1]);
  then.lab.act('pass');
  expect([now('turn'), now('last-turn')]).toEqual([0, 0]);
});
