/** Faults that the engine once had with players who leave, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import { effective } from '../../effects/effective/derive.ts';
import type { Effect } from '../../effects/language.ts';
import type { GameObject } from '../../effects/state/state.ts';
import { type Lab, labRules, relic, spell, unit } from '../support/lab.ts';
import { labOf, type Scene } from '../support/scene.ts';

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

  test.each([[[]], [['dud']]])(
    'who has passed on a stack before another left passes again, whatever that one had: %j',
    (hand) => {
      const bolt = spell('bolt', [{ op: 'damage', to: 'opponents', amount: 1 }]);
      const lab = labOf({
        policy: 'priority',
        cards: [bolt],
        mine: { hand: ['bolt'] },
        theirs: { hand },
        more: [{}],
        do: [],
      });
      lab.act('play bolt').act('pass').leave(1).reloaded();
      expect([lab.request.player, lab.state.priority]).toEqual([2, { holder: 2, passes: 0 }]);
      lab.act('pass');
      expect([lab.request.player, lab.fact(2, 'health')]).toEqual([0, 20]);
      lab.act('pass');
      expect([lab.request.player, lab.fact(2, 'health')]).toEqual([0, 19]);
    },
  );

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

  test('where there is no room there either, it goes with who held it', () => {
    const { zones } = labRules('queue');
    const lab = labOf({
      rules: {
        zones: {
          ...zones,
          deck: { of: 'player', faces: 'none', capacity: 1 },
          board: { of: 'player', faces: 'all', play: true, capacity: 1 },
        },
      },
      do: [
        { op: 'move', what: { select: 'objects', in: ['board'], of: 'opponents' }, to: 'board', of: 'you' },
        { op: 'create', card: 'rat', to: 'board', of: 'opponents' },
      ],
      theirs: { board: ['ox'], deck: ['elk'] },
      more: [{}],
    }).act('play cast');
    expect([0, 1].map((p) => lab.zone(p, 'board'))).toEqual([['ox'], ['rat']]);
    lab.pick().leave(0).reloaded();
    expect(['board', 'deck', 'discard'].flatMap((zone) => lab.zone(1, zone))).toEqual(['rat', 'elk']);
    expect(lab.state.objects.map((o) => o?.card ?? null)).toEqual([null, 'elk', null, 'rat']);
  });
});
