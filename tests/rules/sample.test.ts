import { describe, expect, test } from 'vitest';
import type { Amount, Effect, Selector } from '../../effects/language.ts';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId, zoneKey } from '../../effects/state/ids.ts';
import { answer, matchOf, preview } from '../../search/index.ts';
import { Lab, spell, unit } from '../support/lab.ts';
import { drawFrom } from '../support/random.ts';

const listener = unit('listener', 1, 1, {
  abilities: [
    { zones: ['hand'], on: { on: 'signalled', name: 'go' }, do: [{ op: 'damage', to: 'opponents', amount: 1 }] },
  ],
});
const cards = [spell('go', [{ op: 'signal', name: 'go' }]), listener, unit('a'), unit('b')];

test('what listens from a hidden place is what lies there in the sample, and the match is not disturbed', () => {
  const lab = () => new Lab({ cards, players: [{ hand: ['go'] }, { hand: ['listener'], deck: ['a', 'b', 'a', 'b'] }] });
  const health = (match: Lab['match']) => match.state.players[0]?.facts['health'] ?? 20;
  const seen = new Set<string>();
  for (let seed = 1; seed <= 20; seed++) {
    const at = lab();
    const state = sample(at.match, playerId(0), drawFrom(seed));
    const held = state.objects[state.zones['hand.1' as never]?.[0] ?? 0]?.card as string;
    const input = { type: 'answer', player: 0, choice: at.choice.id, value: 0 } as const;
    const sampled = answer(matchOf(at.match.book, state), input);
    expect(sampled.ok && health(sampled.match)).toBe(held === 'listener' ? 19 : 20);
    const real = answer(at.match, input);
    expect(real.ok && health(real.match)).toBe(19);
    seen.add(held);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('what a card that nobody has shown has heard already does not wait in a sample', () => {
  const ask: Effect = { op: 'may', do: [{ op: 'heal', to: 'you', amount: 1 }] };
  const previews = ['listener', 'b'].map((held) => {
    const lab = new Lab({
      cards: [spell('go2', [{ op: 'signal', name: 'go' }, ask]), ...cards],
      players: [{ hand: ['go2'] }, { hand: [held, 'a'], deck: ['a', 'b', 'a', 'b', 'listener'] }],
    }).act('play go2');
    expect(lab.state.waiting).toHaveLength(held === 'listener' ? 1 : 0);
    const input = { type: 'answer', player: 0, choice: lab.choice.id, value: [1] } as const;
    const shown = [1, 2, 3, 4, 5, 6].map((seed) => preview(lab.match, input, drawFrom(seed)));
    expect(sample(lab.match, playerId(1), drawFrom(1)).waiting).toHaveLength(lab.state.waiting.length);
    return { view: viewOf(lab.match, 0), shown: shown.map((p) => p.ok && [p.until, p.view.players, p.events]) };
  });
  expect(previews[0]).toEqual(previews[1]);
});

describe('what only others know is in no sample', () => {
  const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;
  const sampled = (lab: Lab, seed = 1) => sample(lab.match, playerId(1), drawFrom(seed));

  test('hidden facts of players and of their cards', () => {
    const facts = {
      player: { health: { initial: 20 }, mana: { initial: 10, min: 0 }, secret: { hidden: true } },
      object: { damage: { min: 0 }, plus: {}, mark: { hidden: true } },
    };
    const set = spell('set', [
      { op: 'add', to: 'everyone', fact: 'secret', by: 7 },
      { op: 'add', to: { select: 'objects', in: ['board'] }, fact: 'mark', by: 3 },
    ]);
    const lab = new Lab({
      rules: { facts },
      cards: [set, unit('a')],
      players: [{ hand: ['set'], board: ['a'] }, { board: ['a'] }],
    });
    lab.act('play set');
    const state = sampled(lab);
    expect(state.players.map((p) => p.facts['secret'])).toEqual([undefined, 7]);
    const units = state.objects.flatMap((o) => (o?.card === 'a' ? [o.facts['mark']] : []));
    expect(units).toEqual([undefined, 3]);
    // The change itself is not told of either.
    expect(lab.state.history.turn.filter((e) => e.type === 'counted')).toHaveLength(4);
    expect(state.history.turn.flatMap((e) => (e.type === 'counted' ? [e.by] : []))).toEqual([7, 3]);
    const everything = sample(lab.match, 'everything', drawFrom(1));
    expect(everything.players).toEqual(lab.state.players);
    expect(everything.history).toEqual(lab.state.history);
  });

  test('cards in events that the viewer did not see: the history tells of those that lie there in the sample', () => {
    const cards = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => unit(id));
    const deck = cards.map((c) => c.id);
    const lab = new Lab({
      cards: [spell('draw3', [{ op: 'draw', count: 3 }]), ...cards],
      players: [{ hand: ['draw3'], deck }, {}],
    });
    lab.act('play draw3');
    const drawn = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const state = sampled(lab, seed);
      for (const e of state.history.turn) {
        if (e.type !== 'moved' || e.how !== 'draw') continue;
        expect(e.card).toBe(state.objects[e.object.id]?.card);
        drawn.add(e.card as string);
      }
    }
    expect(drawn.size).toBe(6);
  });

  test('the card under a face-down object that has left', () => {
    const lab = new Lab({
      cards: [
        spell('s', [
          { op: 'turnOver', what: hand, faceDown: true },
          { op: 'move', what: { ...hand, where: {} }, to: 'board', faceDown: true },
          { op: 'move', what: { select: 'objects', in: ['board'] }, to: 'hand' },
        ]),
        ...['a', 'b', 'c', 'd'].map((id) => unit(id)),
      ],
      players: [{ hand: ['s', 'a'], deck: ['b', 'c', 'd'] }, {}],
    });
    lab.act('play s');
    const under = (state: Lab['state']) => state.snapshots.filter((x) => x.object.faceDown).map((x) => x.object);
    expect(under(lab.state).map((o) => o.card)).toEqual(['a']);
    for (let seed = 1; seed <= 5; seed++) {
      const state = sampled(lab, seed);
      for (const object of under(state)) expect(object.card).toBe(state.objects[object.id]?.card);
    }
  });
});

describe('what an open question shows stays as it is', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const units = ids.map((id) => unit(id));

  test('the card on offer in a window, known by its name', () => {
    const top = { select: 'top', in: 'deck' } as const;
    const lab = new Lab({
      rules: { actions: { play: { kind: 'play', from: top }, use: { kind: 'pass' }, pass: { kind: 'pass' } } },
      cards: units,
      players: [{ deck: ids }, {}],
    });
    const shown = (match: Lab['match']) => viewOf(match, 0).choices;
    expect(shown(lab.match)).toMatchObject([{ request: { actions: [{ name: 'play', ref: { name: 'f' } }, {}, {}] } }]);
    for (let seed = 1; seed <= 20; seed++) {
      const state = sample(lab.match, 0, drawFrom(seed));
      expect(shown(matchOf(lab.match.book, state))).toEqual(shown(lab.match));
    }
  });

  test('cards that are offered by name, but not the order in which they lie', () => {
    const lab = new Lab({
      cards: [spell('find', [{ op: 'search', in: 'deck' }]), ...units],
      players: [{ hand: ['find'], deck: ['c', 'a', 'f', 'b', 'e', 'd'] }, {}],
    }).act('play find');
    const orders = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const state = sample(lab.match, playerId(0), drawFrom(seed));
      const at = matchOf(lab.match.book, state);
      expect(viewOf(at, 0)).toEqual(viewOf(lab.match, 0));
      orders.add((state.zones[zoneKey('deck', playerId(0))] ?? []).map((id) => state.objects[id]?.card).join(''));
      const taken = answer(at, { type: 'answer', player: 0, choice: lab.choice.id, value: [2] });
      const found = state.choices[0]?.requests[0];
      const ref = found?.shape === 'select' ? found.candidates[2] : undefined;
      expect([taken.ok, ref?.kind === 'object' && state.objects[ref.id]?.card]).toEqual([true, 'c']);
    }
    expect(orders.size).toBeGreaterThan(10);
  });

  test.each<[string, Effect]>([
    ['assigned', { op: 'assign', items: { select: 'objects', in: ['deck'], of: 'you' }, to: 'you' }],
    [
      'among which something is divided',
      { op: 'divide', amount: 2, among: { select: 'objects', in: ['deck'], of: 'you' } },
    ],
    ['divided into piles', { op: 'piles', what: { select: 'objects', in: ['deck'], of: 'you' } }],
  ])('nor that of cards that are %s', (_, node) => {
    const lab = new Lab({
      cards: [spell('ask', [node]), ...units],
      players: [{ hand: ['ask'], deck: ['c', 'a', 'f', 'b', 'e', 'd'] }, {}],
    }).act('play ask');
    const orders = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const state = sample(lab.match, playerId(0), drawFrom(seed));
      expect(viewOf(matchOf(lab.match.book, state), 0)).toEqual(viewOf(lab.match, 0));
      orders.add((state.zones[zoneKey('deck', playerId(0))] ?? []).map((id) => state.objects[id]?.card).join(''));
    }
    expect(orders.size).toBeGreaterThan(10);
  });

  test('but what somebody is asked later, he is not shown before it is his turn', () => {
    const lab = new Lab({
      cards: [
        spell('look', [{ op: 'discard', from: 'deck', who: { select: 'union', of: ['opponents', 'you'] } }]),
        ...units,
      ],
      players: [{ hand: ['look'], deck: ids }, { deck: ids }],
    });
    lab.act('play look');
    const looks = (player: number) => {
      const view = JSON.stringify(viewOf(lab.match, player));
      const orders = Array.from({ length: 20 }, (_, i) => {
        const state = sample(lab.match, player, drawFrom(i + 1));
        expect(JSON.stringify(viewOf(matchOf(lab.match.book, state), player))).toBe(view);
        return (state.zones[zoneKey('deck', playerId(player))] ?? []).map((id) => state.objects[id]?.card).join('');
      });
      return { asked: viewOf(lab.match, player).choices[0]?.request !== undefined, orders: new Set(orders).size > 1 };
    };
    expect([looks(1), looks(0)]).toEqual([
      { asked: true, orders: true },
      { asked: false, orders: true },
    ]);
    lab.pick('a');
    expect(looks(0)).toEqual({ asked: true, orders: true });
  });
});

describe('what effects have worked out from hidden cards is that of the deal', () => {
  const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;
  const units = { ...hand, where: { type: 'unit' } } as const;
  const many = { amount: 'count', of: units } as const;
  /** Asks Bob something, so that he has reason to think about it. */
  const ask: Effect = { op: 'choose', from: { select: 'words', of: ['x', 'y'] }, by: 'opponents' };
  const strike = (amount: Amount): Effect => ({ op: 'damage', to: 'opponents', amount });
  const pool = ['u', 'u', 'dud', 'dud', 'dud', 'u'];
  const at = (nodes: readonly Effect[], held = pool.slice(0, 3)) => {
    const deck = [...pool];
    for (const card of held) deck.splice(deck.indexOf(card), 1);
    return new Lab({
      cards: [spell('s', nodes), unit('u', 1, 9), spell('dud', [])],
      players: [{ hand: ['s', ...held], deck }, {}],
    }).act('play s');
  };
  const unitsOf = (state: Lab['state']) =>
    (state.zones['hand.0' as never] ?? []).filter((id) => state.objects[id]?.card === 'u').length;
  /** How much Bob is dealt when he goes on in a sample, beside the units that are held there. */
  const dealt = (lab: Lab, seed: number) => {
    const state = sample(lab.match, playerId(1), drawFrom(seed));
    const input = { type: 'answer', player: 1, choice: lab.choice.id, value: [0] } as const;
    const taken = answer(matchOf(lab.match.book, state), input);
    return taken.ok ? { by: 20 - (taken.match.state.players[1]?.facts['health'] ?? 20), held: unitsOf(state) } : null;
  };
  const CASES: Readonly<Record<string, readonly Effect[]>> = {
    'a named selection': [{ op: 'remember', what: units, as: 'mine' }, ask, strike({ amount: 'count', of: 'mine' })],
    'a named number': [{ op: 'remember', amount: many, as: 'n' }, ask, strike({ amount: 'result', of: 'n' })],
    'one that speaks of another': [
      { op: 'remember', what: hand, as: 'mine' },
      { op: 'remember', what: { select: 'among', of: 'mine', where: { type: 'unit' } }, as: 'fit' },
      ask,
      strike({ amount: 'count', of: 'fit' }),
    ],
    'what came last': [
      { op: 'remember', what: units },
      { op: 'settle', do: [ask, strike({ amount: 'count', of: 'them' })] },
    ],
    'rounds of a loop that are still to come': [{ op: 'forEach', of: units, do: [ask, strike(1)] }],
  };
  test.each(Object.keys(CASES).slice(0, 3))('%s', (name) => {
    const seen = new Set<number>();
    for (let seed = 1; seed <= 30; seed++) {
      const got = dealt(at(CASES[name] ?? []), seed);
      expect(got?.by).toBe(got?.held);
      seen.add(got?.by ?? -1);
    }
    expect([...seen].sort()).toEqual([0, 1, 2, 3]);
  });

  test('what came last', () => {
    const lab = at(CASES['what came last'] ?? []);
    for (let seed = 1; seed <= 20; seed++) {
      const state = sample(lab.match, playerId(1), drawFrom(seed));
      for (const frame of state.frames) expect(frame.results.it?.refs).toHaveLength(unitsOf(state));
    }
  });

  test('rounds of a loop that are still to come', () => {
    const lab = at(CASES['rounds of a loop that are still to come'] ?? []);
    const rounds = new Set<number>();
    for (let seed = 1; seed <= 30; seed++) {
      const state = sample(lab.match, playerId(1), drawFrom(seed));
      const [frame] = state.frames;
      const items = frame?.cursor.at(-1)?.loop?.each?.items ?? [];
      // There has been one round: where none could be that one is left, of whatever lies there.
      expect(items).toHaveLength(Math.max(1, unitsOf(state)));
      expect(frame?.results['each']?.refs).toEqual(items.slice(0, 1));
      rounds.add(items.length);
    }
    expect(rounds.size).toBeGreaterThan(1);
  });

  test('rounds of a loop that the viewer has seen stay, each in its place', () => {
    const each = 'each';
    const show: Effect = { op: 'reveal', what: each, to: 'everyone' };
    const away: Effect = { op: 'move', what: each, to: 'exile' };
    for (const nodes of [[show], [away]])
      for (const rounds of [1, 2]) {
        const lab = at([{ op: 'forEach', of: units, do: [...nodes, ask] }], ['dud', 'u', 'dud', 'u', 'u']);
        for (let k = 1; k < rounds; k++) lab.give([0]);
        const real = lab.state.frames[0]?.cursor.at(-1)?.loop?.each;
        expect(real).toMatchObject({ k: rounds - 1, items: { length: 3 } });
        const later = new Set<string>();
        for (let seed = 1; seed <= 20; seed++) {
          const [frame] = sample(lab.match, playerId(1), drawFrom(seed)).frames;
          const items = frame?.cursor.at(-1)?.loop?.each?.items ?? [];
          expect(items.slice(0, rounds)).toEqual(real?.items.slice(0, rounds));
          expect(frame?.results[each]).toEqual(lab.state.frames[0]?.results[each]);
          later.add(JSON.stringify(items.slice(rounds)));
        }
        expect(later.size).toBeGreaterThan(1);
      }
  });

  test('what came before a loop, for its later rounds', () => {
    const lab = at([
      { op: 'remember', what: units },
      { op: 'forEach', of: 'everyone', do: [ask] },
    ]);
    for (let seed = 1; seed <= 20; seed++) {
      const state = sample(lab.match, playerId(1), drawFrom(seed));
      expect(state.frames[0]?.cursor.at(-1)?.loop?.before?.refs).toHaveLength(unitsOf(state));
    }
  });

  describe('also by the player himself, of cards that he does not know', () => {
    const theirs = { ...units, of: 'opponents' } as const;
    const count = { amount: 'count', of: theirs } as const;
    const may: Effect = { op: 'may', do: [{ op: 'heal', to: 'you', amount: 1 }] };
    /** What the next answer shows in some previews, by what Bob holds. */
    const shown = (nodes: readonly Effect[], pass = false) =>
      [
        ['u', 'dud', 'dud'],
        ['u', 'u', 'dud'],
        ['u', 'u', 'u'],
      ].map((hand) => {
        const cards = [spell('s', nodes), unit('u', 1, 9), spell('dud', [])];
        const lab = new Lab({ cards, players: [{ hand: ['s'] }, { hand, deck: ['u', 'dud', 'u', 'dud'] }] }).act(
          'play s',
        );
        const value = pass ? lab.offered.indexOf('pass') : [1];
        const seen = new Set<string>();
        for (let seed = 1; seed <= 40; seed++) {
          const p = preview(lab.match, { type: 'answer', player: 0, choice: lab.choice.id, value }, drawFrom(seed));
          seen.add(
            p.ok ? `${p.until} ${p.view.choices[0]?.purpose} ${p.view.players.map((x) => x.facts['health'])}` : p.code,
          );
        }
        return seen;
      });
    const later: Effect = {
      op: 'later',
      on: { on: 'began', step: 'end', whose: 'you' },
      do: [strike({ amount: 'result', of: 'n' })],
    };
    test.each<[string, readonly Effect[]]>([
      ['rounds of a loop', [{ op: 'forEach', of: theirs, do: [may] }]],
      ['how often something is repeated', [{ op: 'repeat', times: count, do: [may] }]],
      ['a number', [{ op: 'remember', amount: count, as: 'n' }, may, strike({ amount: 'result', of: 'n' })]],
    ])('%s', (_, nodes) => {
      const [one, two, three] = shown(nodes);
      // With one unit more, or fewer, in hand there could be another one less: no preview tells which.
      expect(one?.size).toBeGreaterThan(1);
      expect(two?.size).toBeGreaterThan(1);
      expect(three?.size).toBeGreaterThan(1);
    });
    test('what a delayed trigger of his speaks of', () => {
      const [one, two, three] = shown([{ op: 'remember', what: theirs, as: 'n' }, later], true);
      expect([two, three]).toEqual([one, one]);
    });
  });

  test('what the player himself worked out he knows', () => {
    const lab = at([{ op: 'remember', what: units, as: 'mine' }, { op: 'draw' }, ask]);
    const state = sample(lab.match, playerId(0), drawFrom(3));
    expect(state.frames).toEqual(lab.state.frames);
  });

  test('a delayed trigger of another player', () => {
    const later: Effect = {
      op: 'later',
      on: { on: 'began', step: 'end', whose: 'all' },
      do: [strike({ amount: 'count', of: 'mine' })],
    };
    const lab = at([{ op: 'remember', what: units, as: 'mine' }, later]);
    const told = (viewer: number) =>
      sample(lab.match, viewer, drawFrom(1)).delayed.map((d) => d.results['mine']?.refs.length);
    expect([told(0), told(1)]).toEqual([[2], [0]]);
  });

  describe('what others are offered', () => {
    test('of their hand by an effect', () => {
      const lab = at([{ op: 'choose', from: units }]);
      for (let seed = 1; seed <= 20; seed++) {
        const state = sample(lab.match, playerId(1), drawFrom(seed));
        const [request] = state.choices[0]?.requests ?? [];
        expect(request?.shape === 'select' && request.candidates).toHaveLength(unitsOf(state));
        expect(viewOf(matchOf(lab.match.book, state), playerId(1))).toEqual(viewOf(lab.match, playerId(1)));
        expect(sample(lab.match, playerId(0), drawFrom(seed)).choices).toEqual(lab.state.choices);
      }
    });

    test('for one cost after the other: what they have answered before is asked once more', () => {
      const pay = (to: string) => ({ cost: 'move', from: hand, count: 1, to, how: 'x' }) as const;
      const told = ['a', 'b', 'c'].map((picked) => {
        const lab = new Lab({
          cards: [
            spell('tax', [{ op: 'pay', by: 'opponents', costs: [pay('discard'), pay('exile')] }]),
            ...['a', 'b', 'c'].map((id) => unit(id)),
          ],
          players: [{ hand: ['tax'] }, { hand: ['a', 'b', 'c'] }],
        }).act('play tax');
        lab.pick(picked);
        const state = sample(lab.match, playerId(0), drawFrom(3));
        expect(viewOf(matchOf(lab.match.book, state), 0)).toEqual(viewOf(lab.match, 0));
        expect(sample(lab.match, playerId(1), drawFrom(3)).frames).toEqual(lab.state.frames);
        const [request] = state.choices[0]?.requests ?? [];
        expect(request?.shape === 'select' && request.candidates).toHaveLength(3);
        return [state.frames.map((f) => f.node), state.choices];
      });
      expect([told[1], told[2]]).toEqual([told[0], told[0]]);
    });

    test('not where the cards of the deal would have it asked of others', () => {
      const holders: Selector = { select: 'controller', of: { ...units, of: 'opponents' } };
      const lab = new Lab({
        cards: [spell('s', [{ op: 'choose', from: hand, by: holders }]), unit('u'), spell('dud', [])],
        players: [
          { hand: ['s'] },
          { hand: ['u', 'dud'], deck: ['dud', 'dud'] },
          { hand: ['dud', 'u'], deck: ['dud', 'dud'] },
        ],
      }).act('play s');
      const view = viewOf(lab.match, 0);
      expect(view.choices).toMatchObject([{ asks: [1, 2] }]);
      const held = new Set<string>();
      for (let seed = 1; seed <= 20; seed++) {
        const state = sample(lab.match, playerId(0), drawFrom(seed));
        expect(viewOf(matchOf(lab.match.book, state), 0)).toEqual(view);
        expect(state.choices).toEqual(lab.state.choices);
        held.add(
          [1, 2].map((p) => state.zones[zoneKey('hand', playerId(p))]?.map((id) => state.objects[id]?.card)).join(),
        );
      }
      expect(held.size).toBeGreaterThan(1);
    });

    test('in a window: what can be played of the cards that lie there', () => {
      const dear = spell('dear', [], {}, 99);
      const lab = new Lab({
        cards: [dear, unit('u')],
        players: [{ hand: ['u', 'dear', 'u'], deck: ['dear', 'dear', 'u', 'dear'] }, {}],
      });
      const offered = new Set<number>();
      for (let seed = 1; seed <= 20; seed++) {
        const state = sample(lab.match, playerId(1), drawFrom(seed));
        const [request] = state.choices[0]?.requests ?? [];
        const plays = request?.shape === 'act' ? request.actions.filter((a) => a.name === 'play') : [];
        expect(plays).toHaveLength(unitsOf(state));
        offered.add(plays.length);
      }
      expect(offered.size).toBeGreaterThan(1);
    });
  });
});
