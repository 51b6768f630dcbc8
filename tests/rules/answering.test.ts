import { describe, expect, test } from 'vitest';
import type { Cost, Effect } from '../../effects/language.ts';
import { readInput } from '../../effects/rules/input.ts';
import { answer } from '../../search/index.ts';
import { Lab, spell, unit } from '../support/lab.ts';

const board = { select: 'objects', in: ['board'] } as const;
const pool: Cost = { cost: 'pool', parts: [{ amount: 2, from: ['mana', 'energy'] }] };

/** For each shape a spell that asks it. */
const ASKING: Readonly<Record<string, Effect>> = {
  select: { op: 'choose', from: board, min: 1, max: 2 },
  arrange: { op: 'scry', count: 3 },
  distribute: { op: 'divide', amount: 3, among: board },
  number: { op: 'chooseNumber', max: 5 },
  assign: { op: 'assign', items: board, to: 'everyone', min: 1 },
  pay: { op: 'pay', costs: [pool] },
  act: { op: 'act', actions: ['play', 'pass'] },
};

const proxy = new Proxy([], {
  get: () => {
    throw new Error('touched');
  },
});
const getter = Object.defineProperty([0], 0, {
  get: () => {
    throw new Error('read');
  },
  enumerable: true,
});
const deep: unknown[] = [];
deep.push(deep);

/** No answer to anything. */
const WRONG: readonly (readonly [string, unknown])[] = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['a word', 'yes'],
  ['a negative number', -1],
  ['a fraction', 0.5],
  ['NaN', Number.NaN],
  ['infinity', Number.POSITIVE_INFINITY],
  ['minus zero', -0],
  ['a large number', 2 ** 53],
  ['an object', { length: 1, 0: 0 }],
  ['a function', () => 0],
  ['a symbol', Symbol('x')],
  ['a big integer', 1n],
  ['a date', new Date(0)],
  ['a map', new Map()],
  ['positions out of range', [99]],
  ['positions twice', [0, 0, 0]],
  ['a huge list', new Array(1e6).fill(0)],
  ['a sparse list', new Array(5)],
  ['a list in itself', deep],
  ['words in a list', ['0']],
  ['lists of positions out of range', [[99], [99]]],
  ['a proxy that throws', proxy],
  ['a getter that throws', getter],
  ['an object with a prototype key', JSON.parse('{"__proto__": {"x": 1}}')],
];

function asked(shape: string): Lab {
  const node = ASKING[shape] as Effect;
  const lab = new Lab({
    cards: [spell('ask', [node, { op: 'signal', name: 'after' }]), unit('a', 1, 9), unit('b', 1, 9)],
    rules: {
      facts: {
        player: { health: { initial: 20 }, mana: { initial: 10, min: 0 }, energy: { initial: 3, min: 0 } },
        object: { damage: { min: 0 }, plus: {} },
      },
    },
    players: [{ hand: ['ask', 'a'], board: ['a', 'b'], deck: ['a', 'b', 'a', 'b'] }, {}],
  });
  lab.act('play ask');
  expect(lab.request.shape).toBe(shape);
  return lab;
}

describe.each(Object.keys(ASKING))('%s, asked by a card that was played', (shape) => {
  test('every listed answer is accepted, and what follows runs once', () => {
    const lab = asked(shape);
    const listed = lab.listed();
    expect(listed.length).toBeGreaterThan(1);
    for (const value of listed) {
      const taken = answer(lab.match, { type: 'answer', player: 0, choice: lab.choice.id, value });
      expect(taken.ok).toBe(true);
    }
  });

  test.each(WRONG)('%s is refused and changes nothing, by reference', (_, value) => {
    const lab = asked(shape);
    const { state } = lab;
    const before = JSON.stringify(state);
    const refused = lab.tried(value, 0);
    expect(refused).toMatchObject({ ok: false, code: 'illegal' });
    expect(refused?.message).not.toBe('');
    expect(lab.state).toBe(state);
    expect(JSON.stringify(lab.state)).toBe(before);
  });

  test('the wrong player, a stale choice, and anyone after the end are refused', () => {
    const lab = asked(shape);
    const [value] = lab.listed();
    expect(lab.tried(value, 1)).toMatchObject({ code: 'not-asked' });
    for (const player of [2, -1, 0.5, Number.NaN])
      expect(lab.tried(value, player)).toMatchObject({ code: 'unknown-player' });
    const input = { type: 'answer', player: 0, choice: lab.choice.id, value } as const;
    lab.give(value);
    expect(answer(lab.match, input)).toMatchObject({ code: 'stale' });
    lab.leave(1);
    expect(answer(lab.match, input)).toMatchObject({ code: 'over' });
    expect(answer(lab.match, { type: 'leave', player: 0 })).toMatchObject({ code: 'over' });
  });
});

describe('inputs from outside', () => {
  test.each(WRONG)('%s is no input', (_, value) => expect(readInput(value)).toBeNull());

  test('what is more in it is left out', () => {
    const read = readInput({ type: 'answer', player: 0, choice: '1', value: 3, more: { x: 1 } });
    expect(read).toEqual({ type: 'answer', player: 0, choice: '1', value: 3 });
  });

  test('unknown types and authors are refused', () => {
    expect(readInput({ type: 'win', player: 0 })).toBeNull();
    expect(readInput({ type: 'answer', player: 0, choice: '1', value: 0, by: 'me' })).toBeNull();
    expect(readInput({ type: 'leave', player: '0' })).toBeNull();
  });
});
