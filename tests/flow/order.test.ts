import { describe, expect, test } from 'vitest';
import type { Effect } from '../../effects/language.ts';
import { Lab, relic, spell, unit } from '../support/lab.ts';

const log = (name: string): Effect => ({ op: 'signal', name });

describe('queue', () => {
  test('what an effect sets off waits until it is done, behind what waits already', () => {
    const lab = new Lab({
      cards: [
        spell('two', [log('first'), log('second')]),
        relic('a', { abilities: [{ on: { on: 'signalled', name: 'first' }, do: [log('a'), log('nested')] }] }),
        relic('b', { abilities: [{ on: { on: 'signalled', name: 'second' }, do: [log('b')] }] }),
        relic('c', { abilities: [{ on: { on: 'signalled', name: 'nested' }, do: [log('c')] }] }),
      ],
      players: [{ hand: ['two'], board: ['c', 'b', 'a'] }, {}],
    });
    lab.act('play two');
    expect(lab.told('signalled')).toEqual([
      'signal first',
      'signal second',
      'signal a',
      'signal nested',
      'signal b',
      'signal c',
    ]);
  });

  test('a unit with lethal damage dies before the next node of the effect that dealt it', () => {
    const lab = new Lab({
      cards: [
        spell('burn', [{ op: 'damage', to: { select: 'objects', in: ['board'] }, amount: 1 }, log('after')]),
        unit('rat'),
      ],
      players: [{ hand: ['burn'] }, { board: ['rat'] }],
    });
    lab.act('play burn');
    expect(lab.told('moved', 'damaged', 'signalled')).toEqual([
      'play burn',
      'damaged rat 1',
      'destroy rat',
      'signal after',
      'resolve burn',
    ]);
  });
});

describe('fold', () => {
  test('what an effect sets off is resolved in the middle of it', () => {
    const lab = new Lab({
      policy: 'fold',
      cards: [
        spell('two', [log('first'), log('second')]),
        relic('a', { abilities: [{ on: { on: 'signalled', name: 'first' }, do: [log('a'), log('end of a')] }] }),
        relic('b', { abilities: [{ on: { on: 'signalled', name: 'a' }, do: [log('b')] }] }),
      ],
      players: [{ hand: ['two'], board: ['b', 'a'] }],
      rules: { players: { min: 1, max: 1 } },
    });
    lab.act('play two');
    expect(lab.told('signalled')).toEqual(['signal first', 'signal a', 'signal b', 'signal end of a', 'signal second']);
  });
});

describe('pool', () => {
  const cards = [
    spell('go', [log('go')]),
    ...['a', 'b', 'c'].map((id) => relic(id, { abilities: [{ on: { on: 'signalled', name: 'go' }, do: [log(id)] }] })),
  ];

  test('the turn player picks from his first, one at a time, then the other', () => {
    const lab = new Lab({ policy: 'pool', cards, players: [{ hand: ['go'], board: ['a', 'b'] }, { board: ['c'] }] });
    lab.act('play go');
    expect(lab.choice.purpose).toBe('trigger-order');
    expect(lab.offered).toEqual(['a', 'b']);
    lab.pick('b');
    expect(lab.told('signalled')).toEqual(['signal go', 'signal b', 'signal a', 'signal c']);
  });

  test('two triggers that are alike are not asked about', () => {
    const lab = new Lab({ policy: 'pool', cards, players: [{ hand: ['go'], board: ['a', 'a'] }, {}] });
    lab.act('play go');
    expect(lab.told('signalled')).toEqual(['signal go', 'signal a', 'signal a']);
  });

  describe('where whose turn it is orders all that waits', () => {
    const rules = { questions: { triggerOrder: 'active' } } as const;

    test('he picks also from what others control', () => {
      const players = [{ hand: ['go'], board: ['a'] }, { board: ['b', 'c'] }];
      const lab = new Lab({ policy: 'pool', rules, cards, players });
      lab.act('play go');
      expect([lab.request.player, lab.offered]).toEqual([0, ['a', 'b', 'c']]);
      lab.pick('c');
      expect([lab.request.player, lab.offered]).toEqual([0, ['a', 'b']]);
      lab.pick('b');
      expect(lab.told('signalled')).toEqual(['signal go', 'signal c', 'signal b', 'signal a']);
    });

    test('two that are alike but for who controls them are asked about', () => {
      const lab = new Lab({
        policy: 'pool',
        rules,
        cards,
        players: [{ hand: ['go'], board: ['a', 'a'] }, { board: ['a'] }],
      });
      lab.act('play go');
      expect(lab.offered).toEqual(['a', 'a', 'a']);
      lab.give([2]);
      const whose = lab.events.flatMap((e) => (e.type === 'signalled' && e.name === 'a' ? [e.player] : []));
      expect(whose).toEqual([1, 0, 0]);
    });
  });
});

describe('priority', () => {
  const counter = spell(
    'deny',
    [
      { op: 'counter', what: 'target', as: 'denied' },
      { op: 'move', what: 'denied', to: 'discard', how: 'counter' },
    ],
    {
      targets: [{ as: 'target', from: { select: 'frames', of: 'opponents', kind: 'play' } }],
    },
  );
  const cards = [
    spell('bolt', [{ op: 'damage', to: 'opponents', amount: 3 }]),
    counter,
    relic('watcher', {
      abilities: [{ on: { on: 'acted', action: 'play', subject: { type: 'spell' } }, do: [log('watched')] }],
    }),
  ];
  const responses = {
    phases: [
      {
        step: 'main',
        window: { who: 'active', actions: ['play', 'use', 'pass'] },
        next: [{ to: 'main', turn: 'next' as const }],
      },
    ],
  };

  test('a counterspell in response: the last in is the first out, and what is countered does nothing', () => {
    const lab = new Lab({
      policy: 'priority',
      rules: responses,
      cards,
      players: [{ hand: ['bolt'] }, { hand: ['deny'] }],
    });
    lab.act('play bolt').act('pass').act('play deny');
    expect(lab.state.frames.map((f) => f.status)).toEqual(['stacked', 'stacked']);
    lab.act('pass').act('pass');
    expect(lab.fact(1, 'health')).toBe(20);
    expect(lab.told('finished')).toEqual(['countered bolt', 'resolved deny']);
    expect([lab.zone(0, 'discard'), lab.zone(1, 'discard')]).toEqual([['bolt'], ['deny']]);
  });

  test('a trigger set off by the play resolves before it', () => {
    const lab = new Lab({
      policy: 'priority',
      rules: responses,
      cards,
      players: [{ hand: ['bolt'] }, { board: ['watcher'] }],
    });
    lab.act('play bolt');
    expect(lab.state.frames.map((f) => f.kind)).toEqual(['play', 'trigger']);
    lab.act('pass').act('pass');
    expect(lab.told('signalled')).toEqual(['signal watched']);
    expect(lab.fact(1, 'health')).toBe(20);
    lab.act('pass').act('pass');
    expect(lab.fact(1, 'health')).toBe(17);
  });

  test('a copied trigger resolves once more, and has no card to put away', () => {
    const twin = spell('twin', [{ op: 'copy', what: { select: 'frames', kind: 'trigger' } }]);
    const lab = new Lab({
      policy: 'priority',
      rules: responses,
      cards: [...cards, twin],
      players: [{ hand: ['bolt', 'twin'], board: ['watcher'] }, {}],
    });
    lab.act('play bolt').act('play twin');
    // The watcher saw both plays; the topmost trigger resolves first, then the twin copies the other one.
    lab.act('pass').act('pass').act('pass').act('pass');
    expect(lab.told('copied', 'signalled')).toEqual(['signal watched', 'copied']);
    for (let k = 0; k < 3; k++) lab.act('pass').act('pass');
    expect(lab.told('signalled')).toEqual(['signal watched', 'signal watched', 'signal watched']);
    expect(lab.fact(1, 'health')).toBe(17);
    expect(lab.zone(0, 'discard')).toEqual(['twin', 'bolt']);
  });
});
