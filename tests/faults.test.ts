/** Faults that the engine once had, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import { effective } from '../effects/effective/derive.ts';
import { explain } from '../effects/effective/explain.ts';
import type { Amount, Cost, Effect, Selector, TargetSpec, TriggeredAbility } from '../effects/language.ts';
import { refusedDeeds } from '../effects/rules/actions.ts';
import { viewOf } from '../effects/rules/views.ts';
import type { FactDecl, Ruleset } from '../effects/ruleset.ts';
import { playerId } from '../effects/state/ids.ts';
import type { GameObject } from '../effects/state/state.ts';
import { optionWords } from '../effects/text/choice-words.ts';
import { openRequests } from '../search/index.ts';
import { type Lab, labRules, relic, spell, unit } from './support/lab.ts';
import { labOf, type Played, playScene, type Scene } from './support/scene.ts';

const P1_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents', where: { type: 'unit' } };
const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;

describe('ops', () => {
  test('pay: what could not be paid comes to nothing', () => {
    const { it } = playScene({ do: [{ op: 'pay', costs: [{ cost: 'resource', resource: 'mana', amount: 99 }] }] });
    expect(it).toEqual({ refs: [], amount: 0 });
  });

  test('modify: what is gone is not in its result', () => {
    const { it } = playScene({
      theirs: { board: ['rat', 'ox'] },
      do: [
        { op: 'remember', what: P1_UNITS, as: 'both' },
        { op: 'move', what: { select: 'among', of: 'both', where: { name: 'rat' } }, to: 'hand' },
        {
          op: 'modify',
          what: 'both',
          patches: [{ patch: 'addStat', stat: 'attack', by: 1 }],
          until: { until: 'match' },
        },
      ],
    });
    expect(it).toEqual({ refs: ['ox'], amount: 1 });
  });

  test('pickRandom: none is "zero"', () => {
    expect(playScene({ do: [{ op: 'pickRandom', from: 'everyone', count: 0 }] }).notes).toEqual(['pickRandom: zero']);
  });

  test('turnOver: the face of a hidden card is not told to who does not see it', () => {
    const { shown } = playScene({ do: [{ op: 'turnOver', what: hand, faceDown: true }], mine: { hand: ['rat'] } });
    expect(JSON.stringify(shown)).not.toContain('"card":"rat"');
  });

  test('move, create: facts a new stay begins with keep within their bounds', () => {
    const { lab } = playScene({ do: [{ op: 'create', card: 'rat', to: 'board', with: { ready: 5 } }] });
    expect(lab.objects(0, 'board')[0]?.facts).toEqual({});
  });

  test('create: a fact at its initial value is a missing key', () => {
    const { lab } = playScene({ do: [{ op: 'create', card: 'rat', to: 'board', with: { ready: 1 } }] });
    expect(lab.objects(0, 'board')[0]?.facts).toEqual({});
  });

  test('play: a play that was countered is not tried again', () => {
    const lab = labOf({
      policy: 'priority',
      cards: [
        spell('deny', [{ op: 'counter', what: 'at' }], {
          targets: [{ as: 'at', from: { select: 'frames', of: 'opponents' } }],
        }),
      ],
      rules: {
        phases: [
          { step: 'main', window: { who: 'active', actions: ['play', 'pass'] }, next: [{ to: 'main', turn: 'next' }] },
        ],
      },
      mine: { deck: ['dud', 'blank'] },
      theirs: { hand: ['deny'] },
      do: [{ op: 'play', what: { select: 'top', in: 'deck' } }],
    });
    lab.act('play cast').act('pass').act('pass');
    // The effect has played the blank; it waits on the stack.
    expect(lab.told('acted')).toEqual(['play cast', 'play blank']);
    lab.act('pass').act('play deny').act('pass').act('pass');
    expect(lab.told('acted')).toEqual(['play cast', 'play blank', 'play deny']);
  });

  test('seq, if, settle, forEach with an empty list come to nothing, not to what came before', () => {
    const before: Effect = { op: 'remember', what: 'you', amount: 7 };
    const results = [
      { op: 'seq', do: [] },
      { op: 'if', cond: { test: 'turn', whose: 'you' }, do: [] },
      { op: 'settle', do: [] },
      { op: 'forEach', of: 'everyone', do: [] },
    ].map((node) => playScene({ do: [before, node as Effect] }).it);
    expect(results).toEqual(results.map(() => ({ refs: [], amount: 0 })));
  });

  test('act: the result is the name of the action, also of one that is no pass', () => {
    const scene: Scene = {
      rules: {
        actions: {
          play: { kind: 'play', from: hand },
          pass: { kind: 'pass' },
          strike: { kind: 'rule', do: [{ op: 'damage', to: 'opponents', amount: 2 }] },
        },
      },
      do: [{ op: 'act', actions: ['strike', 'pass'] }],
      answers: ['strike'],
    };
    expect(playScene(scene).it).toEqual({ refs: ['strike'], amount: 1 });
  });

  test.each<[string, Effect]>([
    ['choose', { op: 'choose', from: P1_UNITS }],
    ['search', { op: 'search', in: 'deck' }],
    ['divide', { op: 'divide', amount: 3, among: P1_UNITS }],
    ['assign', { op: 'assign', items: P1_UNITS, to: 'opponents' }],
  ])('%s: with nothing to choose from it says why nothing happens', (op, node) => {
    expect(playScene({ do: [node] }).notes).toEqual([`${op}: no-candidate`]);
  });

  test('together: two nodes of one kind count their results once each', () => {
    const { it } = playScene({
      do: [
        {
          op: 'together',
          do: [
            { op: 'damage', to: 'opponents', amount: 2 },
            { op: 'damage', to: 'you', amount: 1 },
          ],
        },
      ],
    });
    expect(it).toEqual({ refs: ['p1', 'p0'], amount: 3, shares: [2, 1] });
  });
});

describe('forced only if openly forced', () => {
  const twin = (
    nodes: readonly Effect[],
    one: readonly string[],
    other: readonly string[],
    more: Partial<Scene> = {},
  ) => {
    const purposes = (cards: readonly string[]) =>
      labOf({ ...more, do: nodes, mine: { hand: cards } }).act('play cast').choice.purpose;
    expect(purposes(one)).toBe(purposes(other));
  };
  const units = { amount: 'count', of: { ...hand, where: { type: 'unit' } } } as const;

  test('mode: a condition on hidden cards', () =>
    twin(
      [
        {
          op: 'mode',
          modes: [
            { name: 'a', do: [] },
            { name: 'b', if: { test: 'exists', of: { ...hand, where: { type: 'unit' } } }, do: [] },
          ],
        },
      ],
      ['rat'],
      ['dud'],
    ));
  test('chooseNumber: a bound counted from hidden cards', () =>
    twin([{ op: 'chooseNumber', max: units }], ['rat'], ['dud']));
  test('divide: an amount counted from hidden cards', () =>
    twin([{ op: 'divide', amount: units, among: 'everyone' }], ['rat'], ['dud']));
  test('choose: as many as hidden cards say', () =>
    twin([{ op: 'choose', from: 'everyone', max: units }], ['rat'], ['dud']));
  test('choose: the most of hidden cards', () =>
    twin(
      [{ op: 'choose', from: { select: 'most', of: hand, by: { amount: 'stat', of: 'candidate', stat: 'attack' } } }],
      ['rat', 'ox'],
      ['ox', 'ox'],
    ));
  test('choose: among what a hidden search found', () =>
    twin(
      [
        { op: 'remember', what: { ...hand, where: { type: 'unit' } }, as: 'found' },
        { op: 'choose', from: 'found' },
      ],
      ['rat', 'ox'],
      ['rat', 'dud'],
    ));
  test('may: a resource cost counted from hidden cards', () =>
    twin([{ op: 'may', costs: [{ cost: 'resource', resource: 'energy', amount: units }], do: [] }], ['rat'], ['dud']));

  /** Who has lost energy puts a unit of his hand away. */
  const toll = (from: Selector): Partial<Scene> => ({
    rules: {
      checks: [
        {
          name: 'toll',
          find: { select: 'players', who: 'all', where: { facts: { energy: { min: 1 } } } },
          ask: { by: 'active', from, count: 1, purpose: 'toll' },
          do: [
            { op: 'set', of: 'everyone', fact: 'energy', to: 0 },
            { op: 'move', what: 'them', to: 'discard' },
          ],
        },
      ],
    },
  });
  const charge: Effect = { op: 'add', to: 'you', fact: 'energy', by: 1 };
  test('a state check: one of two hidden cards fits, or both do', () =>
    twin([charge], ['rat', 'dud'], ['rat', 'ox'], toll({ ...hand, where: { type: 'unit' } })));
  test('a state check: no hidden card fits', () =>
    twin([charge], ['dud', 'dud'], ['rat', 'dud'], toll({ ...hand, where: { type: 'unit' } })));
  test('a state check: what everyone sees is still answered by itself', () => {
    const lab = labOf({
      do: [charge],
      mine: { board: ['rat'] },
      ...toll({ select: 'objects', in: ['board'], of: 'you' }),
    }).act('play cast');
    expect(lab.choice.purpose).toBe('probe');
    expect(lab.zone(0, 'discard')).toContain('rat');
  });
});

describe('loops', () => {
  const theirs = { board: ['rat', 'ox'] };
  test('a loop inside a loop gives the outer one its name back', () => {
    const { events } = playScene({
      theirs,
      do: [
        {
          op: 'forEach',
          of: P1_UNITS,
          do: [
            { op: 'forEach', of: 'everyone', do: [{ op: 'heal', to: 'each', amount: 1 }] },
            { op: 'damage', to: 'each', amount: 1 },
          ],
        },
      ],
    });
    expect(events.filter((e) => e.type === 'damaged').map((e) => e.target)).toEqual(['rat', 'ox']);
  });
  test('a draw inside a loop leaves `each` alone', () => {
    const { events } = playScene({
      theirs,
      mine: { deck: ['elk', 'elk'] },
      do: [{ op: 'forEach', of: P1_UNITS, do: [{ op: 'draw' }, { op: 'damage', to: 'each', amount: 1 }] }],
    });
    expect(events.filter((e) => e.type === 'damaged').map((e) => e.target)).toEqual(['rat', 'ox']);
  });

  test('the second round does not speak of what the first came to', () => {
    const { events } = playScene({
      theirs: { board: ['rat', 'ox'] },
      do: [
        { op: 'remember', what: 'opponents' },
        {
          op: 'forEach',
          of: P1_UNITS,
          do: [
            { op: 'signal', name: 'it', about: 'them' },
            { op: 'damage', to: 'each', amount: 1 },
          ],
        },
      ],
    });
    expect(events.filter((e) => e.name === 'it').map((e) => e.subject)).toEqual(['p1', 'p1']);
  });

  test('while: what its rounds came to is its result', () => {
    const energy = { amount: 'fact', of: 'you', fact: 'energy' } as const;
    const { it, notes } = playScene({
      do: [
        {
          op: 'while',
          cond: { test: 'compare', left: energy, is: '<', right: 2 },
          do: [{ op: 'add', to: 'you', fact: 'energy', by: 1 }],
        },
      ],
    });
    expect({ it, notes }).toEqual({ it: { refs: ['p0', 'p0'], amount: 2, shares: [1, 1] }, notes: [] });
  });
});

describe('costs', () => {
  test('what is gone cannot pay with its facts', () => {
    const { notes } = playScene({
      targets: [{ as: 'target', from: P1_UNITS }],
      theirs: { board: ['rat'] },
      do: [
        { op: 'move', what: 'target', to: 'hand' },
        { op: 'pay', costs: [{ cost: 'fact', of: 'target', fact: 'ready', by: -1 }] },
      ],
    });
    expect(notes).toEqual(['pay: unpayable']);
  });
  const discard: Cost = { cost: 'move', from: hand, count: 1, to: 'discard', how: 'discard' };
  test('pay: one card cannot pay two costs, and nothing is offered with which the rest could not be paid', () => {
    const units: Cost = { ...discard, from: { ...hand, where: { type: 'unit' } } };
    const lab = labOf({
      do: [{ op: 'pay', costs: [discard, units, discard] }],
      mine: { hand: ['rat', 'dud', 'dud'] },
    }).act('play cast');
    expect(lab.offered).toEqual(['dud', 'dud']);
    lab.pick('dud');
    expect(lab.offered).toEqual(['rat']);
    lab.pick('rat');
    expect(lab.offered).toEqual(['dud']);
    lab.pick('dud');
    expect(lab.objects(0, 'discard').map((o) => o.card)).toEqual(['dud', 'rat', 'dud']);
  });

  test('a play: nothing is offered with which the rest could not be paid', () => {
    const shrine = relic('shrine', {
      abilities: [
        {
          id: 'pray',
          action: 'use',
          costs: [discard, { ...discard, from: { ...hand, where: { type: 'unit' } } }],
          do: [{ op: 'signal', name: 'prayed' }],
        },
      ],
    });
    const lab = labOf({ do: [], cards: [shrine], mine: { board: ['shrine'], hand: ['rat', 'dud'] } });
    lab.act('use shrine');
    expect(lab.offered).toEqual(['cast', 'dud']);
    lab.pick('dud');
    lab.pick('rat');
    expect(lab.told('signalled')).toEqual(['signal prayed']);
  });

  test('pools of any size can be paid beside other costs, and none takes more than what is above the least', () => {
    const { facts } = labRules('queue');
    const paying = (mana: FactDecl, ...costs: readonly Cost[]) =>
      playScene({
        rules: { facts: { ...facts, player: { ...facts.player, mana } } },
        do: [{ op: 'pay', costs }],
        answers: mana.min ? [] : costs.flatMap((c) => (c.cost === 'pool' ? [{ value: [[c.parts[0]?.amount]] }] : [])),
      }).notes;
    const pool = (amount: number): Cost => ({ cost: 'pool', parts: [{ amount, from: ['mana'] }] });
    expect(paying({ initial: 500, min: 0 }, pool(300), { cost: 'resource', resource: 'mana', amount: 0 })).toEqual([]);
    expect(paying({ initial: 500, min: 0 }, pool(150), pool(150))).toEqual([]);
    expect(paying({ initial: 5, min: 3 }, pool(4))).toEqual(['pay: unpayable']);
  });

  test('pay: several cards for one cost leave enough for the next', () => {
    const two: Cost = { ...discard, count: 2 };
    const units: Cost = { ...discard, from: { ...hand, where: { type: 'unit' } } };
    const paid = labOf({ do: [{ op: 'pay', costs: [two, units] }], mine: { hand: ['rat', 'dud', 'ox'] } }).act(
      'play cast',
    );
    expect(paid.tried([0, 2])).toMatchObject({ code: 'illegal' });
    expect(paid.tried([0, 1])).toBeNull();
  });

  test('a play: one card cannot pay two costs', () => {
    const other: Cost = { ...discard, from: { ...hand, other: true } };
    const lab = labOf({
      do: [],
      cards: [spell('twice', [], { costs: [other, other] })],
      mine: { hand: ['twice', 'rat', 'ox'] },
    });
    lab.act('play twice').pick('rat');
    expect(lab.offered).not.toContain('rat');
  });
  describe('a face-down card is played as what it is face up', () => {
    const dear = unit('dear', 1, 1, { stats: { cost: 3, attack: 1, health: 1 } });
    const down: Effect = { op: 'turnOver', what: hand, faceDown: true };
    test('its printed cost is paid', () => {
      const lab = labOf({ cards: [dear], do: [down], mine: { hand: ['dear'] } })
        .act('play cast')
        .pick();
      lab.act('play dear');
      expect(lab.fact(0, 'mana')).toBe(7);
    });
    test('also where an effect plays it', () => {
      const { lab } = playScene({
        cards: [dear],
        do: [down, { op: 'play', what: hand, costs: 'printed' }],
        mine: { hand: ['dear'] },
      });
      expect(lab.fact(0, 'mana')).toBe(7);
    });
    test('it is not offered where it cannot be paid, or must not be played', () => {
      const spend: Effect = { op: 'add', to: 'you', fact: 'mana', by: -9 };
      const poor = labOf({ cards: [dear], do: [down, spend], mine: { hand: ['dear'] } })
        .act('play cast')
        .pick();
      expect(poor.offered).toEqual(['pass']);
      const ban = relic('ban', {
        abilities: [{ affects: { ...hand, where: { name: 'dear' } }, patches: [{ patch: 'forbid', what: 'play' }] }],
      });
      const banned = labOf({ cards: [dear, ban], do: [down], mine: { hand: ['dear'], board: ['ban'] } });
      banned.act('play cast').pick();
      expect(banned.offered).not.toContain('play dear');
    });
    test('what makes it cheaper in the hand does so', () => {
      const sale = relic('sale', {
        abilities: [{ affects: hand, patches: [{ patch: 'addStat', stat: 'cost', by: -2 }] }],
      });
      const lab = labOf({ cards: [dear, sale], do: [down], mine: { hand: ['dear'], board: ['sale'] } });
      lab.act('play cast').pick().act('play dear');
      expect(lab.fact(0, 'mana')).toBe(9);
    });
  });
  test('pool: what pays it does not pay another cost as well', () => {
    const pool: Cost = { cost: 'pool', parts: [{ amount: 8, from: ['mana'] }] };
    const { notes } = playScene({
      do: [{ op: 'pay', costs: [pool, { cost: 'resource', resource: 'mana', amount: 8 }] }],
    });
    expect(notes).toEqual(['pay: unpayable']);
  });
});

describe('replacements', () => {
  test('prevent: so much of what goes down', () => {
    const { events } = playScene({
      cards: [
        relic('ward', {
          abilities: [{ instead: { replace: 'prevent', of: { on: 'counted', fact: 'mana', subject: {} }, amount: 2 } }],
        }),
      ],
      theirs: { board: ['ward'] },
      do: [{ op: 'add', to: 'you', fact: 'mana', by: -3 }],
    });
    expect(events).toEqual([{ type: 'counted', bearer: 'p0', fact: 'mana', by: -1, to: 9 }]);
  });
  const damage = (amount: number, to: Selector = 'you'): Effect => ({ op: 'damage', to, amount });
  const shield = (uses: number): Effect => ({
    op: 'modify',
    what: 'you',
    patches: [
      {
        patch: 'grant',
        ability: { instead: { replace: 'prevent', of: { on: 'damaged', subject: { controller: 'you' } } } },
      },
    ],
    until: { until: 'match' },
    uses,
  });

  test('a shield prevents no more than it has left, also of two events of one batch', () => {
    const { lab } = playScene({ do: [shield(2), { op: 'together', do: [damage(2), damage(2)] }] });
    expect(lab.fact(0, 'health')).toBe(18);
  });

  test('a replacement for once a turn applies to one event of a batch', () => {
    const { lab } = playScene({
      cards: [
        relic('ward', {
          abilities: [
            { instead: { replace: 'prevent', of: { on: 'damaged', subject: {} } }, limit: { per: 'turn', times: 1 } },
          ],
        }),
      ],
      theirs: { board: ['ward'] },
      do: [damage(1, 'everyone')],
    });
    expect(lab.told('damaged')).toHaveLength(1);
  });

  test('the limit of a replacement that a player was given counts', () => {
    const { lab } = playScene({
      do: [
        {
          op: 'modify',
          what: 'you',
          patches: [
            {
              patch: 'grant',
              ability: {
                instead: { replace: 'prevent', of: { on: 'damaged', subject: { controller: 'you' } } },
                limit: { per: 'turn', times: 1 },
              },
            },
          ],
          until: { until: 'match' },
        },
        damage(1),
        damage(1),
      ],
    });
    expect(lab.fact(0, 'health')).toBe(19);
  });

  test('counters that come with an arrival add to what is kept from before', () => {
    const { lab } = playScene({
      cards: [
        unit('vow', 1, 4, {
          abilities: [{ instead: { replace: 'with', of: { on: 'entered' }, facts: { sworn: 1 } } }],
        }),
      ],
      mine: { hand: ['vow'] },
      do: [
        { op: 'add', to: { ...hand, where: { name: 'vow' } }, fact: 'sworn', by: 2 },
        { op: 'move', what: { ...hand, where: { name: 'vow' } }, to: 'board' },
      ],
    });
    expect(lab.objects(0, 'board')[0]?.facts).toEqual({ sworn: 3 });
  });

  test('an event that is no amount is one also to what replaces it', () => {
    const { lab } = playScene({
      cards: [
        relic('grave', {
          abilities: [
            {
              instead: {
                replace: 'instead',
                of: { on: 'died', subject: {} },
                do: [{ op: 'add', to: 'you', fact: 'mana', by: { amount: 'event' } }],
              },
            },
          ],
        }),
      ],
      mine: { board: ['rat', 'grave'] },
      do: [{ op: 'destroy', what: { select: 'objects', in: ['board'], where: { name: 'rat' } } }],
    });
    expect(lab.fact(0, 'mana')).toBe(11);
  });

  test('what is done "as" an event happens is not done when the event is prevented after all', () => {
    const { events } = playScene({
      cards: [
        relic('also', {
          abilities: [
            { instead: { replace: 'also', of: { on: 'damaged', subject: {} }, do: [{ op: 'signal', name: 'also' }] } },
          ],
        }),
        relic('stop', { abilities: [{ instead: { replace: 'prevent', of: { on: 'damaged', subject: {} } } }] }),
      ],
      theirs: { board: ['also', 'stop'] },
      do: [{ op: 'damage', to: 'opponents', amount: 1 }],
    });
    expect(events).toEqual([]);
  });
});

describe('all in a batch happens together', () => {
  const nest: Partial<Ruleset> = {
    zones: {
      ...labRules('queue').zones,
      board: {
        of: 'player',
        faces: 'all',
        play: true,
        capacity: 3,
        cells: [
          { name: 'left', capacity: 1 },
          { name: 'right', capacity: 1 },
          { name: 'back', capacity: 1 },
        ],
      },
      slot: { of: 'player', faces: 'all', play: true, capacity: 1 },
    },
  };
  const cell = (name: string): Selector => ({ select: 'cells', in: 'board', of: 'you', named: name });
  const own = (name: string, zone = 'board'): Selector => ({
    select: 'objects',
    in: [zone],
    of: 'you',
    where: { name },
  });
  const to = (name: string, at: string): Effect => ({ op: 'move', what: own(name), to: 'board', cell: cell(at) });
  const cells = ({ lab }: Played) => lab.objects(0, 'board').map((o) => `${o.card} ${o.cell ?? '-'}`);
  const placed = (...nodes: readonly Effect[]): Scene => ({
    rules: nest,
    mine: { board: ['rat', 'ox'] },
    do: [to('rat', 'left'), to('ox', 'right'), { op: 'together', do: nodes }],
  });

  test('two objects swap cells', () => {
    const swapped = playScene(placed(to('rat', 'right'), to('ox', 'left')));
    expect([cells(swapped), swapped.notes]).toEqual([['rat right', 'ox left'], []]);
  });
  test('and three in a ring, also where the zone is full', () => {
    const ring = playScene({
      rules: nest,
      mine: { board: ['rat', 'ox', 'elk'] },
      do: [
        to('rat', 'left'),
        to('ox', 'right'),
        to('elk', 'back'),
        { op: 'together', do: [to('rat', 'right'), to('ox', 'back'), to('elk', 'left')] },
      ],
    });
    expect([cells(ring), ring.notes]).toEqual([['rat right', 'ox back', 'elk left'], []]);
  });
  test('who follows one that cannot go cannot go either', () => {
    const jam = playScene({
      rules: nest,
      mine: { board: ['rat', 'ox', 'elk'] },
      do: [
        to('rat', 'left'),
        to('ox', 'right'),
        to('elk', 'back'),
        { op: 'together', do: [to('rat', 'right'), to('ox', 'back')] },
      ],
    });
    expect([cells(jam), jam.notes]).toEqual([
      ['rat left', 'ox right', 'elk back'],
      ['moved: full', 'moved: full'],
    ]);
  });
  test('of two for one cell the first gets it, whichever leaves it', () => {
    const race = playScene({
      rules: nest,
      mine: { board: ['rat', 'ox', 'elk'] },
      do: [to('rat', 'left'), { op: 'together', do: [to('ox', 'left'), to('elk', 'left'), to('rat', 'right')] }],
    });
    expect([cells(race), race.notes]).toEqual([['rat right', 'ox left', 'elk -'], ['moved: full']]);
  });
  test.each([0, 1])('two change places between zones, and a token takes the place of what goes: order %i', (first) => {
    const moves: readonly Effect[] = [
      { op: 'move', what: own('rat'), to: 'slot' },
      { op: 'move', what: own('ox', 'slot'), to: 'board' },
    ];
    const swap = playScene({
      rules: nest,
      mine: { board: ['rat', 'ox'] },
      do: [
        { op: 'move', what: own('ox'), to: 'slot' },
        { op: 'together', do: first === 0 ? moves : moves.toReversed() },
      ],
    });
    expect([swap.lab.zone(0, 'board'), swap.lab.zone(0, 'slot'), swap.notes]).toEqual([['ox'], ['rat'], []]);
    const nodes: readonly Effect[] = [
      { op: 'create', card: 'elk', to: 'slot' },
      { op: 'destroy', what: own('rat', 'slot') },
    ];
    const token = playScene({
      rules: nest,
      mine: { board: ['rat'] },
      do: [
        { op: 'move', what: own('rat'), to: 'slot' },
        { op: 'together', do: first === 0 ? nodes : nodes.toReversed() },
      ],
    });
    expect([token.lab.zone(0, 'slot'), token.notes]).toEqual([['elk'], []]);
  });

  const both = (a: Effect, b: Effect, before: readonly Effect[] = []) =>
    [
      [a, b],
      [b, a],
    ].map((nodes) => playScene({ theirs: { board: ['ox'] }, do: [...before, { op: 'together', do: nodes }] }));
  test('damage and healing of one thing add up, and are bounded once', () => {
    const hurt: Effect = { op: 'damage', to: P1_UNITS, amount: 1 };
    for (const { lab, events } of both(
      { op: 'damage', to: P1_UNITS, amount: 2 },
      { op: 'heal', to: P1_UNITS, amount: 5 },
      [hurt],
    )) {
      expect(lab.objects(1, 'board')[0]?.facts).toEqual({});
      const amounts = events.slice(1).map((e) => `${String(e.type)} ${String(e.amount)}`);
      expect(amounts.toSorted()).toEqual(['damaged 2', 'healed 3']);
    }
  });
  test('what is unhurt is healed of what it is dealt at the same time', () => {
    for (const { lab, notes } of both(
      { op: 'damage', to: P1_UNITS, amount: 2 },
      { op: 'heal', to: P1_UNITS, amount: 1 },
    ))
      expect([lab.objects(1, 'board')[0]?.facts, notes]).toEqual([{ damage: 1 }, []]);
  });
  test('a counter that goes up and down ends within its bounds, whichever is said first', () => {
    const add = (by: number): Effect => ({ op: 'add', to: 'you', fact: 'energy', by });
    const counted = (by: number, at: number) => ({ type: 'counted', bearer: 'p0', fact: 'energy', by, to: at });
    for (const { lab, events } of both(add(3), add(-2), [add(1)])) {
      expect(lab.fact(0, 'energy')).toBe(2);
      expect(events.slice(1)).toEqual(expect.arrayContaining([counted(3, 2), counted(-2, 2)]));
    }
    // At most 3: of what goes up only that counts which there is room for.
    for (const { lab, events } of both(add(3), add(-1), [add(2)])) {
      expect(lab.fact(0, 'energy')).toBe(3);
      expect(events.slice(1)).toEqual(expect.arrayContaining([counted(2, 3), counted(-1, 3)]));
    }
  });
  test('a bound that moves in the same batch is the new one', () => {
    const facts = labRules('queue').facts;
    const rules: Partial<Ruleset> = {
      facts: { ...facts, player: { ...facts.player, most: { initial: 5 }, life: { initial: 5, max: 'most' } } },
    };
    const nodes = ['most', 'life'].map((fact): Effect => ({ op: 'add', to: 'you', fact, by: 2 }));
    for (const order of [nodes, nodes.toReversed()])
      expect(playScene({ rules, do: [{ op: 'together', do: order }] }).lab.fact(0, 'life')).toBe(7);
  });
});

describe('triggers', () => {
  const log = (name: string): Effect => ({ op: 'signal', name });
  const twice = relic('twice', {
    abilities: [
      { on: { on: 'damaged', subject: { controller: 'opponents' } }, do: [log('a')] },
      { on: { on: 'damaged', subject: { controller: 'opponents' } }, do: [log('b')] },
    ],
  });
  const ordered = (policy: 'pool' | 'priority') => {
    const lab = labOf({
      policy,
      cards: [twice],
      mine: { board: ['twice'] },
      theirs: { board: ['rat', 'ox'] },
      do: [{ op: 'damage', to: P1_UNITS, amount: 1 }],
    });
    lab.act('play cast');
    while (lab.choice.purpose !== 'trigger-order')
      lab.give(lab.choice.purpose === 'probe' ? [] : lab.offered.length - 1);
    return lab;
  };
  test.each(['pool', 'priority'] as const)(
    '%s: who orders triggers of one source sees what tells them apart',
    (policy) => {
      const lab = ordered(policy);
      const [choice] = viewOf(lab.match, playerId(0)).choices;
      const events = ['rat', 'ox'].map((card) => ({ type: 'damaged', target: { card }, amount: 1 }));
      const about = ['rat', 'ox'].map((card) => ({ it: [{ card }] }));
      expect(choice?.request?.['triggers']).toMatchObject(
        [0, 0, 1, 1].map((at, i) => ({
          ability: { in: 'card', name: 'twice', path: `abilities.${i % 2}` },
          event: events[at],
          about: about[at],
        })),
      );
      expect(choice && optionWords(choice, ['Ann', 'Bob'])).toEqual([
        'twice (ability 1, rat is dealt 1 damage by cast)',
        'twice (ability 2, rat is dealt 1 damage by cast)',
        'twice (ability 1, ox is dealt 1 damage by cast)',
        'twice (ability 2, ox is dealt 1 damage by cast)',
      ]);
      expect(viewOf(lab.match, playerId(1)).choices[0]?.request).toBeUndefined();
    },
  );

  test('a delayed trigger on a stay that is over does not hear the next one', () => {
    const imp = unit('imp', 1, 4, {
      abilities: [
        {
          action: 'use',
          do: [{ op: 'later', on: { on: 'died' }, always: true, do: [{ op: 'signal', name: 'avenged' }] }],
        },
      ],
    });
    const own = { select: 'objects', in: ['board'], of: 'you' } as const;
    const lab = labOf({
      cards: [imp],
      mine: { board: ['imp'] },
      do: [
        { op: 'move', what: own, to: 'hand' },
        { op: 'move', what: 'them', to: 'board' },
        { op: 'destroy', what: 'them' },
      ],
    });
    lab.act('use imp').act('play cast').pick();
    expect(lab.told('signalled')).toEqual(['signal after']);
  });

  describe('abilities of the rules', () => {
    const hurt: TriggeredAbility = { on: { on: 'damaged', subject: {} }, do: [{ op: 'signal', name: 'hurt' }] };
    const heard = (ability: Partial<TriggeredAbility>, nodes: readonly Effect[]) =>
      playScene({
        rules: { abilities: [{ ...hurt, ...ability }] },
        theirs: { board: ['rat', 'ox'] },
        do: nodes,
      })
        .lab.told('signalled')
        .filter((told) => told !== 'signal after');
    const sweep: Effect = { op: 'damage', to: P1_UNITS, amount: 1 };

    test('"one or more" counts batches', () => {
      expect(heard({ once: true }, [sweep])).toEqual(['signal hurt']);
      expect(heard({ once: true }, [sweep, sweep])).toEqual(['signal hurt', 'signal hurt']);
    });

    test('a limit counts within a batch, a turn and the match', () => {
      const limit = { per: 'turn', times: 1 } as const;
      expect(heard({ limit }, [sweep, sweep])).toEqual(['signal hurt']);
      const lab = labOf({
        rules: {
          abilities: [
            { on: { on: 'began', step: 'main', whose: 'all' }, limit, do: [{ op: 'signal', name: 'turn' }] },
            {
              on: { on: 'began', step: 'main', whose: 'all' },
              limit: { per: 'match', times: 2 },
              do: [{ op: 'signal', name: 'twice' }],
            },
          ],
        },
        do: [],
      });
      lab.act('pass').reloaded().act('pass').act('pass');
      expect(lab.told('signalled').filter((s) => s === 'signal turn')).toHaveLength(4);
      expect(lab.told('signalled').filter((s) => s === 'signal twice')).toHaveLength(2);
    });
  });

  test('an ability that was granted twice is there twice, also for "one or more"', () => {
    const grant: Effect = {
      op: 'modify',
      what: { ...P1_UNITS, where: { name: 'ox' } },
      patches: [
        {
          patch: 'grant',
          ability: { on: { on: 'damaged', subject: {} }, once: true, do: [{ op: 'signal', name: 'hurt' }] },
        },
      ],
      until: { until: 'match' },
    };
    const { lab } = playScene({
      theirs: { board: ['rat', 'ox'] },
      do: [
        { op: 'repeat', times: 2, do: [grant] },
        { op: 'damage', to: P1_UNITS, amount: 1 },
      ],
    });
    expect(lab.told('signalled')).toEqual(['signal after', 'signal hurt', 'signal hurt']);
  });

  test.each<[string, TriggeredAbility['on'], readonly Effect[], number]>([
    ['a move: once', { on: 'entered', subject: {} }, [{ op: 'create', card: 'rat', to: 'board' }], 1],
    ['damage: so much', { on: 'damaged', subject: {} }, [{ op: 'damage', to: 'opponents', amount: 3 }], 3],
    [
      'a count: so much',
      { on: 'counted', fact: 'mana', subject: {} },
      [{ op: 'add', to: 'you', fact: 'mana', by: 2 }],
      2,
    ],
    ['a signal: as it says', { on: 'signalled', name: 'go' }, [{ op: 'signal', name: 'go', amount: 4 }], 4],
    ['a step: the number of the turn', { on: 'began', step: 'main', whose: 'all' }, [], 2],
  ])('the event and its result are the same amount: of %s', (_, on, nodes, amount) => {
    const log = (name: string, of: Amount): Effect => ({ op: 'signal', name, amount: of });
    const ear = relic('ear', {
      abilities: [{ on, do: [log('result', { amount: 'result', of: 'it' }), log('event', { amount: 'event' })] }],
    });
    const lab = labOf({ cards: [ear], mine: { board: ['ear'] }, do: nodes });
    if (nodes.length > 0) lab.act('play cast').pick();
    else lab.act('pass');
    const said = lab.events.flatMap((e) =>
      e.type === 'signalled' && e.amount !== undefined && e.name !== 'go' ? [[e.name, e.amount]] : [],
    );
    expect(said.slice(-2)).toEqual([
      ['result', amount],
      ['event', amount],
    ]);
  });
});

describe('targets', () => {
  const hurt: TargetSpec = {
    as: 'target',
    from: {
      select: 'players',
      who: 'opponents',
      where: {
        if: {
          test: 'compare',
          left: { amount: 'happened', event: { on: 'damaged' } },
          is: '>',
          right: 0,
        },
      },
    },
  };
  const strike = (id: string) =>
    unit(id, 1, 9, {
      abilities: [{ action: 'use', targets: [hurt], do: [{ op: 'damage', to: 'target', amount: 1 }] }],
    });

  test('what was done to the bearer opens the target of the bearer alone', () => {
    const lab = labOf({
      cards: [strike('one'), strike('two'), strike('three')],
      mine: { board: ['one', 'two', 'three'] },
      do: [{ op: 'damage', to: { select: 'objects', in: ['board'], where: { name: 'one' } }, amount: 1 }],
    });
    lab.act('play cast').pick();
    expect(lab.offered).toEqual(['use one', 'pass']);
  });

  test('the most is at least one, also where the least is worked out', () => {
    const { asked } = playScene({
      theirs: { board: ['rat', 'ox'] },
      targets: [{ as: 'target', from: P1_UNITS, min: { amount: 'bound', of: 0 } }],
      do: [{ op: 'damage', to: 'target', amount: 1 }],
      answers: [['ox']],
    });
    expect(asked).toMatchObject([{ purpose: 'target', requests: [{ min: 0, max: 1 }] }]);
  });
});

describe('stats', () => {
  test('a counter that is there from the start counts in its stat, and is explained', () => {
    const { facts } = labRules('queue');
    const rat = { ...P1_UNITS, where: { name: 'rat' } } as const;
    const { lab } = playScene({
      rules: { facts: { ...facts, object: { ...facts.object, plus: { initial: 2 } } } },
      theirs: { board: ['rat', 'ox'] },
      do: [
        { op: 'damage', to: 'opponents', amount: { amount: 'fact', of: rat, fact: 'plus' } },
        { op: 'damage', to: 'opponents', amount: { amount: 'stat', of: rat, stat: 'attack' } },
        { op: 'add', to: rat, fact: 'plus', by: -2 },
        { op: 'damage', to: 'opponents', amount: { amount: 'stat', of: rat, stat: 'attack' } },
      ],
    });
    expect(lab.told('damaged')).toEqual(['damaged p1 2', 'damaged p1 3', 'damaged p1 1']);
    expect(explain(lab.match, lab.ref('ox'))?.lines).toContainEqual({ what: 'attack +2', from: 'plus' });
  });
});

describe('hidden', () => {
  test('choose: who may not look does not learn which hidden cards fit', () => {
    const asked = (cards: readonly string[]) => {
      const lab = labOf({
        do: [{ op: 'choose', from: { select: 'objects', in: ['hand'], of: 'opponents', where: { type: 'unit' } } }],
        theirs: { hand: cards },
      }).act('play cast');
      return viewOf(lab.match, playerId(0)).choices;
    };
    const choices = asked(['rat', 'dud', 'ox']);
    expect(choices[0]?.request).toHaveProperty('candidates', [
      { card: 'ox', name: 'ox' },
      { card: 'rat', name: 'rat' },
    ]);
    expect(asked(['dud', 'rat', 'ox'])).toEqual(choices);
  });

  test('choose: blindly, of cards that nobody has sifted, shows places and no faces', () => {
    const lab = labOf({
      do: [{ op: 'choose', from: { select: 'objects', in: ['hand'], of: 'opponents' } }],
      theirs: { hand: ['rat', 'ox'] },
    }).act('play cast');
    const places = lab.objects(1, 'hand').map((o) => ({ object: `#${o.inc}` }));
    expect(viewOf(lab.match, playerId(0)).choices[0]?.request).toHaveProperty('candidates', places);
  });
});

describe('a player of three is out', () => {
  const log = (name: string): Effect => ({ op: 'signal', name });
  const aura = relic('aura', {
    abilities: [
      {
        affects: { select: 'objects', in: ['board'], where: { type: 'unit' } },
        patches: [{ patch: 'addStat', stat: 'attack', by: 5 }],
      },
      { on: { on: 'began', step: 'end', whose: 'all' }, do: [log('aura')] },
    ],
  });
  const imp = unit('imp', 1, 4, {
    abilities: [
      {
        action: 'use',
        do: [
          { op: 'later', on: { on: 'began', step: 'end', whose: 'all' }, always: true, do: [log('later')] },
          {
            op: 'modify',
            what: { select: 'objects', in: ['board'], where: { name: 'rat' } },
            patches: [{ patch: 'addStat', stat: 'attack', by: 7 }],
            until: { until: 'your-next-turn' },
          },
        ],
      },
    ],
  });
  const steal: Effect = {
    op: 'move',
    what: { select: 'objects', in: ['board'], where: { name: 'ox' } },
    to: 'board',
    of: 'opponents',
  };
  const three: Scene = {
    cards: [aura, imp],
    mine: { board: ['rat'] },
    theirs: { board: ['aura', 'imp'], hand: ['dud'], deck: ['elk'] },
    more: [{ board: ['idol', 'ox'] }],
    do: [steal],
  };
  const attack = (lab: Lab) => effective(lab.match, lab.objects(0, 'board')[0] as GameObject).stats.attack;
  const gone = (lab: Lab) => {
    expect(['board', 'hand', 'deck', 'discard'].flatMap((zone) => lab.zone(1, zone))).toEqual([]);
    expect(lab.zone(2, 'board')).toEqual(['idol', 'ox']);
    expect([lab.state.delayed, lab.state.modifiers, lab.state.waiting]).toEqual([[], [], []]);
    expect(attack(lab)).toBe(1);
    expect(lab.state.result).toBeNull();
    const told = lab.events.length;
    lab.reloaded();
    for (let k = 0; k < 4; k++) lab.act('pass');
    expect(lab.events.slice(told).filter((e) => e.type === 'signalled')).toEqual([]);
    expect(lab.state.turn.active).not.toBe(1);
  };

  test('by leaving: what was his goes, what he only controlled goes back, and the others play on', () => {
    const lab = labOf(three).act('play cast').pick().act('pass').act('use imp');
    expect([lab.zone(1, 'board'), lab.state.delayed.length, attack(lab)]).toEqual([['aura', 'imp', 'ox'], 1, 13]);
    gone(lab.leave(1));
  });
  test('by losing: the same', () => {
    const quit = spell('quit', [
      { op: 'lose', who: 'you', why: 'quit' },
      { op: 'draw', who: 'opponents' },
    ]);
    const lab = labOf({ ...three, cards: [aura, imp, quit], theirs: { ...three.theirs, hand: ['quit', 'dud'] } });
    lab.act('play cast').pick().act('pass').act('use imp').act('play quit');
    gone(lab);
    expect(lab.told('departed', 'lost')).toEqual(['lost', 'departed']);
  });

  test('what he waits with on the stack goes away, what others wait with resolves', () => {
    const bolt = spell('bolt', [{ op: 'damage', to: 'everyone', amount: 1 }]);
    const lab = labOf({
      policy: 'priority',
      cards: [bolt],
      rules: {
        phases: [
          { step: 'main', window: { who: 'active', actions: ['play', 'pass'] }, next: [{ to: 'main', turn: 'next' }] },
        ],
      },
      mine: { hand: ['bolt'] },
      theirs: { hand: ['bolt'] },
      more: [{}],
      do: [],
    });
    lab.act('play bolt').act('pass').act('play bolt').act('pass').leave(1);
    expect(lab.state.frames.map((f) => f.controller)).toEqual([0]);
    expect(lab.request.player).not.toBe(1);
    lab.act('pass').act('pass');
    expect([0, 1, 2].map((p) => lab.fact(p, 'health'))).toEqual([19, 20, 19]);
    expect(lab.state.result).toBeNull();
  });

  test('what is asked of him is withdrawn, and asked of the others', () => {
    const lab = labOf({ do: [{ op: 'discard', who: 'everyone' }], ...hands }).act('play cast');
    lab.pick('rat');
    expect(lab.request.player).toBe(1);
    lab.leave(1).reloaded();
    // Asked anew: nobody keeps an answer that was given to other players.
    expect(lab.request.player).toBe(0);
    lab.pick('ox').pick('rat').pick();
    expect(lab.told('moved').filter((m) => m.startsWith('discard'))).toEqual(['discard ox', 'discard rat']);
  });

  test('his turn goes on without him, and the next one is that of who stays', () => {
    const lab = labOf({ ...three, do: [] })
      .act('play cast')
      .pick()
      .act('pass')
      .leave(1);
    expect([lab.state.turn.active, lab.request.player]).toEqual([2, 2]);
  });
  test('an effect that he controls stops in the middle, with the scopes that it opened', () => {
    const asks: Effect = { op: 'choose', from: 'everyone', by: 'opponents' };
    const lab = labOf({
      do: [{ op: 'settle', do: [{ op: 'settle', do: [asks] }, log('inner')] }, log('outer')],
      more: [{}],
    }).act('play cast');
    lab.leave(0);
    expect([lab.state.frames, lab.state.scopes, lab.told('signalled')]).toEqual([[], [], []]);
    lab.reloaded().act('pass').act('pass');
    expect(lab.state.turn.active).toBe(1);
  });
  const hands: Partial<Scene> = {
    mine: { hand: ['rat', 'ox'] },
    theirs: { hand: ['rat', 'ox'] },
    more: [{ hand: ['rat', 'ox'] }],
  };
});

describe('targets that are held against each other', () => {
  const aim: Effect = { op: 'damage', to: 'target', amount: 1 };
  const spec = (more: object) => [
    {
      as: 'target',
      from: { select: 'objects', in: ['board'], where: { type: 'unit' } },
      min: 2,
      max: 2,
      ...more,
    } as const,
  ];
  test('only what fits together is accepted, and a play without it is not offered', () => {
    const board = { mine: { board: ['rat'] }, theirs: { board: ['ox', 'elk'] } };
    const lab = labOf({ do: [aim], targets: spec({ different: 'controller' }), ...board }).act('play cast');
    expect(lab.tried([1, 2])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 2])).toBeNull();
    const alone = labOf({ do: [aim], targets: spec({ different: 'controller' }), theirs: board.theirs });
    expect(alone.offered).not.toContain('play cast');
  });
  test('with a total', () => {
    const lab = labOf({
      do: [aim],
      targets: spec({ total: { of: { amount: 'stat', of: 'candidate', stat: 'attack' }, max: 4 } }),
      theirs: { board: ['rat', 'ox', 'elk'] },
    }).act('play cast');
    expect(lab.tried([1, 2])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 2])).toBeNull();
  });
});

describe('paying', () => {
  const board: Selector = { select: 'objects', in: ['board'], of: 'you' };
  const toss: Cost = { cost: 'move', from: hand, count: 1, to: 'discard', how: 'discard' };
  test('a card that is played does not pay for itself', () => {
    const scene: Scene = { do: [], cards: [spell('rite', [], { costs: [toss] })], mine: { hand: ['rite'] } };
    const alone = labOf({ ...scene, mine: { hand: ['rite'] } });
    alone.act('play cast');
    expect(alone.offered).not.toContain('play rite');
    const two = labOf({ ...scene, mine: { hand: ['rite', 'rat'] } });
    two.act('play cast').pick().act('play rite');
    expect(two.offered).toEqual(['rat']);
  });

  test('what is put on twice must fit in twice', () => {
    const { facts } = labRules('queue');
    const ready: FactDecl = { initial: 0, min: 0, max: 1 };
    const tired: Cost = { cost: 'fact', of: 'you', fact: 'ready', by: 1 };
    const paying = (...costs: readonly Cost[]) =>
      playScene({
        rules: { facts: { ...facts, player: { ...facts.player, ready } } },
        do: [{ op: 'pay', costs }],
      }).notes;
    expect(paying(tired)).toEqual([]);
    expect(paying(tired, tired)).toEqual(['pay: unpayable']);
  });

  test('whether a hidden resource suffices shows by no pause', () => {
    const { facts } = labRules('queue');
    const asks = (grudge: number) =>
      labOf({
        rules: { facts: { ...facts, player: { ...facts.player, grudge: { initial: grudge, min: 0, hidden: true } } } },
        do: [{ op: 'pay', costs: [{ cost: 'resource', resource: 'grudge', amount: 1 }], by: 'opponents' }],
      }).act('play cast').choice.purpose;
    expect([asks(0), asks(1)]).toEqual(['cost', 'cost']);
  });

  test('answers given to another table are asked for again', () => {
    const kill: Cost = {
      cost: 'move',
      from: { select: 'objects', in: ['board'] },
      count: 1,
      to: 'discard',
      how: 'kill',
    };
    const lab = labOf({
      do: [{ op: 'pay', costs: [kill, kill] }],
      mine: { board: ['idol', 'rat'] },
      theirs: { board: ['ox'] },
      more: [{}],
    }).act('play cast');
    lab.pick('ox');
    lab.leave(1);
    expect(lab.offered).toEqual(['idol', 'rat']);
    lab.pick('rat').pick('idol');
    expect(lab.told('moved')).toContain('kill rat');
  });

  test('why not: what cannot be paid is not called a missing target', () => {
    const cards = [
      spell('dear', [], {
        costs: [
          { cost: 'resource', resource: 'mana', amount: 99 },
          { ...toss, from: board },
        ],
      }),
    ];
    const lab = labOf({ do: [], cards, mine: { hand: ['dear'] } });
    const [refused] = refusedDeeds(lab.match, playerId(0), ['play']).filter(
      ({ deed }) => lab.state.objects[deed.source?.id ?? -1]?.card === 'dear',
    );
    expect(refused?.reason.code).toBe('unpayable');
  });
});

describe('questions', () => {
  test('the least that may be done is no', () => {
    const lab = labOf({ do: [{ op: 'may', do: [] }] }).act('play cast');
    expect(lab.offered).toEqual(['no', 'yes']);
  });

  test('a total over hidden cards is no open question', () => {
    const stat = { amount: 'stat', of: 'candidate', stat: 'attack' } as const;
    const purpose = (card: string) =>
      labOf({
        do: [{ op: 'choose', from: hand, by: 'opponents', max: 1, min: 1, total: { of: stat, max: 1 } }],
        theirs: { hand: [card] },
      }).act('play cast').choice.purpose;
    expect([purpose('rat'), purpose('ox')]).toEqual(['choose', 'choose']);
  });
});

describe('assign and divide', () => {
  const units: Selector = { select: 'objects', in: ['hand'], of: 'opponents', where: { type: 'unit' } };
  const deck: Selector = { select: 'objects', in: ['deck'], of: 'you' };
  const asked = (node: Effect, scene: Partial<Scene>) =>
    viewOf(labOf({ do: [node], ...scene }).act('play cast').match, playerId(0)).choices;
  test.each<[string, Effect]>([
    ['assign', { op: 'assign', items: units, to: 'opponents' }],
    ['divide', { op: 'divide', amount: 2, among: units }],
  ])('%s: what hidden faces have sifted is shown by name', (_, node) => {
    const one = asked(node, { theirs: { hand: ['rat', 'dud', 'ox'] } });
    expect(asked(node, { theirs: { hand: ['dud', 'ox', 'rat'] } })).toEqual(one);
  });
  test('assign: the order of a deck is not told', () => {
    const node: Effect = { op: 'assign', items: deck, to: 'you' };
    const one = asked(node, { mine: { deck: ['rat', 'dud', 'ox'] } });
    expect(asked(node, { mine: { deck: ['ox', 'rat', 'dud'] } })).toEqual(one);
  });
});

describe('the answer for a clock', () => {
  test('is one that is accepted, also where the shape alone does not say it', () => {
    const board: Selector = { select: 'objects', in: ['board'], of: 'you' };
    const kill: Cost = { cost: 'move', from: board, count: 2, to: 'discard', how: 'kill' };
    const rat: Cost = { ...kill, count: 1, from: { ...board, where: { name: 'rat' } } };
    const lab = labOf({ do: [{ op: 'pay', costs: [kill, rat] }], mine: { board: ['rat', 'ox', 'idol'] } });
    lab.act('play cast');
    const [open] = openRequests(lab.match);
    expect(open?.fallback).toEqual([1, 2]);
    expect(lab.tried(open?.fallback)).toBeNull();
  });
});

describe('who is out', () => {
  test('a card for which its owner has no room goes under his deck', () => {
    const { zones } = labRules('queue');
    const take: Effect = {
      op: 'move',
      what: { select: 'objects', in: ['board'], of: 'opponents', where: { name: 'ox' } },
      to: 'board',
      of: 'you',
    };
    const lab = labOf({
      rules: { zones: { ...zones, board: { of: 'player', faces: 'all', play: true, capacity: 2 } } },
      do: [take, { op: 'create', card: 'rat', to: 'board', of: 'opponents' }, { op: 'draw', who: 'opponents' }],
      theirs: { board: ['ox', 'idol'], deck: ['elk', 'elk'] },
      more: [{}],
    }).act('play cast');
    const before = lab.zone(1, 'board');
    expect(lab.zone(0, 'board')).toEqual(['ox']);
    lab.pick().leave(0);
    expect(lab.zone(1, 'board')).toEqual(before);
    expect(lab.zone(1, 'deck')[0]).toBe('ox');
  });
});

describe('plays', () => {
  test('a card that is played is no target in the zone that it leaves', () => {
    const itself = spell('itself', [{ op: 'signal', name: 'done' }], {
      targets: [{ as: 'target', from: hand }],
    });
    const lab = labOf({ do: [], cards: [itself], mine: { hand: ['itself'] } })
      .act('play cast')
      .pick();
    expect(lab.offered).not.toContain('play itself');
  });
});
