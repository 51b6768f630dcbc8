import { describe, expect, test } from 'vitest';
import { viewOf } from '../../effects/rules/views.ts';
import { resume } from '../../effects/save/resume.ts';
import { save } from '../../effects/save/save.ts';
import { playerId } from '../../effects/state/ids.ts';
import { Lab, relic, spell, unit } from '../support/lab.ts';

const board = { select: 'objects', in: ['board'] } as const;
const bolt = spell(
  'bolt',
  [{ op: 'damage', to: 'target', amount: 2 }],
  { targets: [{ as: 'target', from: board }] },
  3,
);
const sacrifice = { cost: 'move', from: { ...board, of: 'you' }, count: 1, to: 'discard', how: 'sacrifice' } as const;

describe('a play in progress', () => {
  const begun = () => {
    const lab = new Lab({
      cards: [bolt, unit('a', 1, 9), unit('b', 1, 9)],
      players: [{ hand: ['bolt'], board: ['a', 'b'] }, {}],
    });
    const before = lab.state;
    lab.act('play bolt');
    return { lab, before };
  };

  test('moves and publishes nothing before the last pick is in; then all of it is one batch', () => {
    const { lab } = begun();
    expect(lab.zone(0, 'hand')).toEqual(['bolt']);
    expect(lab.fact(0, 'mana')).toBe(10);
    expect(lab.told('moved', 'counted', 'acted')).toEqual([]);
    lab.pick('a');
    const batch = lab.events.filter(
      (e) => e.type === 'acted' || (e.type === 'moved' && e.how === 'play') || e.type === 'counted',
    );
    expect(batch.map((e) => e.type)).toEqual(['counted', 'moved', 'acted']);
    expect(new Set(batch.map((e) => e.batch)).size).toBe(1);
  });

  test('cancelled it gives the state from before by value, also after a save', () => {
    const { lab, before } = begun();
    const saved = resume(lab.match.book, JSON.parse(JSON.stringify(save(lab.match))));
    lab.cancel();
    expect(lab.state).toStrictEqual(before);
    if (!saved.ok) throw new Error(saved.message);
    lab.match = saved.position;
    lab.cancel();
    expect(lab.state).toStrictEqual(before);
  });

  test('is not seen by the opponent: he sees the window it began in', () => {
    const { lab, before } = begun();
    const was = viewOf({ book: lab.match.book, state: before }, playerId(1));
    expect(viewOf(lab.match, playerId(1))).toStrictEqual(was);
    expect(viewOf(lab.match, playerId(0)).choices).not.toStrictEqual(
      viewOf({ book: lab.match.book, state: before }, playerId(0)).choices,
    );
  });

  test('there is nothing to take back in a choice that is no play', () => {
    const lab = new Lab({
      cards: [spell('ask', [{ op: 'choose', from: board }]), unit('a'), unit('b')],
      players: [{ hand: ['ask'], board: ['a', 'b'] }, {}],
    });
    lab.act('play ask');
    expect(() => lab.cancel()).toThrow('nothing to take back');
  });
});

describe('a play is offered only if some way to finish it exists', () => {
  const offered = (cards: Parameters<typeof spell>[0][], boards: string[], more = [] as ReturnType<typeof unit>[]) =>
    new Lab({
      cards: [bolt, costly, greedy, both, unit('a'), ...more],
      players: [{ hand: cards, board: boards }, {}],
    }).offered;
  const costly = spell('costly', [], {}, 11);
  const greedy = spell('greedy', [], { costs: [sacrifice, sacrifice] });
  const both = spell('both', [{ op: 'damage', to: 'target', amount: 1 }], {
    targets: [{ as: 'target', from: { select: 'among', of: board, except: 'cost.0' } }],
    costs: [sacrifice],
  });

  test('no target', () => expect(offered(['bolt'], [])).toEqual(['pass']));
  test('a target', () => expect(offered(['bolt'], ['a'])).toEqual(['play bolt', 'pass']));
  test('not payable', () => expect(offered(['costly'], ['a'])).toEqual(['pass']));
  test('two costs cannot be paid with the same thing', () => expect(offered(['greedy'], ['a'])).toEqual(['pass']));
  test('two costs with two things', () => expect(offered(['greedy'], ['a', 'a'])).toEqual(['play greedy', 'pass']));
  test('what is sacrificed may be the target', () => expect(offered(['both'], ['a'])).toEqual(['play both', 'pass']));
});

describe('a cost that a modifier changes', () => {
  const cards = [
    spell('sprint', [{ op: 'draw' }], {}, 2),
    relic('free', {
      abilities: [
        {
          affects: { select: 'objects', in: ['hand'], of: 'you', where: { name: 'sprint' } },
          while: {
            test: 'compare',
            left: { amount: 'happened', event: { on: 'acted', action: 'play', subject: { name: 'sprint' } } },
            is: '=',
            right: 0,
          },
          patches: [{ patch: 'setStat', stat: 'cost', to: 0 }],
        },
      ],
    }),
    unit('a'),
  ];

  test('all copies show it until one is played; history counts a play once, after it was paid', () => {
    const lab = new Lab({
      cards,
      players: [{ hand: ['sprint', 'sprint', 'sprint'], board: ['free'], deck: ['a', 'a', 'a'] }, {}],
    });
    const costs = () => viewOf(lab.match, playerId(0)).zones['hand.0']?.objects.map((o) => o.stats?.['cost']);
    expect(costs()).toEqual([0, 0, 0]);
    lab.act('play sprint');
    expect(lab.fact(0, 'mana')).toBe(10);
    expect(costs()).toEqual([2, 2, 0]);
    lab.act('play sprint');
    expect(lab.fact(0, 'mana')).toBe(8);
    expect(lab.match.book.cards.get('sprint' as never)?.printed.stats['cost']).toBe(2);
  });

  test('is looked at when the last pick is in: what has changed meanwhile counts', () => {
    // The target question stands between the beginning of the play and its payment; nothing can change in between.
    const lab = new Lab({
      cards: [
        { ...bolt, stats: { cost: 3 } },
        relic('half', {
          abilities: [
            {
              affects: { select: 'objects', in: ['hand'], of: 'you' },
              patches: [{ patch: 'addStat', stat: 'cost', by: -2 }],
            },
          ],
        }),
        unit('a'),
        unit('b'),
      ],
      players: [{ hand: ['bolt'], board: ['half', 'a', 'b'] }, {}],
    });
    lab.act('play bolt');
    lab.pick('a');
    expect(lab.fact(0, 'mana')).toBe(9);
  });
});

describe('targets are looked at again', () => {
  const responses = {
    phases: [
      {
        step: 'main',
        window: { who: 'active', actions: ['play', 'pass'] },
        next: [{ to: 'main', turn: 'next' as const }],
      },
    ],
  };
  const exile = spell(
    'exile',
    [
      { op: 'move', what: 'target', to: 'exile', how: 'exile' },
      { op: 'heal', to: 'you', amount: 1 },
    ],
    { targets: [{ as: 'target', from: board }] },
  );
  const kill = spell('kill', [{ op: 'destroy', what: 'target' }], { targets: [{ as: 'target', from: board }] });
  const duo = spell(
    'duo',
    [
      { op: 'damage', to: 'one', amount: 1 },
      { op: 'damage', to: 'two', amount: 1 },
    ],
    {
      targets: [
        { as: 'one', from: { ...board, of: 'you' } },
        { as: 'two', from: { ...board, of: 'opponents' } },
      ],
    },
  );

  test('its only target gone: nothing of it happens, and it goes to the discard', () => {
    const lab = new Lab({
      policy: 'priority',
      rules: responses,
      cards: [exile, kill, unit('a')],
      players: [{ hand: ['exile'] }, { hand: ['kill'], board: ['a'] }],
    });
    lab.act('play exile').act('pass').act('play kill');
    for (let k = 0; k < 4; k++) lab.act('pass');
    expect(lab.told('healed', 'finished')).toEqual(['resolved kill', 'fizzled exile']);
    expect(lab.zone(0, 'discard')).toEqual(['exile']);
    expect(lab.notes.at(-1)?.reason.code).toBe('fizzled');
  });

  test('one of two gone: the rest happens', () => {
    const lab = new Lab({
      policy: 'priority',
      rules: responses,
      cards: [duo, kill, unit('a', 1, 9), unit('b', 1, 9)],
      players: [
        { hand: ['duo'], board: ['a'] },
        { hand: ['kill'], board: ['b'] },
      ],
    });
    lab.act('play duo').act('pass').act('play kill');
    lab.pick('b');
    for (let k = 0; k < 4; k++) lab.act('pass');
    expect(lab.told('damaged', 'finished')).toEqual(['resolved kill', 'damaged a 1', 'resolved duo']);
  });

  test('opponents may not choose what cannot be a target', () => {
    const cards = [
      kill,
      unit('a'),
      unit('v', 1, 1, { abilities: [{ affects: 'self', patches: [{ patch: 'forbid', what: 'target' }] }] }),
    ];
    const lab = new Lab({ cards, players: [{ hand: ['kill'], board: ['v'] }, { board: ['v', 'a', 'a'] }] });
    lab.act('play kill');
    expect(lab.offered).toEqual(['v', 'a', 'a']);
  });
});
