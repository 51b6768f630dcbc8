import { describe, expect, test } from 'vitest';
import type { Condition, Effect } from '../../effects/language.ts';
import { Lab, relic, spell, unit } from '../support/lab.ts';

const log = (name: string): Effect => ({ op: 'signal', name });
const board = { select: 'objects', in: ['board'] } as const;

describe('what follows a choice', () => {
  test('runs once, and only after the answer', () => {
    const lab = new Lab({
      cards: [spell('ask', [{ op: 'choose', from: board, max: 1 }, log('after')]), unit('a'), unit('b')],
      players: [{ hand: ['ask'], board: ['a', 'b'] }, {}],
    });
    lab.act('play ask');
    expect(lab.told('signalled')).toEqual([]);
    lab.pick('b');
    expect(lab.told('signalled', 'finished')).toEqual(['signal after', 'resolved ask']);
  });

  test('chains of choices: the second does not overwrite the first', () => {
    const lab = new Lab({
      cards: [
        spell('chain', [
          { op: 'choose', from: board, max: 1, as: 'one' },
          { op: 'choose', from: { select: 'among', of: board, except: 'one' }, max: 1, as: 'two' },
          { op: 'damage', to: 'one', amount: 1 },
          { op: 'damage', to: 'two', amount: 2 },
        ]),
        unit('a', 1, 9),
        unit('b', 1, 9),
        unit('c', 1, 9),
      ],
      players: [{ hand: ['chain'], board: ['a', 'b', 'c'] }, {}],
    });
    lab.act('play chain').pick('b');
    expect(lab.offered).toEqual(['a', 'c']);
    lab.pick('c');
    expect(lab.told('damaged')).toEqual(['damaged b 1', 'damaged c 2']);
  });

  test('triggers that arrive while an effect asks wait until it is done', () => {
    const lab = new Lab({
      cards: [
        spell('ask', [log('go'), { op: 'choose', from: board, min: 0, max: 1 }, log('after')]),
        relic('echo', { abilities: [{ on: { on: 'signalled', name: 'go' }, do: [log('echo')] }] }),
      ],
      players: [{ hand: ['ask'], board: ['echo'] }, {}],
    });
    lab.act('play ask');
    expect(lab.state.waiting.length).toBe(1);
    lab.pick();
    expect(lab.told('signalled')).toEqual(['signal go', 'signal after', 'signal echo']);
  });

  test('the conditions of a trigger may speak of what set it off', () => {
    const big: Condition = { test: 'fits', of: 'it', where: { stats: { attack: { min: 2 } } } };
    const lab = new Lab({
      cards: [
        relic('a', { abilities: [{ on: { on: 'entered', subject: {} }, if: big, do: [log('if')] }] }),
        relic('b', { abilities: [{ on: { on: 'entered', subject: {} }, while: big, do: [log('while')] }] }),
        unit('small', 1),
        unit('large', 2),
      ],
      players: [{ hand: ['small', 'large'], board: ['a', 'b'] }, {}],
    });
    lab.act('play small').act('play large');
    expect(lab.told('signalled')).toEqual(['signal if', 'signal while']);
  });

  test('a declined choice publishes an empty result: "those" are not the ones from before', () => {
    const lab = new Lab({
      cards: [
        spell('two', [
          { op: 'choose', from: board, min: 0, max: 1 },
          { op: 'choose', from: board, min: 0, max: 1 },
          { op: 'damage', to: 'them', amount: 1 },
        ]),
        unit('a', 1, 9),
      ],
      players: [{ hand: ['two'], board: ['a'] }, {}],
    });
    lab.act('play two').pick('a').pick();
    expect(lab.told('damaged')).toEqual([]);
    expect(lab.notes.at(-1)).toMatchObject({ what: 'damage', reason: { code: 'no-candidate' } });
  });

  test('a step that comes to zero leaves no number of the step before', () => {
    const lab = new Lab({
      cards: [
        spell('sum', [
          { op: 'heal', to: 'you', amount: 3 },
          { op: 'add', to: board, fact: 'plus', by: 0 },
          { op: 'draw', count: { amount: 'result', of: 'it' } },
        ]),
        unit('a'),
      ],
      players: [{ hand: ['sum'], board: ['a'], deck: ['a', 'a', 'a', 'a'] }, {}],
      rules: {
        facts: {
          player: { health: { initial: 10, max: 20 }, mana: { initial: 10 } },
          object: { damage: {}, plus: {} },
        },
      },
    });
    lab.act('play sum');
    expect(lab.told('healed')).toEqual(['healed p0 3']);
    expect(lab.zone(0, 'hand')).toEqual([]);
  });
});

describe('several players are asked', () => {
  const cards = [
    spell('each', [{ op: 'discard', who: 'everyone' }, log('after')]),
    spell('secretly', [
      { op: 'choose', by: 'everyone', from: { select: 'words', of: ['x', 'y'] }, secret: true },
      log('after'),
    ]),
    unit('a'),
    unit('b'),
  ];

  test('in turn: the next one waits, and all leave together once all have chosen', () => {
    const lab = new Lab({ cards, players: [{ hand: ['each', 'a', 'b'] }, { hand: ['a', 'b'] }] });
    lab.act('play each');
    expect(lab.tried([0], 1)).toMatchObject({ code: 'not-your-turn' });
    lab.give([1], 0);
    expect(lab.zone(0, 'discard')).toEqual([]);
    lab.give([0], 1);
    expect(lab.events.filter((e) => e.type === 'moved' && e.how === 'discard').map((e) => e.batch)).toHaveLength(2);
    expect(new Set(lab.events.filter((e) => e.type === 'moved' && e.how === 'discard').map((e) => e.batch)).size).toBe(
      1,
    );
    expect(lab.told('signalled')).toEqual(['signal after']);
  });

  test('in secret: any order, and no answer shows before all are in', () => {
    const lab = new Lab({ cards, players: [{ hand: ['secretly'] }, {}] });
    lab.act('play secretly');
    lab.give([1], 1);
    expect(lab.state.choices).toHaveLength(1);
    lab.give([0], 0);
    expect(lab.told('signalled')).toEqual(['signal after']);
  });
});

describe('a replacement that asks', () => {
  const rules = { questions: { replacementOrder: 'affected' as const } };
  const tax = spell('tax', [{ op: 'damage', to: 'you', amount: 1 }, log('next')]);
  const less = relic('less', {
    abilities: [{ instead: { replace: 'change', of: { on: 'damaged', subject: { controller: 'you' } }, plus: -1 } }],
  });
  const swap = relic('swap', {
    abilities: [
      {
        instead: { replace: 'instead', of: { on: 'damaged', subject: { controller: 'you' } }, do: [{ op: 'discard' }] },
      },
    ],
  });

  test('asks before the event, and what it does instead runs before the next node', () => {
    const lab = new Lab({
      rules,
      cards: [tax, less, swap, unit('a'), unit('b')],
      players: [{ hand: ['tax', 'a', 'b'], board: ['less', 'swap'] }, {}],
    });
    lab.act('play tax');
    expect([lab.choice.purpose, lab.offered]).toEqual(['replacement-order', ['less', 'swap']]);
    lab.pick('swap');
    expect([lab.choice.purpose, lab.offered]).toEqual(['discard', ['a', 'b']]);
    expect(lab.told('signalled')).toEqual([]);
    lab.pick('b');
    expect(lab.fact(0, 'health')).toBe(20);
    expect(lab.told('moved', 'damaged', 'signalled')).toEqual(['play tax', 'discard b', 'signal next', 'resolve tax']);
  });

  test('two amounts meet: the affected player says which comes first', () => {
    const cards = [
      spell('zap', [{ op: 'damage', to: 'opponents', amount: 3 }]),
      relic('double', {
        abilities: [{ instead: { replace: 'change', of: { on: 'damaged', subject: {} }, times: 2 } }],
      }),
      spell('guardian', [
        {
          op: 'modify',
          what: 'opponents',
          uses: 2,
          until: { until: 'match' },
          patches: [{ patch: 'grant', ability: { instead: { replace: 'prevent', of: { on: 'damaged' } } } }],
        },
      ]),
    ];
    const played = () => {
      const lab = new Lab({ rules, cards, players: [{ hand: ['guardian', 'zap'], board: ['double'] }, {}] });
      return lab.act('play guardian').act('play zap');
    };
    const [first, second] = [played(), played()];
    expect(first.request.player).toBe(1);
    expect(first.offered).toEqual(['double', 'p1']);
    first.pick('p1');
    second.pick('double');
    expect([first.fact(1, 'health'), second.fact(1, 'health')]).toEqual([18, 16]);
    expect([first.state.modifiers, second.state.modifiers]).toEqual([[], []]);
  });

  test('a choice at every member of a batch: all are settled before any of it happens', () => {
    const cards = [
      spell('doom', [{ op: 'destroy', what: board }, log('done')]),
      ...['a', 'b', 'c'].map((id) =>
        unit(id, 1, 1, {
          abilities: [{ optional: true, instead: { replace: 'redirect', of: { on: 'died' }, zone: 'exile' } }],
        }),
      ),
    ];
    for (const exiled of [[], ['a'], ['b'], ['c'], ['a', 'c'], ['a', 'b', 'c']]) {
      const lab = new Lab({ cards, players: [{ hand: ['doom'], board: ['a', 'b', 'c'] }, {}] });
      lab.act('play doom');
      for (const id of ['a', 'b', 'c']) {
        expect(lab.offered).toEqual([id]);
        expect(lab.zone(0, 'board')).toEqual(['a', 'b', 'c']);
        lab.pick(...(exiled.includes(id) ? [id] : []));
      }
      expect(lab.zone(0, 'exile')).toEqual(exiled);
      expect(lab.told('signalled')).toEqual(['signal done']);
      expect(
        new Set(lab.events.filter((e) => e.type === 'moved' && e.how === 'destroy').map((e) => e.batch)).size,
      ).toBe(1);
    }
  });
});

describe('settle', () => {
  test('all that its body sets off happens before the next node; observers of before wait', () => {
    const lab = new Lab({
      cards: [
        spell('storm', [log('early'), { op: 'settle', do: [log('inner')] }, log('late')]),
        relic('x', {
          abilities: [
            { on: { on: 'signalled', name: 'inner' }, do: [log('x1'), log('x2')] },
            { on: { on: 'signalled', name: 'x1' }, do: [log('deep')] },
            { on: { on: 'signalled', name: 'early' }, do: [log('outer')] },
          ],
        }),
      ],
      players: [{ hand: ['storm'], board: ['x'] }, {}],
    });
    lab.act('play storm');
    expect(lab.told('signalled')).toEqual(
      ['early', 'inner', 'x1', 'x2', 'deep', 'late', 'outer'].map((n) => `signal ${n}`),
    );
    expect(lab.state.scopes).toEqual([]);
  });
});

describe('delayed and reflexive', () => {
  test('a delayed trigger is bound when it is laid down and does not follow what left the place it was put', () => {
    const cards = [
      spell(
        'blink',
        [
          { op: 'move', what: 'target', to: 'exile', how: 'exile', as: 'gone' },
          {
            op: 'later',
            on: { on: 'began', step: 'end', whose: 'all' },
            do: [{ op: 'move', what: 'gone', to: 'board', how: 'return' }],
          },
        ],
        { targets: [{ as: 'target', from: board }] },
      ),
      spell('fetch', [{ op: 'move', what: { select: 'objects', in: ['exile'] }, to: 'discard', how: 'move' }]),
      unit('a'),
      unit('b'),
    ];
    const stays = new Lab({ cards, players: [{ hand: ['blink', 'fetch'], board: ['a', 'b'] }, {}] });
    stays.act('play blink').pick('a').act('pass');
    expect(stays.zone(0, 'board')).toEqual(['b', 'a']);
    const leaves = new Lab({ cards, players: [{ hand: ['blink', 'fetch'], board: ['a', 'b'] }, {}] });
    leaves.act('play blink').pick('a').act('play fetch').act('pass');
    expect(leaves.zone(0, 'board')).toEqual(['b']);
    expect(leaves.zone(0, 'discard')).toContain('a');
    expect(leaves.state.delayed).toEqual([]);
  });

  test('a reflexive trigger waits with the others', () => {
    const lab = new Lab({
      cards: [spell('spark', [{ op: 'then', do: [log('reflex')] }, log('after')])],
      players: [{ hand: ['spark'] }, {}],
    });
    lab.act('play spark');
    expect(lab.told('signalled')).toEqual(['signal reflexive', 'signal after', 'signal reflex']);
  });
});
