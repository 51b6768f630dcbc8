/** Faults that the engine once had with costs and plays, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import type { Cost, Effect, Selector } from '../../effects/language.ts';
import { refusedDeeds } from '../../effects/rules/actions.ts';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import type { FactDecl, Ruleset } from '../../effects/ruleset.ts';
import { playerId, zoneKey } from '../../effects/state/ids.ts';
import { answer, matchOf } from '../../search/index.ts';
import { labRules, relic, spell, unit } from '../support/lab.ts';
import { drawFrom } from '../support/random.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';

const P1_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents', where: { type: 'unit' } };
const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;

const PHASES: Ruleset['phases'] = [
  { step: 'main', window: { who: 'active', actions: ['play', 'more', 'pass'] }, next: [{ to: 'main', turn: 'next' }] },
];

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

  test('pools are asked for one after the other, each of what the ones before have left', () => {
    const pool: Cost = { cost: 'pool', parts: [{ amount: 2, from: ['mana', 'energy'] }] };
    const { asked, events } = playScene({
      do: [
        { op: 'add', to: 'you', fact: 'energy', by: 2 },
        { op: 'pay', costs: [pool, pool] },
      ],
      answers: [{ value: [[1, 1]] }, { value: [[1, 1]] }],
    });
    const sources = (mana: number, energy: number) => ({
      requests: [
        {
          sources: [
            { ref: 'mana', max: mana },
            { ref: 'energy', max: energy },
          ],
        },
      ],
    });
    expect(asked).toMatchObject([sources(10, 2), sources(9, 1)]);
    expect(events.slice(1).map((e) => [e.fact, e.by, e.to])).toEqual([
      ['mana', -1, 9],
      ['energy', -1, 1],
      ['mana', -1, 8],
      ['energy', -1, 0],
    ]);
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

  test('cards that a player has not seen are offered to be played by name, not by where they lie', () => {
    const { actions } = labRules('queue');
    const from: Selector = { select: 'objects', in: ['hand', 'deck'], of: 'you' };
    const of = (...deck: string[]) =>
      labOf({ rules: { actions: { ...actions, play: { kind: 'play', from } } }, do: [], mine: { deck } });
    const [one, other] = [of('rat', 'ox', 'elk'), of('elk', 'rat', 'ox')];
    expect(one.offered).toEqual(['play cast', 'play elk', 'play ox', 'play rat', 'pass']);
    expect(viewOf(one.match, 0)).toEqual(viewOf(other.match, 0));
    const decks = Array.from({ length: 20 }, (_, seed) => {
      const state = sample(one.match, playerId(0), drawFrom(seed));
      expect(viewOf(matchOf(one.match.book, state), 0)).toEqual(viewOf(one.match, 0));
      return (state.zones[zoneKey('deck', playerId(0))] ?? []).map((id) => state.objects[id]?.card).join(' ');
    });
    expect(new Set(decks).size).toBe(6);
  });

  test('a play that is begun and taken back does not tell where its card lay', () => {
    const { actions } = labRules('queue');
    const from: Selector = { select: 'objects', in: ['deck'], of: 'you' };
    const aim = spell('aim', [], {
      targets: [{ as: 'target', from: { select: 'players', who: 'all' } }],
    });
    const seen = (...deck: string[]) => {
      const lab = labOf({
        rules: { actions: { ...actions, more: { kind: 'play', from } }, phases: PHASES },
        cards: [aim],
        do: [],
        mine: { deck },
      });
      const before = viewOf(lab.match, 0);
      lab.act('more aim');
      const asked = viewOf(lab.match, 0).choices;
      const { state } = lab;
      for (let seed = 0; seed < 10; seed++) {
        const dealt = matchOf(lab.match.book, sample(lab.match, playerId(0), drawFrom(seed)));
        const back = answer(dealt, { type: 'cancel', player: 0, choice: state.choices[0]?.id ?? '' });
        expect(back.ok && viewOf(back.match, 0)).toEqual(before);
      }
      return asked;
    };
    expect(seen('rat', 'aim', 'ox', 'elk')).toEqual(seen('rat', 'ox', 'elk', 'aim'));
  });
});
