import { describe, expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { Lab, relic, spell, unit } from '../support/lab.ts';

const log = (name: string): Effect => ({ op: 'signal', name });

describe('loops by rule', () => {
  const hears = (id: string, name: string, nodes: Effect[]) =>
    relic(id, { abilities: [{ on: { on: 'signalled', name }, do: nodes }] });

  test('a state that comes back is a forced loop: a draw that names the cards in it', () => {
    const lab = new Lab({
      cards: [spell('start', [log('ping')]), hears('a', 'ping', [log('pong')]), hears('b', 'pong', [log('ping')])],
      players: [{ hand: ['start'], board: ['a', 'b'] }, {}],
    });
    lab.act('play start');
    expect(lab.state.result?.winners).toEqual([]);
    expect(lab.state.result?.reason).toMatch(/^loop: (a|b)/);
  });

  test('a loop in which nothing happens at all is one as well', () => {
    const always = { test: 'exists', of: 'self' } as const;
    const lab = new Lab({
      cards: [spell('spin', [{ op: 'while', cond: always, do: [{ op: 'damage', to: 'opponents', amount: 0 }] }])],
      players: [{ hand: ['spin'] }, {}],
    });
    lab.act('play spin');
    expect(lab.state.result).toEqual({ winners: [], reason: 'loop: spin' });
  });

  test('a ruleset may say that the active player loses by it', () => {
    const lab = new Lab({
      rules: { questions: { loop: 'active-loses' } },
      cards: [spell('start', [log('ping')]), hears('a', 'ping', [log('pong')]), hears('b', 'pong', [log('ping')])],
      players: [{ hand: ['start'], board: ['a', 'b'] }, {}],
    });
    lab.act('play start');
    expect(lab.state.result?.winners).toEqual([1]);
  });

  test('what only grows ends with the cards that make it grow', () => {
    const lab = new Lab({
      cards: [
        spell('start', [log('ping')]),
        hears('a', 'ping', [{ op: 'create', card: 'u', to: 'board' }, log('ping')]),
        unit('u'),
      ],
      players: [{ hand: ['start'], board: ['a'] }, {}],
    });
    lab.act('play start');
    expect(lab.state.result?.reason).toMatch(/^endless: /);
  });

  test('triggers that each copy all others end, however few steps that takes', () => {
    const lab = new Lab({
      cards: [spell('start', [log('ping')]), hears('a', 'ping', [{ op: 'copy', what: { select: 'frames' } }])],
      players: [{ hand: ['start'], board: ['a', 'a', 'a'] }, {}],
    });
    lab.act('play start');
    expect(lab.state.result?.reason).toBe('endless: a');
  });

  test('on a stack, too, where everyone passes', () => {
    const lab = new Lab({
      policy: 'priority',
      cards: [spell('start', [log('ping')]), hears('a', 'ping', [{ op: 'copy', what: { select: 'frames' } }])],
      players: [{ hand: ['start'], board: ['a', 'a', 'a'] }],
    });
    lab.act('play start');
    for (let passes = 0; passes < 100 && !lab.state.result; passes++)
      if (lab.request.shape === 'act') lab.act('pass');
      else lab.pick(...lab.offered.slice(0, 1));
    expect(lab.state.result?.reason).toBe('endless: a');
  });

  test('a loop that makes progress goes on to its end', () => {
    const lab = new Lab({
      cards: [
        spell('start', [log('ping')]),
        hears('a', 'ping', [{ op: 'damage', to: 'opponents', amount: 1 }, log('ping')]),
      ],
      players: [{ hand: ['start'], board: ['a'] }, {}],
      rules: {
        facts: { player: { health: { initial: 2000 }, mana: { initial: 10 } }, object: { damage: {}, plus: {} } },
      },
    });
    lab.act('play start');
    expect(lab.state.result).toEqual({ winners: [0], reason: 'last' });
  });

  test('many honest triggers are no loop: a thousand on one event', () => {
    const lab = new Lab({
      cards: [spell('start', [log('ping')]), hears('a', 'ping', [{ op: 'add', to: 'you', fact: 'noted', by: 1 }])],
      players: [{ hand: ['start'], board: Array.from({ length: 1000 }, () => 'a') }, {}],
    });
    lab.act('play start');
    expect(lab.fact(0, 'noted')).toBe(1000);
    expect(lab.state.result).toBeNull();
  });
});

describe('the end of a match', () => {
  const cards = [
    spell('both', [{ op: 'damage', to: 'everyone', amount: 20 }]),
    spell('you', [{ op: 'damage', to: 'you', amount: 20 }]),
    spell('ask', [
      { op: 'choose', from: { select: 'words', of: ['x', 'y'] } },
      { op: 'damage', to: 'opponents', amount: 20 },
    ]),
    unit('a'),
  ];

  test('all who lose in one sweep lose together', () => {
    const lab = new Lab({ cards, players: [{ hand: ['both'] }, {}] });
    lab.act('play both');
    expect(lab.state.result).toEqual({ winners: [], reason: 'draw' });
  });

  test('alone one has lost, and that is no draw', () => {
    const lab = new Lab({ cards, players: [{ hand: ['you'] }] });
    lab.act('play you');
    expect(lab.state.result).toEqual({ winners: [], reason: 'lost' });
  });

  test('of three the last one wins, and the turns of those who are out are left out', () => {
    const lab = new Lab({ cards, players: [{ hand: ['you'] }, {}, { hand: ['you'] }] });
    lab.act('play you');
    expect(lab.state.result).toBeNull();
    expect(lab.state.turn.active).toBe(1);
    lab.act('pass');
    expect(lab.state.turn.active).toBe(2);
    lab.act('play you');
    expect(lab.state.result).toEqual({ winners: [1], reason: 'last' });
  });

  test('who is out holds no priority: the next player does', () => {
    const lab = new Lab({
      policy: 'priority',
      rules: {
        phases: [
          { step: 'main', window: { who: 'active', actions: ['play', 'pass'] }, next: [{ to: 'main', turn: 'next' }] },
        ],
      },
      cards,
      players: [{ hand: ['you'] }, {}, {}],
    });
    lab.act('play you').act('pass').act('pass').act('pass');
    expect([lab.state.players[0]?.out, lab.request.player]).toEqual(['health', 1]);
    lab.act('pass').act('pass');
    expect(lab.state.turn.active).toBe(1);
  });

  test('who leaves drops his open choice unanswered', () => {
    const lab = new Lab({ cards, players: [{ hand: ['ask'] }, {}] });
    lab.act('play ask');
    lab.leave(1);
    expect(lab.state.result).toEqual({ winners: [0], reason: 'left' });
    expect(lab.state.choices).toEqual([]);
    expect(lab.fact(1, 'health')).toBe(20);
  });

  test('of three one leaves in the middle of his own choice: the others go on', () => {
    const waits = spell('waits', [{ op: 'choose', from: { select: 'words', of: ['x', 'y'] } }, log('after')]);
    const lab = new Lab({ cards: [waits], players: [{ hand: ['waits'] }, {}, {}] });
    lab.act('play waits').leave(0);
    expect(lab.told('signalled')).toEqual([]);
    expect(lab.state.result).toBeNull();
    expect(lab.request.player).toBe(1);
    expect(lab.state.frames).toEqual([]);
  });
});
