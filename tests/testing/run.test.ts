import { describe, expect, it } from 'vitest';
import { formatProblem } from '../../cards/tools/problem.ts';
import { parseScenarios, type Ran, type Registry, reportScenario, runScenario } from '../../testing/index.ts';
import { RULESETS } from '../rulesets/index.ts';

interface Parts {
  readonly ruleset?: string;
  readonly registry?: Registry;
  readonly more?: string;
  readonly setup?: string;
  readonly steps?: string;
  readonly end?: string;
}

const SETUP =
  '{ step: main, players: { ann: { hand: [bolt], board: [bear], facts: { mana: 2, maxMana: 2 } }, bob: { board: [rat] } } }';

const DRAW = '{ step: main, players: { ann: {}, bob: { deck: [wolf, rat] } } }';

function run({
  ruleset = 'arena',
  registry = RULESETS,
  more = '',
  setup = SETUP,
  steps = '[]',
  end = '{ choice: window }',
}: Parts): Ran {
  const text = `scenario: S\nruleset: ${ruleset}\n${more}\nsetup: ${setup}\nsteps: ${steps}\nend: ${end}\n`;
  const parsed = parseScenarios(text, 'a.yaml');
  if (!parsed.ok) throw new Error(parsed.problems.map(formatProblem).join('\n'));
  const [scenario] = parsed.scenarios;
  if (!scenario) throw new Error('no scenario');
  return runScenario(scenario, registry);
}

/** What the first failure says, after the step it is in. */
const said = (ran: Ran): string => {
  const [first] = ran.failures;
  return first ? `${first.step}: ${first.message}` : 'ok';
};

/** The rulesets with another card of arena, or others of its cards. */
const withArena = (more: object): Registry => ({ ...RULESETS, arena: { ...RULESETS.arena, ...more } }) as Registry;

describe('a scenario fails', () => {
  it('where its ruleset or cards are not sound, as loading them would say it', () => {
    const drow = { id: 'x', name: 'X', types: ['spell'], play: { do: [{ op: 'drow' }] } };
    expect(said(run({ registry: withArena({ cards: [drow] }) }))).toContain('There is no op "drow"');
    const ruleset = { ...RULESETS.arena?.ruleset, setup: [{ op: 'shuffle', of: 'you' }] };
    expect(said(run({ registry: withArena({ ruleset }) }))).toContain('has no key "of"');
    expect(said(run({ registry: withArena({ cards: undefined }) }))).toContain('Expected a list');
  });
  it.each<readonly [string, Parts, string]>([
    ['with an unknown ruleset', { ruleset: 'arean' }, '0: There is no ruleset "arean". Did you mean "arena"?'],
    ['with an unknown card', { setup: '{ players: { ann: { hand: [bera] }, bob: {} } }' }, '0: "bera" is not one of'],
    [
      'with an unknown zone',
      { setup: '{ players: { ann: { haand: [bear] }, bob: {} } }' },
      '0: The player has no key "haand". Did you mean "hand"?',
    ],
    ['about a card that there is not', { more: 'card: bera' }, '0: "bera" is not one of'],
    [
      'with an unknown fact',
      { setup: '{ players: { ann: { facts: { manna: 1 } }, bob: {} } }' },
      '0: The table of facts has no key "manna". Did you mean "mana"?',
    ],
    ['with an unknown step', { setup: '{ step: mian, players: { ann: {}, bob: {} } }' }, '0: "mian" is not one of'],
    ['with too few players', { setup: '{ players: { ann: {} } }' }, '0: "arena" is for 2 to 4 players, not 1'],
    [
      'with too many cards in a zone',
      { setup: '{ players: { ann: { board: [{ card: bear, count: 8 }] }, bob: {} } }' },
      '0: there is no room for "bear"',
    ],
    [
      'with a card that the ruleset cannot use',
      { more: 'cards: [{ id: x, name: X, types: [hero] }]' },
      '0: The ruleset "arena" has no type "hero"',
    ],
    [
      'with a card that is there already',
      { more: 'cards: [{ id: bear, name: Bear, types: [unit] }]' },
      '0: There is a card "bear" already.',
    ],
    [
      'with an action that is not open, and says why',
      { setup: SETUP.replace('mana: 2', 'mana: 1'), steps: '[{ ann: play bolt }]' },
      '1: "play" is no action here; offered are: end\nunpayable: it costs 2 mana and there is 1',
    ],
    ['with a name that is not offered', { steps: '[{ ann: play bolt }, { ann: [wolf] }]' }, '2: "wolf" is not among'],
    [
      'with a name that could be two things',
      {
        setup:
          '{ step: main, players: { ann: { hand: [bolt], board: [bear], facts: { mana: 2, maxMana: 2 } }, bob: { board: [bear] } } }',
        steps: '[{ ann: play bolt }, { ann: [bear] }]',
      },
      '2: "bear" could be ann/bear or bob/bear',
    ],
    ['with an answer of the wrong kind', { steps: '[{ ann: [bear] }]' }, '1: an answer to this choice is an action'],
    [
      'when somebody answers after the end, and says how it ended',
      { steps: '[{ leave: bob }, { ann: end }]' },
      '2: ann is not asked anything; the match is over: ann has won (left); bob has lost (left)',
    ],
    [
      'when a choice is expected after the end, and says how it ended',
      { steps: '[{ leave: bob }]' },
      '2: choice: nothing is asked; the match is over: ann has won (left); bob has lost (left)',
    ],
    [
      "when a player's choice is expected after the end, and says how it ended",
      { steps: '[{ leave: ann }]', end: '{ choice: window, player: ann }' },
      '2: choice: ann is not asked anything; the match is over: bob has won (left); ann has lost (left)',
    ],
    ['when the wrong player answers', { steps: '[{ bob: end }]' }, '1: bob is not asked anything; open is ann: window'],
    [
      'when an answer is refused',
      { steps: '[{ ann: play bolt }, { ann: [bear, rat] }]' },
      '2: refused: expected at most 1 position, got 2',
    ],
    [
      'when what must be refused is taken',
      { steps: '[{ reject: { ann: end, because: unpayable } }]' },
      '1: it was taken, and must be refused',
    ],
    [
      'when it is refused for another reason',
      { steps: '[{ reject: { ann: play bear, because: unpayable } }]' },
      '1: expected to be refused because of "unpayable", and it was because of illegal, not-a-candidate',
    ],
    [
      'when a rejection names what there is not',
      { steps: '[{ reject: { ann: play baer, because: unpayable } }]' },
      '1: there is nothing called "baer"',
    ],
    [
      'when a rejection names a word that no card has anybody choose',
      {
        more: 'cards: [{ id: way, name: Way, types: [spell], stats: { cost: 0 }, play: { modes: [{ name: left, do: [] }, { name: up, if: { test: turn, number: 9 }, do: [] }] } }]',
        setup: SETUP.replace('bolt', 'way'),
        steps:
          '[{ ann: play way }, { reject: { ann: [up], because: not-a-candidate } }, { reject: { ann: [down], because: not-a-candidate } }]',
      },
      '3: there is nothing called "down"',
    ],
    [
      'when a rejection names no action of the ruleset',
      { steps: '[{ reject: { ann: paly bear, because: unpayable } }]' },
      '1: the ruleset has no action "paly"',
    ],
    [
      'when an expected choice is another',
      { steps: '[{ ann: play bolt }, { expect: { choice: discard, candidates: [bear, ann], max: 2 } }]' },
      '2: choice: expected discard, got target\n' +
        'candidates: "rat" is there, and was not expected\n' +
        'candidates: "bob" is there, and was not expected\n' +
        'candidates: there is bear, rat, ann, bob\n' +
        'max: expected 2, got 1',
    ],
    [
      'when candidates come in another order',
      { steps: '[{ ann: play bolt }, { expect: { ordered: true, candidates: [rat, bear, ann, bob] } }]' },
      '2: candidates: expected the order rat, bear, ann, bob; got bear, rat, ann, bob',
    ],
    [
      'when events are other ones',
      {
        steps:
          '[{ ann: play bolt }, { ann: [bob] }, { expect: { events: [damaged bob 3, finished ann/bolt resolved] } }]',
      },
      '3: events (- expected, + got):\n' +
        '  - damaged bob 3\n' +
        '  + counted ann mana -2\n' +
        '  + moved ann/bolt hand -> limbo (play)\n' +
        '  + acted ann play ann/bolt -> bob\n' +
        '  + damaged bob 2\n' +
        '  + moved ann/bolt limbo -> discard (resolve)\n' +
        '    finished ann/bolt resolved',
    ],
    [
      'when some events are not in this order',
      { steps: '[{ ann: play bolt }, { ann: [bob] }, { expect: { some: [damaged bob 2, counted ann mana -2] } }]' },
      '3: some: "counted ann mana -2" did not happen there',
    ],
    [
      'when a viewer is told other things',
      { steps: `[{ ann: play bolt }, { ann: [rat] }, { expect: { seen: { bob: { events: [damaged bob/rat 1] } } } }]` },
      '3: seen.bob: events (- expected, + got):\n' +
        '  - damaged bob/rat 1\n' +
        '  + counted ann mana -2\n' +
        '  + moved ann/bolt hand -> limbo (play)\n' +
        '  + acted ann play ann/bolt -> bob/rat\n' +
        '  + damaged bob/rat 2 by ann/bolt\n' +
        '  + moved bob/rat board -> discard (destroy)',
    ],
    [
      'when a viewer is not told what he should be',
      {
        steps: '[{ ann: end }, { expect: { seen: { ann: { some: [moved bob/rat deck -> hand (draw)] } } } }]',
        setup: DRAW,
      },
      '2: seen.ann: some: "moved bob/rat deck -> hand (draw)" did not happen there; what happened:\n    began ann end\n',
    ],
    [
      'when a viewer sees a face that he should not, or no face',
      {
        steps: '[{ expect: { seen: { bob: { ann: { hand: [bolt], board: [hidden] } } } } }]',
      },
      '1: seen.bob: ann/hand: expected "bolt", and it is not there\n' +
        'seen.bob: ann/hand: "hidden" is there, and was not expected\n' +
        'seen.bob: ann/hand: there is hidden\n' +
        'seen.bob: ann/board: expected "hidden", and it is not there\n' +
        'seen.bob: ann/board: "bear" is there, and was not expected\n' +
        'seen.bob: ann/board: there is bear',
    ],
    [
      'when there are more cards than a viewer should see',
      { setup: DRAW, steps: '[{ expect: { seen: { spectator: { bob: { deck: [hidden] } } } } }]' },
      '1: seen.spectator: bob/deck: "hidden#2" is there, and was not expected',
    ],
    [
      'when a viewer has been told of a card before, and sees it no more',
      {
        setup: DRAW,
        steps: '[{ ann: end }, { expect: { seen: { ann: { unknown: [rat, wolf] }, bob: { unknown: [wolf, rat] } } } }]',
      },
      '2: seen.bob: unknown: rat was named to bob, first told: moved bob/rat deck -> hand (draw)',
    ],
    [
      'when a viewer has seen a card that he should not know',
      { end: '{ choice: window, seen: { bob: { unknown: [bolt, bear] } } }' },
      '1: seen.bob: unknown: bear was named to bob, first in ann/board',
    ],
    [
      'with a card that there is not in what a viewer does not know',
      { end: '{ choice: window, seen: { bob: { unknown: [blot] } } }' },
      '1: "blot" is not one of',
    ],
    [
      'when it ends with an open choice',
      { end: '{ step: main }' },
      '1: it ends with an open choice that it does not mention: ann: window',
    ],
    [
      'when a fact is another',
      { end: '{ choice: window, bob: { facts: { health: 18 } } }' },
      '1: bob.facts.health: expected 18, got 20',
    ],
    [
      'when a card is another than described',
      {
        end: '{ choice: window, bob: { board: [{ card: rat, facts: { damage: 1 }, stats: { attack: 2 }, keywords: [guard] }] } }',
      },
      '1: bob/board: bob/rat: facts.damage: expected 1, got 0\n' +
        'bob/board: bob/rat: stats.attack: expected 2, got 1\n' +
        'bob/board: bob/rat: keywords: expected guard, got none\n' +
        'bob/board: there is rat',
    ],
    [
      'when a zone holds something else',
      { end: '{ choice: window, bob: { board: [wolf] } }' },
      '1: bob/board: expected wolf, and it is not there\nbob/board: bob/rat is there, and was not expected\nbob/board: there is rat',
    ],
    [
      'when the match is over, or is not',
      { end: '{ choice: window, result: { winners: [ann] } }' },
      '1: result: the match is not over',
    ],
    ['when a draw is left over', { more: 'draws: [{ label: die, value: 1 }]' }, '1: draws are left over: die 1'],
    [
      'when a draw does not fit',
      {
        more: 'draws: [{ label: die, value: 1 }]',
        setup:
          '{ step: main, players: { ann: { hand: [shuffle], deck: [bear, rat], facts: { mana: 1, maxMana: 1 } }, bob: {} } }',
        steps: '[{ ann: play shuffle }]',
      },
      '1: the engine failed: Scripted draw "die" = 1 does not fit',
    ],
  ])('%s', (_, parts, message) => {
    expect(said(run(parts))).toContain(message);
  });
});

describe('a scenario', () => {
  it('passes when all is as it says', () => {
    expect(run({}).failures).toEqual([]);
  });

  it('names the place of what is wrong', () => {
    const ran = run({ steps: '\n  - ann: play bolt\n  - expect: { choice: none }' });
    expect(ran.failures[0]).toMatchObject({ step: 2, line: 7, column: 5 });
    expect(reportScenario(ran)).toContain('a.yaml:7:5 step 2: choice: expected none; ann is asked: target');
  });

  it('places what is wrong with a name at the name', () => {
    const ran = run({ setup: '\n  players:\n    ann: { hand: [bear, bera] }\n    bob: {}' });
    expect(ran.failures[0]).toMatchObject({ step: 0, line: 6, column: 25 });
  });

  it('reports in one line that all is well', () => {
    expect(reportScenario(run({}))).toBe('ok  S');
  });

  it('may begin in another turn, of another player', () => {
    const setup = '{ active: bob, turn: 4, players: { ann: {}, bob: { deck: [rat] } } }';
    const end = '{ choice: window, player: bob, turn: 4, active: bob, bob: { hand: [rat], facts: { mana: 1 } } }';
    expect(said(run({ setup, end }))).toBe('ok');
  });

  it('enters its first step as always: what it sets off happens', () => {
    const steps = '[{ expect: { some: [began ann start turn 1, counted ann maxMana +1, began ann main] } }]';
    const setup = '{ players: { ann: { deck: [rat] }, bob: {} } }';
    expect(said(run({ setup, steps }))).toBe('ok');
  });

  it('may lay down draws', () => {
    const setup =
      '{ step: main, players: { ann: { hand: [shuffle], deck: [bear, rat, wolf], facts: { mana: 1, maxMana: 1 } }, bob: {} } }';
    const more = 'draws: [{ label: shuffle deck.0, value: 0 }, { label: shuffle deck.0, value: 0 }]';
    const end = '{ choice: window, ordered: true, ann: { deck: [rat, wolf, bear] } }';
    expect(said(run({ setup, more, steps: '[{ ann: play shuffle }]', end }))).toBe('ok');
  });

  it('may end the match, and a player may leave it', () => {
    const end = '{ result: { winners: [bob], reason: left }, ann: { out: left } }';
    expect(said(run({ steps: '[{ leave: ann }]', end }))).toBe('ok');
  });
});
