import { describe, expect, it } from 'vitest';
import { checkNames } from '../../../cards/tools/names/names.ts';
import { vocabularyOf } from '../../../cards/tools/names/vocabulary.ts';
import { formatProblem } from '../../../cards/tools/problem.ts';
import { validate } from '../../../cards/tools/schema/validate.ts';
import type { Cost, Effect, Filter, Selector } from '../../../effects/language.ts';
import { plain } from './plain-game.ts';

const words = vocabularyOf(plain, ['pup']);

/** Problems of the names in a card that is sound in form, as `path message`. */
function inCard(card: Record<string, unknown>): readonly string[] {
  const whole = { id: 'x', name: 'X', types: ['unit'], ...card };
  expect(validate('card', whole).map(formatProblem)).toEqual([]);
  return checkNames('card', whole, words).map(formatProblem);
}
const inPlay = (nodes: readonly Effect[], more = {}): readonly string[] =>
  inCard({ types: ['spell'], play: { do: nodes, ...more } });
const inTrigger = (nodes: readonly Effect[], more = {}): readonly string[] =>
  inCard({ abilities: [{ on: { on: 'entered' }, do: nodes, ...more }] });

const board = { select: 'objects', in: ['board'] } as const;
const hurt = (to: string): Effect => ({ op: 'damage', to, amount: 1 });
const unknown = (name: string) => expect.stringContaining(`Nothing before this is named "${name}"`);

describe('names of results', () => {
  it('are known after the node that gives them, and not before', () => {
    expect(inPlay([{ op: 'choose', from: board, as: 'one' }, hurt('one')])).toEqual([]);
    expect(inPlay([hurt('one'), { op: 'choose', from: board, as: 'one' }])).toEqual([unknown('one')]);
  });

  it('may be those of an assignment, of which parts are asked for', () => {
    const assign: Effect = { op: 'assign', items: board, to: 'everyone', as: 'sent' };
    const of = (name: string): Effect => ({ op: 'destroy', what: { select: 'assigned', in: name, to: 'you' } });
    expect(inPlay([assign, of('sent')])).toEqual([]);
    expect(inPlay([assign, of('snet')])).toEqual([unknown('snet')]);
  });

  it('are known outside of the control node that they are given in', () => {
    const either = {
      op: 'if',
      cond: { test: 'turn', whose: 'you' },
      do: [{ op: 'choose', from: board, as: 'one' }],
    } as const;
    expect(inPlay([either, hurt('one')])).toEqual([]);
  });

  it('are known in what is laid down for later, which gives none itself', () => {
    const later: Effect = { op: 'then', do: [hurt('one'), { op: 'choose', from: board, as: 'two' }, hurt('two')] };
    expect(inPlay([{ op: 'choose', from: board, as: 'one' }, later])).toEqual([]);
    expect(inPlay([{ op: 'choose', from: board, as: 'one' }, later, hurt('two')])).toEqual([unknown('two')]);
  });

  it('are known in the next round of a loop', () => {
    const nodes: Effect[] = [hurt('last'), { op: 'choose', from: board, as: 'last' }];
    expect(inPlay([{ op: 'repeat', times: 2, do: nodes }])).toEqual([]);
  });

  it('of loops are known in them', () => {
    expect(inPlay([{ op: 'forEach', of: board, do: [hurt('each')] }])).toEqual([]);
    expect(inPlay([{ op: 'forEach', of: board, name: 'foe', do: [hurt('foe')] }])).toEqual([]);
    expect(
      inPlay([{ op: 'repeat', times: 2, do: [{ op: 'heal', to: 'you', amount: { amount: 'result', of: 'round' } }] }]),
    ).toEqual([]);
    expect(inPlay([hurt('each')])).toEqual([unknown('each')]);
  });

  it('of targets, modes and costs are known in what is done', () => {
    const targets = [{ as: 'target', from: board }];
    const aim = { test: 'said', in: 'mode', word: 'a' } as const;
    const node: Effect = { op: 'if', cond: aim, do: [hurt('target'), hurt('fodder')] };
    const costs: Cost[] = [{ cost: 'move', as: 'fodder', from: board, count: 1, to: 'discard', how: 'sacrifice' }];
    expect(inPlay([node], { targets, costs })).toEqual([]);
    expect(inTrigger([node], { targets })).toEqual([unknown('mode'), unknown('fodder')]);
  });

  it('of costs have words that can be asked for, and only a play gives them', () => {
    const costs: Cost[] = [{ cost: 'either', as: 'paid', of: { none: [], more: [] } }];
    const asked = (word: string): Effect => ({ op: 'if', cond: { test: 'said', in: 'paid', word }, do: [] });
    expect(inPlay([asked('more')], { costs })).toEqual([]);
    expect(inPlay([asked('moer')], { costs })).toEqual([expect.stringContaining('"moer" is no answer of "paid".')]);
    expect(inTrigger([{ op: 'pay', costs }])).toEqual([
      expect.stringContaining('Only what a play or the use of an ability costs has names.'),
    ]);
  });

  it('of modes are words that can be asked for', () => {
    const modes = [{ name: 'a', do: [] }];
    const asked = (word: string): Effect => ({ op: 'if', cond: { test: 'said', in: 'mode', word }, do: [] });
    expect(inPlay([asked('a')], { modes })).toEqual([]);
    expect(inPlay([asked('b')], { modes })).toEqual([expect.stringContaining('"b" is no answer of "mode".')]);
  });

  it('of targets are known to later targets, and not to earlier ones', () => {
    const first = { as: 'first', from: board };
    const second = { as: 'second', from: { select: 'among', of: board, except: 'first' } };
    expect(inPlay([], { targets: [first, second] })).toEqual([]);
    expect(inPlay([], { targets: [second, first] })).toEqual([unknown('first')]);
    expect(inPlay([], { targets: [first, first] })).toEqual([
      expect.stringContaining('Something else is named "first"'),
    ]);
  });

  it('of amounts are known to targets, costs and what is done', () => {
    const amounts = [{ as: 'x', max: { amount: 'fact', of: 'you', fact: 'mana' } }];
    const targets = [{ as: 'target', from: board, max: { amount: 'result', of: 'x' } }];
    const costs = [{ cost: 'resource', resource: 'mana', amount: { amount: 'result', of: 'x' } }];
    const node: Effect = { op: 'damage', to: 'target', amount: { amount: 'result', of: 'x' } };
    expect(inPlay([node], { amounts, targets, costs })).toEqual([]);
    expect(inPlay([], { targets })).toEqual([unknown('x')]);
    expect(inPlay([], { amounts, targets: [{ as: 'x', from: board }] })).toEqual([
      expect.stringContaining('Something else is named "x"'),
    ]);
  });

  it('of a mode are its own', () => {
    const modes = [
      { name: 'a', targets: [{ as: 'target', from: board }], do: [hurt('target')] },
      { name: 'b', do: [hurt('target')] },
    ];
    expect(inPlay([], { modes })).toEqual([unknown('target')]);
  });

  it('of targets that the type of a card asks for are known when it is played', () => {
    const play = { do: [{ op: 'remember', what: 'place' }] };
    expect(inCard({ play })).toEqual([]);
    expect(inCard({ types: ['spell'], play })).toEqual([unknown('place')]);
  });

  it('are not known in abilities that are granted, nor in what is looked at anew', () => {
    const choose: Effect = { op: 'choose', from: board, as: 'one' };
    const granted: Effect = {
      op: 'modify',
      what: 'one',
      until: { until: 'turn-end' },
      patches: [{ patch: 'grant', ability: { on: { on: 'died' }, do: [hurt('one')] } }],
    };
    expect(inPlay([choose, granted])).toEqual([unknown('one')]);
    const bigger = { patch: 'addStat', stat: 'attack', by: 1 } as const;
    const anew: Effect = { op: 'modify', what: 'one', anew: true, until: { until: 'turn-end' }, patches: [bigger] };
    expect(inPlay([choose, anew])).toEqual([unknown('one')]);
  });

  it('may not hide what is always there', () => {
    expect(inPlay([{ op: 'draw', as: 'self' }])).toEqual([
      expect.stringContaining('"self" always means something else'),
    ]);
  });

  it('are what amounts can speak of, and fixed references are not', () => {
    expect(inPlay([{ op: 'draw', count: { amount: 'result', of: 'you' } }])).toEqual([unknown('you')]);
  });
});

describe('nodes that happen together', () => {
  it('ask nothing, decide nothing and have no results of their own', () => {
    const wrong = (node: Effect) => inPlay([{ op: 'together', do: [node] }]);
    expect(wrong({ op: 'draw' })).toEqual([expect.stringContaining('decides what comes next')]);
    expect(wrong({ op: 'discard' })).toEqual([expect.stringContaining('asks a player')]);
    expect(wrong({ op: 'heal', to: 'you', amount: 1, as: 'x' })).toEqual([
      expect.stringContaining('no result of its own'),
    ]);
    expect(wrong({ op: 'then', do: [{ op: 'draw' }] })).toEqual([]);
  });
});

describe('what nodes need besides names', () => {
  it('is said where it is missing', () => {
    expect(inPlay([{ op: 'create', to: 'board' }])).toEqual([
      expect.stringContaining('lacks the key "card" or "like"'),
    ]);
    const modes = [{ name: 'a', targets: [{ as: 'target', from: board }], do: [] }];
    expect(inPlay([{ op: 'mode', modes }])).toEqual([expect.stringContaining('this node asks for none')]);
    expect(inPlay([{ op: 'vote', modes }])).toEqual([expect.stringContaining('this node asks for none')]);
    expect(inPlay([{ op: 'transform', what: 'self' }])).toEqual([
      'play.do.0 The op "transform" lacks the key "card" or "like". (expected what it becomes)',
    ]);
    expect(inPlay([{ op: 'remember', amount: 1, under: 'prey' }])).toEqual([
      expect.stringContaining('Nothing is noted without the key "what".'),
    ]);
  });

  it('is that a tie goes to one of the modes', () => {
    const vote = (tie: string): Effect => ({ op: 'vote', modes: [{ name: 'feast', do: [] }], tie });
    expect(inPlay([vote('feast')])).toEqual([]);
    expect(inPlay([vote('feats')])).toEqual([
      'play.do.0.tie None of the modes is named "feats". (did you mean "feast"?)',
    ]);
  });

  it('is that a step can be put in', () => {
    const more: Effect = { op: 'extraStep', step: 'main' };
    const lacks = 'play.do.0.step The step "main" cannot be put in: its row in the phase table lacks "extra: true".';
    expect(inPlay([more])).toEqual([lacks]);
    expect(inPlay([{ op: 'extraStep', step: 'mian' }])).toEqual([expect.stringContaining('did you mean "main"?')]);
    const withExtra = (step: string) =>
      vocabularyOf(
        { ...plain, phases: plain.phases.map((row) => (row.step === step ? { ...row, extra: true } : row)) },
        null,
      );
    const card = { id: 'x', name: 'X', types: ['spell'], play: { do: [more] } };
    expect(checkNames('card', card, withExtra('main'))).toEqual([]);
    expect(checkNames('card', card, withExtra('close')).map(formatProblem)).toEqual([
      `${lacks} (expected one of: close)`,
    ]);
  });
});

describe('names that the ruleset declares', () => {
  const object = { select: 'objects', in: ['board'] } as const;
  it('of facts belong to what bears them', () => {
    const add = (to: Extract<Effect, { op: 'add' }>['to'], fact: string) => inPlay([{ op: 'add', to, fact, by: 1 }]);
    expect(add('you', 'mana')).toEqual([]);
    expect(add({ select: 'union', of: [object, 'you'] }, 'mana')).toEqual([]);
    expect(add(object, 'mana')).toEqual([
      expect.stringContaining('"mana" is a fact of players, and this is about objects'),
    ]);
    expect(add({ ...object, where: { facts: { mana: { min: 1 } } } }, 'ready')).toEqual([
      expect.stringContaining('"mana" is a fact of players'),
    ]);
    const most = { amount: 'most', of: object, by: { amount: 'fact', of: 'candidate', fact: 'damage' } } as const;
    const rich: Filter = { if: { test: 'compare', left: most, is: '>', right: 1 } };
    expect(inPlay([{ op: 'lose', who: { select: 'players', who: 'all', where: rich }, why: 'x' }])).toEqual([]);
    const swap = (one: Selector, other: Selector, fact: string) => inPlay([{ op: 'exchange', one, other, fact }]);
    expect(swap('you', 'opponents', 'mana')).toEqual([]);
    expect(swap(object, 'it', 'damage')).toEqual([]);
    expect(swap('you', 'opponents', 'damage')).toEqual([
      expect.stringContaining('"damage" is a fact of objects, and this is about players'),
    ]);
    expect(swap('you', object, 'mana')).toEqual([
      expect.stringContaining('fact "mana" is no fact of objects, and the other one is of these'),
    ]);
    const poor = { facts: { mana: { max: 0 } } };
    for (const op of ['discard', 'sacrifice'] as const)
      expect(inPlay([{ op, where: poor }])).toEqual([expect.stringContaining('"mana" is a fact of players')]);
    expect(inPlay([{ op: 'dig', count: 2, where: poor }])).toEqual([
      expect.stringContaining('"mana" is a fact of players'),
    ]);
    expect(inPlay([{ op: 'move', what: object, to: 'board', with: { mana: 1 } }])).toEqual([
      expect.stringContaining('no object fact "mana"'),
    ]);
  });

  it('of cells belong to the zone beside them', () => {
    const cells = (zone: string, named: string) =>
      inPlay([{ op: 'remember', what: { select: 'cells', in: zone, named } }]);
    expect(cells('board', 'left')).toEqual([]);
    expect(cells('board', 'lefft')).toEqual([expect.stringContaining('did you mean "left"?')]);
    expect(cells('hand', 'left')).toEqual([expect.stringContaining('no cell "left"')]);
  });

  it('of zones that an op uses by itself must be there', () => {
    const { discard: _, ...zones } = plain.zones;
    const without = vocabularyOf({ ...plain, zones }, null);
    const card = { id: 'x', name: 'X', types: ['unit'], play: { do: [{ op: 'destroy', what: 'self' }] } };
    expect(checkNames('card', card, without)).toMatchObject([{ path: ['play', 'do', 0, 'op'] }]);
  });

  it('are not looked for in what every object has', () => {
    for (const name of ['toString', 'constructor', 'hasOwnProperty'])
      expect(inTrigger([{ op: 'move', what: 'self', to: name }])).toHaveLength(1);
  });

  it('of cards are not checked where not all cards are known', () => {
    const create = { op: 'create', card: 'nobody', to: 'board' };
    const card = { id: 'x', name: 'X', types: ['unit'], play: { do: [create] } };
    expect(checkNames('card', card, words)).toHaveLength(1);
    expect(checkNames('card', card, vocabularyOf(plain, null))).toEqual([]);
  });
});
