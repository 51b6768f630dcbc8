import { describe, expect, test } from 'vitest';
import { effective } from '../../effects/effective/derive.ts';
import { explain } from '../../effects/effective/explain.ts';
import type { Patch } from '../../effects/language.ts';
import { fromHandle } from '../../effects/rules/sight.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { refOf } from '../../effects/state/objects.ts';
import { Lab, relic, spell, unit } from '../support/lab.ts';

const board = { select: 'objects', in: ['board'], where: { type: 'unit' } } as const;
const give = (id: string, ...patches: Patch[]) =>
  spell(id, [{ op: 'modify', what: 'target', until: { until: 'turn-end' }, patches }], {
    targets: [{ as: 'target', from: board }],
  });

const card = (lab: Lab, player: number, at = 0, zone = 'board') => {
  const object = lab.objects(player, zone)[at];
  if (!object) throw new Error('no such object');
  return effective(lab.match, object);
};

describe('effective cards', () => {
  test('what nothing touches has its printed card, by reference', () => {
    const lab = new Lab({
      cards: [unit('a'), unit('b'), give('might', { patch: 'addStat', stat: 'attack', by: 2 })],
      players: [{ hand: ['might'], board: ['a', 'b'] }, {}],
    });
    lab.act('play might').pick('a');
    expect(card(lab, 0, 1)).toBe(lab.match.book.cards.get('b' as never)?.printed);
    expect(card(lab, 0, 0).stats).toEqual({ cost: 0, attack: 3, health: 1 });
  });

  test('numbers clamp once, at the end: order does not matter', () => {
    const down = give('down', { patch: 'addStat', stat: 'cost', by: -5 });
    const up = give('up', { patch: 'addStat', stat: 'cost', by: 3 });
    for (const [first, second] of [
      ['down', 'up'],
      ['up', 'down'],
    ] as const) {
      const lab = new Lab({
        cards: [down, up, unit('a', 1, 1, { stats: { cost: 4, attack: 1, health: 1 } })],
        players: [{ hand: ['down', 'up'], board: ['a'] }, {}],
      });
      lab.act(`play ${first}`).act(`play ${second}`);
      expect(card(lab, 0).stats['cost']).toBe(2);
    }
  });

  test('setting comes before adding, a later setting beats an earlier one', () => {
    const lab = new Lab({
      cards: [
        give('five', { patch: 'setStat', stat: 'attack', to: 5 }),
        give('more', { patch: 'addStat', stat: 'attack', by: 1 }),
        unit('a'),
        relic('one', { abilities: [{ affects: board, patches: [{ patch: 'setStat', stat: 'attack', to: 1 }] }] }),
      ],
      players: [{ hand: ['more', 'five', 'one'], board: ['a'] }, {}],
    });
    lab.act('play more').act('play five');
    expect(card(lab, 0).stats['attack']).toBe(6);
    lab.act('play one');
    expect(card(lab, 0).stats['attack']).toBe(2);
  });

  describe('a number multiplied, and two switched', () => {
    const cards = [
      give('twice', { patch: 'timesStat', stat: 'attack', times: 2 }),
      give('more', { patch: 'addStat', stat: 'attack', by: 1 }),
      give('none', { patch: 'timesStat', stat: 'attack', times: 0 }),
      give('less', { patch: 'timesStat', stat: 'attack', times: -1 }),
      give('swap', { patch: 'swapStats', stat: 'attack', with: 'health' }),
      give('five', { patch: 'setStat', stat: 'attack', to: 5 }),
      give('mana', {
        patch: 'timesStat',
        stat: 'attack',
        times: { amount: 'fact', of: 'you', fact: 'mana' },
      }),
      spell('grow', [{ op: 'add', to: board, fact: 'plus', by: 1 }]),
      spell('spend', [{ op: 'add', to: 'you', fact: 'mana', by: -4 }]),
      unit('a', 2, 3),
    ];
    const after = (...hand: string[]) => {
      const lab = new Lab({ cards, players: [{ hand, board: ['a'] }, {}] });
      for (const name of hand) lab.act(`play ${name}`);
      const { attack, health } = card(lab, 0).stats;
      return [attack, health];
    };

    test.each<[string, string[], number[]]>([
      ['multiplied as it was printed', ['twice'], [4, 3]],
      ['what was added before is multiplied', ['more', 'twice'], [6, 3]],
      ['what is added later is not', ['twice', 'more'], [5, 3]],
      ['a new base value comes first', ['twice', 'five'], [10, 3]],
      ['counters come afterwards', ['grow', 'twice'], [5, 4]],
      ['the amount of a resolved effect is settled', ['mana', 'spend'], [20, 3]],
      ['nothing is left of it', ['none'], [0, 3]],
      ['below zero it is clamped', ['less'], [0, 3]],
      ['switched', ['swap'], [3, 2]],
      ['with what was added before', ['more', 'swap'], [3, 3]],
      ['what is added later counts where it is said', ['swap', 'more'], [4, 2]],
      ['switched twice', ['swap', 'more', 'swap'], [2, 4]],
      ['switched before counters', ['swap', 'grow'], [4, 3]],
    ])('%s', (_, played, stats) => expect(after(...played)).toStrictEqual(stats));

    test('no zero from below, also where what leaves is remembered', () => {
      const lab = new Lab({
        cards: [...cards, spell('end', [{ op: 'destroy', what: board }])],
        players: [{ hand: ['none', 'less', 'end'], board: ['a'] }, {}],
      });
      lab.act('play none').act('play less');
      expect(card(lab, 0).stats['attack']).toBe(0);
      lab.act('play end');
      const { attack } = lab.state.snapshots.find((s) => s.object.card === 'a')?.card.stats ?? {};
      expect(attack).toBe(0);
    });

    test('a number it does not have is nothing', () => {
      const lab = new Lab({
        cards: [
          relic('idol'),
          spell('swap', [
            {
              op: 'modify',
              what: { select: 'objects', in: ['board'] },
              until: { until: 'turn-end' },
              patches: [{ patch: 'swapStats', stat: 'cost', with: 'attack' }],
            },
          ]),
        ],
        players: [{ hand: ['swap'], board: ['idol'] }, {}],
      });
      lab.act('play swap');
      expect(card(lab, 0).stats).toStrictEqual({ cost: 0, attack: 0 });
    });
  });

  describe('a type or a tag taken away', () => {
    const a = { select: 'objects', in: ['board'], where: { name: 'a' } } as const;
    const change = (id: string, ...patches: Patch[]) =>
      spell(id, [{ op: 'modify', what: a, until: { until: 'turn-end' }, patches }]);
    const left = (...hand: string[]) => {
      const lab = new Lab({
        cards: [
          change('untype', { patch: 'removeType', type: 'unit' }),
          change('untag', { patch: 'removeType', tag: 'beast' }),
          change('both', { patch: 'removeType', type: 'unit', tag: 'beast' }),
          change('other', { patch: 'removeType', type: 'relic', tag: 'demon' }),
          change('again', { patch: 'addType', type: 'unit', tag: 'beast' }),
          unit('a', 1, 1, { tags: ['beast', 'old'] }),
        ],
        players: [{ hand, board: ['a'] }, {}],
      });
      for (const name of hand) lab.act(`play ${name}`);
      return [card(lab, 0).types, card(lab, 0).tags];
    };

    test.each<[string, string[], string[][]]>([
      ['a type', ['untype'], [[], ['beast', 'old']]],
      ['a tag', ['untag'], [['unit'], ['old']]],
      ['both', ['both'], [[], ['old']]],
      ['what it has not', ['other'], [['unit'], ['beast', 'old']]],
      ['given again later', ['both', 'again'], [['unit'], ['old', 'beast']]],
      ['taken away after it was given', ['again', 'both'], [[], ['old']]],
    ])('%s', (_, played, is) => expect(left(...played)).toEqual(is));
  });

  test('a keyword it has is not doubled; a granted ability is there as often as it was granted', () => {
    const heal = { on: { on: 'damaged' }, do: [{ op: 'heal', to: 'self', amount: 1 }] } as const;
    const lab = new Lab({
      rules: { keywords: { guard: { words: 'guard' } } },
      cards: [
        give('guard', { patch: 'addKeyword', keyword: 'guard' }),
        give('mend', { patch: 'grant', ability: heal }),
        spell('hit', [{ op: 'damage', to: board, amount: 3 }]),
        unit('a', 1, 9, { keywords: { guard: 1 } }),
      ],
      players: [{ hand: ['guard', 'mend', 'mend', 'hit'], board: ['a'] }, {}],
    });
    lab.act('play guard').act('play mend').act('play mend');
    expect(card(lab, 0).keywords).toEqual({ guard: 1 });
    lab.act('play hit');
    expect(lab.told('healed')).toEqual(['healed a 1', 'healed a 1']);
  });

  test('a resolved effect binds its objects, a static one selects anew', () => {
    const lab = new Lab({
      cards: [
        spell('rally', [
          {
            op: 'modify',
            what: board,
            until: { until: 'turn-end' },
            patches: [{ patch: 'addStat', stat: 'attack', by: 1 }],
          },
        ]),
        relic('lord', { abilities: [{ affects: board, patches: [{ patch: 'addStat', stat: 'attack', by: 10 }] }] }),
        unit('a'),
        unit('b'),
      ],
      players: [{ hand: ['rally', 'b', 'lord'], board: ['a'] }, {}],
    });
    lab.act('play rally').act('play b').act('play lord');
    expect([card(lab, 0, 0).stats['attack'], card(lab, 0, 1).stats['attack']]).toEqual([12, 11]);
  });

  test('a static ability that was taken away no longer works, one that was granted does', () => {
    const lord = {
      affects: { select: 'objects', in: ['board'], of: 'you', other: true, where: { type: 'unit' } },
      patches: [{ patch: 'addStat', stat: 'attack', by: 1 }],
    } as const;
    const lab = new Lab({
      cards: [
        unit('lord', 1, 1, { abilities: [lord] }),
        unit('a'),
        give('hush', { patch: 'silence' }),
        give('crown', { patch: 'grant', ability: lord }),
      ],
      players: [{ hand: ['hush', 'crown'], board: ['lord', 'a'] }, {}],
    });
    expect(card(lab, 0, 1).stats['attack']).toBe(2);
    lab.act('play hush').pick('lord');
    expect(card(lab, 0, 1).stats['attack']).toBe(1);
    lab.act('play crown').pick('a');
    expect([card(lab, 0, 0).stats['attack'], card(lab, 0, 1).stats['attack']]).toEqual([2, 1]);
  });

  test('dependencies decide before timestamps where the ruleset asks for them', () => {
    const beasts = relic('beasts', {
      abilities: [
        {
          affects: { select: 'objects', in: ['board'], where: { tag: 'beast' } },
          patches: [{ patch: 'addType', tag: 'fierce' }],
        },
      ],
    });
    const all = relic('all', { abilities: [{ affects: board, patches: [{ patch: 'addType', tag: 'beast' }] }] });
    const tags = (dependent: readonly string[]) => {
      const lab = new Lab({
        rules: { questions: { dependent } },
        cards: [beasts, all, unit('a')],
        players: [{ hand: ['beasts', 'all'], board: ['a'] }, {}],
      });
      lab.act('play beasts').act('play all');
      return card(lab, 0).tags;
    };
    expect(tags(['type'])).toEqual(['beast', 'fierce']);
    expect(tags([])).toEqual(['beast']);
  });

  test('explain lists what was printed and every contribution', () => {
    const lab = new Lab({
      rules: { keywords: { guard: { words: 'guard' }, leap: { words: 'leap' } } },
      cards: [
        give('might', { patch: 'addStat', stat: 'attack', by: 2 }),
        spell('grow', [{ op: 'add', to: board, fact: 'plus', by: 1 }]),
        unit('a', 1, 1, { keywords: { guard: 1, leap: 2 } }),
      ],
      players: [{ hand: ['might', 'grow'], board: ['a'] }, {}],
    });
    lab.act('play might').act('play grow');
    const [seen] = viewOf(lab.match, 1).zones['board.0']?.objects ?? [];
    const ref = fromHandle(lab.match, seen?.object ?? '');
    expect(ref && explain(lab.match, ref)?.lines).toEqual([
      { what: 'cost 0', from: 'printed' },
      { what: 'attack 1', from: 'printed' },
      { what: 'health 1', from: 'printed' },
      { what: 'guard', from: 'printed' },
      { what: 'leap 2', from: 'printed' },
      { what: 'addStat attack by 2', from: 'might', until: 'turn-end' },
      { what: 'attack +1', from: 'plus' },
      { what: 'health +1', from: 'plus' },
    ]);
  });
});

test.each([
  [{ on: { on: 'died' }, do: [{ op: 'draw' }] }, 'grant an ability when died'],
  [{ id: 'howl', action: 'use', do: [{ op: 'draw' }] }, 'grant the ability howl'],
  [{ action: 'use', do: [{ op: 'draw' }] }, 'grant an ability to use'],
  [{ affects: board, patches: [] }, 'grant an ability'],
] as const)('explain has words for a granted ability', (ability, what) => {
  const lab = new Lab({
    cards: [give('gift', { patch: 'grant', ability }), unit('a')],
    players: [{ hand: ['gift'], board: ['a'] }, {}],
  });
  lab.act('play gift');
  const object = lab.objects(0, 'board')[0];
  expect(object && explain(lab.match, refOf(object))?.lines.at(-1)?.what).toBe(what);
});

describe('durations', () => {
  const cards = [
    give('turn', { patch: 'addStat', stat: 'attack', by: 2 }),
    spell('return', [{ op: 'move', what: board, to: 'hand', how: 'return' }]),
    unit('a'),
  ];

  test('until the end of the turn in which it was made', () => {
    const lab = new Lab({ cards, players: [{ hand: ['turn'], board: ['a'] }, {}] });
    lab.act('play turn');
    expect(card(lab, 0).stats['attack']).toBe(3);
    lab.act('pass');
    expect(card(lab, 0).stats['attack']).toBe(1);
    expect(lab.state.modifiers).toEqual([]);
  });

  test('it does not follow an object that left and came back', () => {
    const lab = new Lab({ cards, players: [{ hand: ['turn', 'return'], board: ['a'] }, {}] });
    lab.act('play turn').act('play return').act('play a');
    expect(card(lab, 0).stats['attack']).toBe(1);
  });

  test('a condition that looks back knows of the batch that ends it', () => {
    const played = { amount: 'happened', event: { on: 'acted', action: 'play', subject: { name: 'x' } } } as const;
    const lab = new Lab({
      policy: 'priority',
      cards: [
        spell('sale', [
          {
            op: 'modify',
            what: { select: 'objects', in: ['hand'], of: 'you' },
            until: { until: 'condition-false', condition: { test: 'compare', left: played, is: '=', right: 0 } },
            patches: [{ patch: 'addStat', stat: 'cost', by: -3 }],
          },
        ]),
        spell('x', [], {}, 7),
        spell('y', [], {}, 7),
      ],
      players: [{ hand: ['sale', 'x', 'y'] }],
    });
    const cost = (at: number) => card(lab, 0, at, 'hand').stats['cost'];
    lab.act('play sale').act('pass');
    expect(cost(1)).toBe(4);
    // Its effect waits: nothing but its play has happened.
    lab.act('play x');
    expect(cost(0)).toBe(7);
  });

  test('as long as its condition holds; once ended it never comes back', () => {
    const low = { test: 'compare', left: { amount: 'fact', of: 'you', fact: 'health' }, is: '<', right: 20 } as const;
    const lab = new Lab({
      cards: [
        spell('rage', [
          {
            op: 'modify',
            what: board,
            until: { until: 'condition-false', condition: low },
            patches: [{ patch: 'addStat', stat: 'attack', by: 2 }],
          },
        ]),
        spell('hurt', [{ op: 'damage', to: 'you', amount: 1 }]),
        spell('mend', [{ op: 'heal', to: 'you', amount: 1 }]),
        unit('a'),
      ],
      players: [{ hand: ['hurt', 'rage', 'mend', 'hurt'], board: ['a'] }, {}],
    });
    const attacks = ['hurt', 'rage', 'mend', 'hurt'].map((name) => {
      lab.act(`play ${name}`);
      return card(lab, 0).stats['attack'];
    });
    expect(attacks).toEqual([1, 3, 1, 1]);
  });
});
