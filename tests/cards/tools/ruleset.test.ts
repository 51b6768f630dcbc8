import { describe, expect, it } from 'vitest';
import { checkRuleset, loadBook } from '../../../cards/tools/load.ts';
import { formatProblem } from '../../../cards/tools/problem.ts';
import type { Ruleset } from '../../../effects/ruleset.ts';
import { plain } from './plain-game.ts';

const problems = (change: object): readonly string[] =>
  checkRuleset({ ...plain, ...change } as Ruleset).map(formatProblem);

const [main, close] = plain.phases;
const phases = (next: readonly object[]) => ({ phases: [{ ...main, next }, close] });
const action = (decl: object) => ({ actions: { ...plain.actions, more: decl } });

const WRONG: readonly (readonly [what: string, change: object, path: string, message: string])[] = [
  ['an edge to a step that is not there', phases([{ to: 'clse' }]), 'phases.0.next.0.to', 'did you mean "close"?'],
  [
    'a step that may have no way out',
    phases([{ to: 'close', when: { test: 'turn', whose: 'you' } }]),
    'phases.0.next.0.when',
    'last edge',
  ],
  ['a step that is there twice', { phases: [...plain.phases, close] }, 'phases.2.step', 'step "close" is there twice'],
  ['no zone for decks', { deckZone: 'dekc' }, 'deckZone', 'did you mean "deck"?'],
  ['one deck for all', { deckZone: 'limbo' }, 'deckZone', 'deck of his own'],
  [
    'a window with an unknown action',
    { phases: [{ ...main, window: { who: 'active', actions: ['paly'] } }, close] },
    'phases.0.window.actions.0',
    'did you mean "play"?',
  ],
  [
    'a bound that is no fact of the same bearer',
    { facts: { ...plain.facts, object: { ...plain.facts.object, ready: { max: 'maxMana' } } } },
    'facts.object.ready.max',
    'no object fact "maxMana"',
  ],
  [
    'a fact that begins outside of its bounds',
    { facts: { ...plain.facts, player: { ...plain.facts.player, life: { initial: 50, max: 20 } } } },
    'facts.player.life',
    'begins at 50',
  ],
  [
    'a stat that counts in no fact',
    { stats: { ...plain.stats, health: { plus: 'groth' } } },
    'stats.health.plus',
    'did you mean "growth"?',
  ],
  [
    'damage to no fact',
    { damage: { player: { fact: 'damage', by: 1 }, object: plain.damage?.object } },
    'damage.player.fact',
    'no player fact "damage"',
  ],
  [
    'a card that goes nowhere',
    { types: { ...plain.types, spell: { listens: ['limbo'], play: { to: 'nowhere' } } } },
    'types.spell.play.to',
    'no zone "nowhere"',
  ],
  [
    'a cell that nobody chooses',
    { types: { ...plain.types, spell: { listens: ['limbo'], play: { to: 'limbo', cell: 'spot' } } } },
    'types.spell.play.cell',
    'Nothing before this is named "spot"',
  ],
  [
    'a cell that faces none',
    { zones: { ...plain.zones, side: { of: 'player', faces: 'all', cells: [{ name: 'a', faces: 'left' }] } } },
    'zones.side.cells.0.faces',
    'no cell "left"',
  ],
  [
    'a check that asks by itself',
    { checks: [{ name: 'c', find: 'everyone', do: [{ op: 'discard' }] }] },
    'checks.0.do.0.op',
    'asks a player',
  ],
  [
    'an ability of the rules that is not set off by anything',
    { abilities: [{ affects: 'you', patches: [{ patch: 'silence' }] }] },
    'abilities.0',
    'lacks the key "on"',
  ],
  [
    'an ability of the rules that nobody can use',
    { abilities: [{ action: 'use', do: [] }] },
    'abilities.0',
    'lacks the key "on"',
  ],
  [
    'an ability of the rules that is to work in a zone',
    { abilities: [{ on: { on: 'died', subject: {} }, zones: ['board'], do: [] }] },
    'abilities.0.zones',
    'in no zone',
  ],
  [
    'an ability of the rules that only a bearer could hear',
    { abilities: [{ on: { on: 'died' }, do: [] }] },
    'abilities.0.on',
    'an ability of the rules has none: nothing sets it off. (expected a `subject`: `{}` for whatever it is about)',
  ],
  ['an action that uses nothing', action({ kind: 'activate' }), 'actions.more', 'lacks the key "from"'],
  ['an action with a part that is not used', action({ kind: 'pass', do: [] }), 'actions.more.do', 'does not use "do"'],
  [
    'an action with an unknown target',
    action({ kind: 'rule', do: [{ op: 'destroy', what: 'target' }] }),
    'actions.more.do.0.what',
    'named "target"',
  ],
  [
    'a keyword with an unknown patch',
    { keywords: { ...plain.keywords, big: { words: 'big', patches: [{ patch: 'addStat', stat: 'atack', by: 1 }] } } },
    'keywords.big.patches.0.stat',
    'did you mean "attack"?',
  ],
  [
    'a name with a dot',
    { zones: { ...plain.zones, 'far.away': { of: 'match', faces: 'all' } } },
    'zones.far.away',
    'is no name',
  ],
  ['a policy that is not known', { policy: 'stack' }, 'policy', 'not one of'],
  ['a layer that is not known', { layers: ['tpye'] }, 'layers.0', 'did you mean "type"?'],
  ['a deck that no number fits', { deck: { min: 8, max: 4, copies: 1 } }, 'deck.max', 'the least is 8'],
  ['a key that is not known', { setpu: [] }, 'setpu', 'no key "setpu"'],
  [
    'damage that changes nothing',
    {
      damage: {},
      deck: { min: 1, max: 1, copies: 1 },
      checks: [],
      keywords: {},
      actions: { ...plain.actions, attack: { kind: 'rule', do: [{ op: 'damage', to: 'you', amount: 1 }] } },
    },
    'actions.attack.do.0.op',
    'what damage to players changes',
  ],
  [
    'a fight that hurts nobody',
    {
      damage: { player: plain.damage?.player },
      deck: { min: 1, max: 1, copies: 1 },
      checks: [],
      keywords: {},
      actions: { ...plain.actions, attack: { kind: 'rule', do: [{ op: 'fight', one: 'self', other: 'self' }] } },
    },
    'actions.attack.do.0.op',
    'what damage to objects changes',
  ],
  [
    'a fight by a stat that is not there',
    {
      stats: { cost: { min: 0 }, might: { min: 0 }, health: { plus: 'growth' } },
      actions: {
        play: plain.actions.play as (typeof plain.actions)[string],
        use: plain.actions.use as (typeof plain.actions)[string],
        attack: { kind: 'rule', do: [{ op: 'fight', one: 'self', other: 'self' }] },
        end: plain.actions.end as (typeof plain.actions)[string],
      },
    },
    'actions.attack.do.0.op',
    'has no stat "attack"',
  ],
];

describe('a ruleset', () => {
  it('without a mistake has no problems', () => {
    expect(problems({})).toEqual([]);
  });

  it.each(WRONG)('with %s has one problem', (_, change, path, message) => {
    expect(problems(change)).toEqual([expect.stringContaining(message)]);
    expect(problems(change)[0]).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')} `));
  });

  it('may hear what is about nobody in particular', () => {
    const abilities = [
      { on: { on: 'signalled', name: 'dusk' }, do: [] },
      { on: { on: 'began', step: 'main', whose: 'all' }, do: [] },
    ];
    expect(problems({ abilities })).toEqual([]);
  });

  it('that makes a card must have it in its sets', () => {
    const setup = [...plain.setup, { op: 'create', card: 'coin', to: 'hand' }];
    expect(problems({ setup })).toEqual([]);
    const loaded = loadBook({ ...plain, setup } as Ruleset, []);
    expect(loaded.ok ? [] : loaded.problems.map(formatProblem)).toEqual([
      expect.stringContaining('ruleset plain setup.1.card There is no card "coin".'),
    ]);
  });

  it('of which no edge ends a turn is odd where several play', () => {
    const lone = (more: object) => {
      const phases = [{ ...main, next: [{ to: main?.step }] }];
      const loaded = loadBook({ ...plain, phases, ...more } as Ruleset, []);
      return loaded.ok ? loaded.warnings.map(formatProblem) : loaded.problems.map(formatProblem);
    };
    expect(lone({})).toContainEqual(expect.stringContaining('No edge between steps begins another turn'));
    expect(lone({ players: { min: 1, max: 1 } })).toEqual([]);
  });
});
