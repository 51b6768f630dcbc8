import { describe, expect, it } from 'vitest';
import { DECKS, duel, SETS } from '../../../cards/duel/index.ts';
import { checkRuleset, loadBook } from '../../../cards/tools/load.ts';
import { formatProblem } from '../../../cards/tools/problem.ts';
import type { Cost, Effect, Selector } from '../../../effects/language.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import { RULESETS } from '../../rulesets/index.ts';
import { plain } from './plain-game.ts';
import { setOf } from './text.ts';

const board: Selector = { select: 'objects', in: ['board'] };
const hurt: Effect = { op: 'damage', to: 'target', amount: 1 };
const unit = (more: object) => setOf({ id: 'x', name: 'X', types: ['unit'], stats: { health: 1 }, ...more });
const played = (play: object) => unit({ play });
const node = (effect: object) => played({ do: [effect] });

/** Lines of what stands in the way of loading, and of what does not. */
function linesOf(set: ReturnType<typeof setOf>): { readonly errors: string[]; readonly warnings: string[] } {
  const loaded = loadBook(plain, [set]);
  if (loaded.ok) return { errors: [], warnings: loaded.warnings.map(formatProblem) };
  return { errors: loaded.problems.map(formatProblem), warnings: [] };
}
const errorsOf = (set: ReturnType<typeof setOf>): readonly string[] => linesOf(set).errors;
const warningsOf = (set: ReturnType<typeof setOf>): readonly string[] => {
  const { errors, warnings } = linesOf(set);
  expect(errors).toEqual([]);
  return warnings;
};

describe('a least that is more than the most', () => {
  const target = (range: object) => played({ targets: [{ as: 'target', from: board, ...range }], do: [hurt] });

  it('of a target is a problem at the most', () => {
    expect(errorsOf(target({ min: 3, max: 1 }))).toEqual([
      'set base cards.0.play.targets.0.max The most is 1, and the least is 3. (expected 3 or more)',
    ]);
  });

  it('of a target is 1 when it is left out', () => {
    expect(errorsOf(target({ max: 0 }))).toEqual([expect.stringContaining('The most is 0, and the least is 1.')]);
    for (const range of [{}, { min: 0 }, { min: 3 }, { min: 2, max: 2 }, { min: 0, max: 0 }])
      expect(errorsOf(target(range))).toEqual([]);
  });

  it('is not looked for where one of them is worked out', () => {
    const size = { amount: 'count', of: board };
    expect(errorsOf(target({ min: 3, max: size }))).toEqual([]);
    expect(errorsOf(target({ min: size, max: 1 }))).toEqual([]);
  });

  it.each([
    [
      'an ability',
      unit({
        abilities: [{ on: { on: 'died' }, targets: [{ as: 'target', from: board, min: 2, max: 1 }], do: [hurt] }],
      }),
    ],
    [
      'a named amount',
      played({ amounts: [{ as: 'x', max: -1 }], do: [{ op: 'draw', count: { amount: 'result', of: 'x' } }] }),
    ],
    ['a choice', node({ op: 'choose', from: board, min: 2, max: 1 })],
    ['a choice in a list', node({ op: 'may', do: [{ op: 'choose', from: board, min: 2, max: 1 }] })],
    ['a number', node({ op: 'chooseNumber', max: -1 })],
    ['an assignment', node({ op: 'assign', items: board, to: 'everyone', min: 2, max: 1 })],
    ['a condition', node({ op: 'if', cond: { test: 'exists', of: board, min: 2, max: 1 }, do: [] })],
    ['an amount', node({ op: 'draw', count: { amount: 'bound', of: 1, min: 2, max: 1 } })],
    ['a filter', node({ op: 'destroy', what: { ...board, where: { stats: { attack: { min: 2, max: 1 } } } } })],
    [
      'modes',
      played({
        modes: [
          { name: 'a', do: [] },
          { name: 'b', do: [] },
        ],
        pick: { min: 2, max: 1 },
      }),
    ],
  ])('of %s is a problem', (_, set) => {
    expect(errorsOf(set)).toEqual([expect.stringMatching(/max The most is -?\d, and the least is \d/)]);
  });

  it('of a fact is a problem of the ruleset', () => {
    const facts = { ...plain.facts, player: { ...plain.facts.player, mana: { min: 3, max: 1 } } };
    expect(checkRuleset({ ...plain, facts }).map(formatProblem)).toEqual([
      expect.stringMatching(/^facts\.player\.mana\.max The most is 1/),
    ]);
  });
});

describe('an amount that cannot be negative', () => {
  const costs = (cost: Cost) => played({ costs: [cost] });
  it.each([
    ['damage', node({ op: 'damage', to: 'you', amount: -2 })],
    ['healing', node({ op: 'heal', to: 'you', amount: -2 })],
    ['cards drawn', node({ op: 'draw', count: -2 })],
    ['cards discarded', node({ op: 'discard', count: -2 })],
    ['cards searched for', node({ op: 'search', in: 'deck', count: -2 })],
    ['cards looked at', node({ op: 'scry', count: -2 })],
    ['cards made', node({ op: 'create', card: 'x', to: 'board', count: -2 })],
    ['rounds', node({ op: 'repeat', times: -2, do: [] })],
    ['sides of a die', node({ op: 'roll', sides: -2, label: 'die' })],
    ['what is divided', node({ op: 'divide', amount: -2, among: board })],
    ['what is picked', node({ op: 'pickRandom', from: board, count: -2 })],
    ['what is chosen', node({ op: 'choose', from: board, max: -2 })],
    ['the most of a target', played({ targets: [{ as: 'target', from: board, min: 0, max: -2 }], do: [hurt] })],
    ['what is on top', node({ op: 'destroy', what: { select: 'top', in: 'deck', count: -2 } })],
    ['a cost in a resource', costs({ cost: 'resource', resource: 'mana', amount: -2 })],
    ['a cost in cards', costs({ cost: 'move', from: board, count: -2, to: 'discard', how: 'sacrifice' })],
    ['what is shown as a cost', costs({ cost: 'reveal', from: board, count: -2 })],
    ['a part of a cost', costs({ cost: 'pool', parts: [{ amount: -2, from: ['mana'] }] })],
    [
      'what is prevented',
      unit({ abilities: [{ instead: { replace: 'prevent', of: { on: 'damaged' }, amount: -2 } }] }),
    ],
  ])('%s: a negative number is a problem', (_, set) => {
    expect(errorsOf(set)).toEqual([
      expect.stringMatching(/^set base cards\.0\.[a-z0-9.]+ -2 is less than 0\. \(expected 0 or more\)$/i),
    ]);
  });

  it('may be zero, or worked out', () => {
    expect(errorsOf(node({ op: 'draw', count: 0 }))).toEqual([]);
    const less = { amount: 'sum', of: [{ amount: 'fact', of: 'you', fact: 'mana' }, -2] };
    expect(errorsOf(node({ op: 'draw', count: less }))).toEqual([]);
  });

  it('is not one that takes away', () => {
    expect(errorsOf(node({ op: 'add', to: 'you', fact: 'mana', by: -1 }))).toEqual([]);
    const weaker = { affects: board, patches: [{ patch: 'addStat', stat: 'attack', by: -1 }] };
    expect(errorsOf(unit({ abilities: [weaker] }))).toEqual([]);
  });
});

describe('a target that nothing speaks of', () => {
  const unused = (name: string) =>
    expect.stringMatching(new RegExp(`^set base cards\\.0\\.[a-z0-9.]+\\.as Warning: Nothing speaks of "${name}"`));
  const targets = [{ as: 'target', from: board }];

  it('is a warning, with its place: the card can be played', () => {
    expect(warningsOf(played({ targets, do: [{ op: 'draw' }] }))).toEqual([
      'set base cards.0.play.targets.0.as Warning: Nothing speaks of "target": it is picked for nothing. (expected an effect, a cost or a condition that names it)',
    ]);
  });

  it.each([
    ['a play', played({ targets, do: [] })],
    ['a trigger', unit({ abilities: [{ on: { on: 'died' }, targets, do: [{ op: 'draw' }] }] })],
    ['an action', unit({ abilities: [{ action: 'use', targets, do: [{ op: 'draw' }] }] })],
    ['a mode', played({ modes: [{ name: 'a', targets, do: [{ op: 'draw' }] }] })],
    [
      'a granted ability',
      unit({
        abilities: [
          { affects: board, patches: [{ patch: 'grant', ability: { on: { on: 'died' }, targets, do: [] } }] },
        ],
      }),
    ],
  ])('of %s is one', (_, set) => {
    expect(warningsOf(set)).toEqual([unused('target')]);
  });

  it('may be a number that is named', () => {
    expect(warningsOf(played({ amounts: [{ as: 'x', max: 3 }], do: [] }))).toEqual([unused('x')]);
  });

  it('is one among others that are used', () => {
    const two = [...targets, { as: 'second', from: board }];
    expect(warningsOf(played({ targets: two, do: [hurt] }))).toEqual([unused('second')]);
  });

  it.each([
    ['an effect', played({ targets, do: [hurt] })],
    ['a list in a list', played({ targets, do: [{ op: 'may', do: [{ op: 'then', do: [hurt] }] }] })],
    ['an amount', played({ targets, do: [{ op: 'draw', count: { amount: 'stat', of: 'target', stat: 'attack' } }] })],
    ['a condition', played({ targets, do: [{ op: 'if', cond: { test: 'exists', of: 'target' }, do: [] }] })],
    ['a filter', played({ targets, do: [{ op: 'destroy', what: { ...board, where: { is: 'target' } } }] })],
    ['a cost', played({ targets, costs: [{ cost: 'fact', of: 'target', fact: 'ready', by: -1 }] })],
    ['a mode', played({ targets, modes: [{ name: 'a', do: [hurt] }] })],
    [
      'another target',
      played({
        targets: [...targets, { as: 'second', from: { select: 'among', of: board, except: 'target' } }],
        do: [{ op: 'destroy', what: 'second' }],
      }),
    ],
    ['a part that has its name as well', played({ targets, do: [{ op: 'choose', from: board, as: 'target' }, hurt] })],
  ])('is none that %s speaks of', (_, set) => {
    expect(warningsOf(set)).toEqual([]);
  });

  it('is not told of beside a misspelt name in the same card', () => {
    expect(errorsOf(played({ targets, do: [{ ...hurt, to: 'traget' }] }))).toEqual([
      expect.stringContaining('Nothing before this is named "traget"'),
    ]);
  });

  it('is none where the type of a card asks for it: cards speak of it', () => {
    const types = {
      ...plain.types,
      spell: { listens: ['limbo'], play: { to: 'limbo', targets: [{ as: 'place', from: board }] } },
    };
    const loaded = loadBook({ ...plain, types }, []);
    expect(loaded.ok && loaded.warnings).toEqual([]);
  });

  it('of a ruleset is told of when it is loaded, and does not fail its check', () => {
    const wave = { kind: 'rule' as const, targets: [{ as: 'target', from: board }], do: [] };
    const ruleset = { ...plain, actions: { ...plain.actions, wave } };
    expect(checkRuleset(ruleset)).toEqual([]);
    const loaded = loadBook(ruleset, []);
    expect(loaded.ok && loaded.warnings.map(formatProblem)).toEqual([
      expect.stringMatching(/^ruleset plain actions\.wave\.targets\.0\.as Warning: Nothing speaks of "target"/),
    ]);
  });
});

describe('a card that a check for damage finds as soon as it is there', () => {
  const bare = (more: object) => setOf({ id: 'x', name: 'X', types: ['unit'], ...more });

  it('is told of, with what it lacks and a way out', () => {
    expect(warningsOf(bare({}))).toEqual([
      'set base cards.0 Warning: "X" has no health: the check "deaths" finds it as soon as it is there. (expected health among its `stats`, 0 if that is meant)',
    ]);
    expect(warningsOf(bare({ stats: { attack: 3 }, token: true }))).toHaveLength(1);
  });

  it.each([
    ['it has what the check reads', bare({ stats: { health: 2 } })],
    ['it says that it has none of it', bare({ stats: { health: 0 } })],
    [
      'it gives itself some',
      bare({ abilities: [{ affects: 'self', patches: [{ patch: 'addStat', stat: 'health', by: 2 }] }] }),
    ],
    ['it is never where the check looks', bare({ types: ['spell'], play: { do: [] } })],
  ])('is none where %s', (_, set) => {
    expect(warningsOf(set)).toEqual([]);
  });

  it('is none in a ruleset whose checks read no damage', () => {
    const checks: Ruleset['checks'] = [
      { name: 'weak', find: { ...board, where: { stats: { health: { max: 0 } } } }, do: [] },
    ];
    const loaded = loadBook({ ...plain, checks }, [bare({})]);
    expect(loaded.ok && loaded.warnings).toEqual([]);
  });
});

describe('a card that does nothing when it is played', () => {
  const spell = (more: object) => setOf({ id: 'x', name: 'X', types: ['spell'], ...more });

  it('is told of, with a way out', () => {
    const nothing =
      'set base cards.0 Warning: "X" does nothing when it is played: it has no effect, no modes and no abilities. (expected what it does in `play`, or `do: []` there if that is meant)';
    expect(warningsOf(spell({}))).toEqual([nothing]);
    expect(warningsOf(spell({ play: { costs: [] }, abilities: [] }))).toEqual([nothing]);
  });

  it.each([
    ['it has an effect', spell({ play: { do: [{ op: 'draw' }] } })],
    ['it says that it has none', spell({ play: { do: [] } })],
    ['it has modes', spell({ play: { modes: [{ name: 'a', do: [] }] } })],
    ['it has an ability', spell({ abilities: [{ on: { on: 'moved' }, do: [] }] })],
    ['it has a keyword', spell({ keywords: { guard: 1 } })],
    ['it stays in play', unit({})],
  ])('is none where %s', (_, set) => {
    expect(warningsOf(set)).toEqual([]);
  });

  it('is none where its type does something for it, or it is not played', () => {
    const draws = { listens: [], play: { to: 'limbo', after: [{ op: 'draw' }] } } as const;
    for (const other of [draws, { listens: [] }]) {
      const loaded = loadBook({ ...plain, types: { ...plain.types, spell: other } }, [spell({})]);
      expect(loaded.ok && loaded.warnings).toEqual([]);
    }
  });
});

describe('one player, where several may be meant', () => {
  /** Warnings in a game of so many. */
  const doubts = (max: number, card: object) => {
    const loaded = loadBook({ ...plain, players: { min: 2, max } }, [unit(card)]);
    expect(loaded.ok).toBe(true);
    return loaded.ok ? loaded.warnings.map(formatProblem) : [];
  };
  const asking = (by: Selector, where: object = {}) => ({
    play: {
      do: [
        { op: 'choose', from: 'opponents', as: 'one' },
        { op: 'mode', by, modes: [{ name: 'a', do: [] }], ...where },
      ],
    },
  });
  const first = (who: string) =>
    `set base cards.0.play.do.1.by Warning: "by" is one player, and "${who}" can be several: it would be the first of them in turn order. (expected one of them, such as what a \`choose\` before it came to)`;

  it('is pointed out in a game of three, of the opponents', () => {
    expect(doubts(3, asking('opponents'))).toEqual([first('opponents')]);
    expect(doubts(3, asking({ select: 'players', who: 'opponents' }))).toEqual([first('opponents')]);
    expect(doubts(2, asking('opponents'))).toEqual([]);
  });

  it('is pointed out in a game of two, of everyone', () => {
    expect(doubts(2, asking('everyone'))).toEqual([first('everyone')]);
    expect(doubts(2, asking('seats'))).toEqual([first('seats')]);
    expect(doubts(2, asking({ select: 'players', who: 'all' }))).toEqual([first('all')]);
  });

  it('is not pointed out of one who was chosen, is sifted, or is one alone', () => {
    for (const by of ['one', 'you', 'active'] as const) expect(doubts(3, asking(by))).toEqual([]);
    const weak = { tag: 'weak' };
    expect(doubts(3, asking({ select: 'players', who: 'opponents', where: weak }))).toEqual([]);
  });

  it('is pointed out where a target is chosen', () => {
    const targets = [{ as: 'target', from: board, by: 'opponents' }];
    expect(doubts(3, { play: { targets, do: [hurt] } })).toEqual([
      expect.stringContaining('set base cards.0.play.targets.0.by Warning: "by" is one player'),
    ]);
    expect(doubts(2, { play: { targets, do: [hurt] } })).toEqual([]);
  });
});

describe('the games of this repository', () => {
  it('are loaded without a warning', () => {
    expect(DECKS.length).toBeGreaterThan(0);
    const games = [
      { ruleset: duel, sets: SETS },
      ...Object.values(RULESETS).map(({ ruleset, cards }) => ({
        ruleset,
        sets: [{ set: 'all', name: 'All', ruleset: ruleset.name, cards }],
      })),
    ];
    for (const { ruleset, sets } of games) expect(loadBook(ruleset, sets)).toMatchObject({ ok: true, warnings: [] });
  });
});
