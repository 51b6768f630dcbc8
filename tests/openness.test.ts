import { describe, expect, test } from 'vitest';
import type { Condition, Effect } from '../effects/language.ts';
import { Lab, type LabPlayer, type LabSetup, relic, spell, unit } from './support/lab.ts';

const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;
const units = { ...hand, where: { type: 'unit' } } as const;
const board = { select: 'objects', in: ['board'] } as const;
const unitsHeld = { amount: 'count', of: units } as const;
const holdsUnit: Condition = { test: 'exists', of: units };
const done: Effect = { op: 'signal', name: 'done' };

/** What the spell `s` asks, with its player and the other players' cards as given; `null` if it went through. */
function asked(nodes: readonly Effect[], mine: LabPlayer, theirs: LabPlayer = {}, more: Partial<LabSetup> = {}) {
  const setup: LabSetup = {
    cards: [
      unit('u', 1, 9),
      relic('r'),
      unit('v', 3, 9),
      spell('s', [...nodes, done]),
      spell('dear', [], {}, 99),
      spell('free', []),
    ],
    players: [{ ...mine, hand: ['s', ...(mine.hand ?? [])] }, theirs],
    ...more,
  };
  const lab = new Lab(setup).act('play s');
  const asked = lab.told('signalled').length === 0 ? lab.choice.purpose : null;
  // Whatever it is, it can be answered.
  for (let k = 0; k < 5 && lab.told('signalled').length === 0; k++) lab.give(lab.listed()[0]);
  expect(lab.told('signalled')).toEqual(['signal done']);
  return asked;
}

describe('hidden cards decide: there is a pause whatever they are', () => {
  const HANDS = [[], ['u'], ['r'], ['u', 'u'], ['u', 'r'], ['r', 'r', 'dear']];
  const remembered: Effect = { op: 'remember', what: units, as: 'mine' };
  const CASES: Readonly<Record<string, readonly Effect[]>> = {
    'which modes there are': [
      {
        op: 'mode',
        modes: [
          { name: 'm', if: holdsUnit, do: [] },
          { name: 'n', do: [] },
        ],
      },
    ],
    'whether there are any modes': [{ op: 'mode', modes: [{ name: 'm', if: holdsUnit, do: [] }] }],
    'the most of a number': [{ op: 'chooseNumber', max: unitsHeld }],
    'a sum in it': [{ op: 'chooseNumber', max: { amount: 'sum', of: [unitsHeld, 0] } }],
    'a condition in a filter': [{ op: 'choose', from: { ...board, where: { if: holdsUnit } } }],
    'which has the most': [
      { op: 'choose', from: { select: 'most', of: hand, by: { amount: 'stat', of: 'candidate', stat: 'attack' } } },
    ],
    'how many are chosen': [{ op: 'choose', from: board, max: unitsHeld }],
    'a named result': [remembered, { op: 'choose', from: 'mine' }],
    'a named number': [
      { op: 'remember', amount: unitsHeld, as: 'n' },
      { op: 'chooseNumber', max: { amount: 'result', of: 'n' } },
    ],
    'a result of what was not done': [
      { op: 'if', cond: holdsUnit, do: [{ op: 'remember', what: hand }], as: 'got' },
      { op: 'choose', from: { select: 'among', of: 'got', where: { type: 'unit' } } },
    ],
    'among whom it is divided': [{ op: 'divide', amount: 1, among: units }],
    'what is assigned': [{ op: 'assign', items: units, to: 'opponents', min: 1 }],
    'what a hidden card has noted': [{ op: 'choose', from: { select: 'noted', under: 'prey', of: hand } }],
    'what is discarded': [{ op: 'discard', where: { type: 'unit' } }],
  };
  test.each(Object.keys(CASES))('%s', (name) => {
    const nodes = CASES[name] ?? [];
    const pauses = HANDS.map((cards) => asked(nodes, { hand: cards, board: ['u'] }) !== null);
    expect(pauses).toEqual(HANDS.map((cards) => cards.length > 0 || pauses[0]));
  });

  test('a hand that holds nothing playable: the window of an effect is asked all the same', () => {
    const nodes: readonly Effect[] = [{ op: 'act', actions: ['play'] }];
    expect(asked(nodes, { hand: ['dear'] })).toBe('act');
    expect(asked(nodes, { hand: ['free'] })).toBe('act');
    expect(asked(nodes, { hand: [] })).toBeNull();
  });

  test('a window of a step as well', () => {
    const phases = [
      { step: 'main', window: { who: 'active', actions: ['play'] }, next: [{ to: 'main', turn: 'next' as const }] },
    ];
    const lab = new Lab({
      rules: { phases },
      cards: [spell('dear', [], {}, 99)],
      players: [{ hand: ['dear'] }, { hand: ['dear'] }],
    });
    expect(lab.request).toMatchObject({ player: 0, shape: 'select', candidates: [] });
    lab.give([]);
    expect(lab.request).toMatchObject({ player: 1, shape: 'select', candidates: [] });
  });

  test('which triggers wait, where cards in a hand hear something', () => {
    const nodes: readonly Effect[] = [
      { op: 'add', to: 'you', fact: 'energy', by: 1 },
      { op: 'choose', from: { select: 'frames' } },
    ];
    const ear = (zones: readonly string[]) =>
      unit('ear', 1, 9, {
        abilities: [
          { zones, on: { on: 'counted', fact: 'energy', subject: {} }, do: [{ op: 'heal', to: 'you', amount: 1 }] },
        ],
      });
    const cards = [unit('u', 1, 9), spell('s', [...nodes, done])];
    const pauses = (zone: string, held: string) =>
      asked(nodes, { hand: [held] }, {}, { cards: [...cards, ear([zone])] });
    expect([pauses('hand', 'ear'), pauses('hand', 'u')]).toEqual(['choose', 'choose']);
    expect([pauses('board', 'ear'), pauses('board', 'u')]).toEqual([null, null]);
  });

  test('a face-down card on the board', () => {
    const down: Effect = { op: 'turnOver', what: board, faceDown: true };
    const facesOf = (theirs: string[]) =>
      asked([down, { op: 'choose', from: { ...board, where: { type: 'unit' } } }], {}, { board: theirs });
    expect([facesOf(['u']), facesOf(['r']), facesOf(['u', 'r'])]).toEqual(['choose', 'choose', 'choose']);
  });

  test('a hidden fact', () => {
    const rules = {
      facts: {
        player: { health: { initial: 20 }, mana: { initial: 10, min: 0 }, secret: { initial: 0, hidden: true } },
        object: { damage: { min: 0 }, plus: {} },
      },
    };
    const nodes: readonly Effect[] = [{ op: 'chooseNumber', max: { amount: 'fact', of: 'you', fact: 'secret' } }];
    expect(asked(nodes, {}, {}, { rules })).toBe('number');
  });
});

describe('everyone sees it: the engine answers what is forced', () => {
  const CASES: Readonly<Record<string, readonly Effect[]>> = {
    'a condition on the board': [
      {
        op: 'mode',
        modes: [
          { name: 'm', if: { test: 'exists', of: { ...board, where: { type: 'relic' } } }, do: [] },
          { name: 'n', do: [] },
        ],
      },
    ],
    'how many cards a hand holds': [
      {
        op: 'mode',
        modes: [
          { name: 'm', if: { test: 'exists', of: hand, min: 9 }, do: [] },
          { name: 'n', do: [] },
        ],
      },
    ],
    'a number from the board': [
      { op: 'chooseNumber', max: { amount: 'count', of: { ...board, where: { type: 'relic' } } } },
    ],
    'the most of what lies open': [
      { op: 'choose', from: { select: 'most', of: board, by: { amount: 'stat', of: 'candidate', stat: 'attack' } } },
    ],
    'a result of the board': [
      { op: 'remember', what: { ...board, where: { type: 'unit', stats: { attack: { min: 3 } } } }, as: 'x' },
      { op: 'choose', from: 'x' },
    ],
    'a card that was drawn: there is one': [{ op: 'draw' }, { op: 'choose', from: 'it' }],
    'among open ones with a filter': [{ op: 'choose', from: { select: 'among', of: board, where: { name: 'v' } } }],
  };
  test.each(Object.keys(CASES))('%s', (name) => {
    expect(asked(CASES[name] ?? [], { hand: ['u', 'r'], board: ['u'], deck: ['u', 'r'] }, { board: ['v'] })).toBeNull();
  });
});
