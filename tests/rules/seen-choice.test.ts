import { describe, expect, test } from 'vitest';
import { sample } from '../../effects/rules/sample.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { answer, matchOf } from '../../search/index.ts';
import { Lab, spell, unit } from '../support/lab.ts';
import { drawFrom } from '../support/random.ts';

const board = { select: 'objects', in: ['board'] } as const;
const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;
const bob = playerId(1);
const bolt = spell('bolt', [{ op: 'damage', to: 'one', amount: 2 }], {
  targets: [
    { as: 'one', from: board },
    { as: 'two', from: board },
  ],
});
const cards = [
  bolt,
  unit('a', 1, 9),
  unit('b', 1, 9),
  spell('s', [{ op: 'play', what: { ...hand, where: { name: 'bolt' } } }]),
];
const shown = (lab: Lab, viewer: Parameters<typeof viewOf>[1]) => viewOf(lab.match, viewer).choices;

describe('a play that another player puts together', () => {
  test('in a window: its ids mean nothing to others, and the id of the window means what it did', () => {
    const lab = new Lab({ cards, players: [{ hand: ['bolt'], board: ['a', 'b'] }, {}] });
    const [window] = shown(lab, bob);
    const ids = [window?.id ?? '', `${window?.id}.1`, `${window?.id}.2`];
    const told = () =>
      ids.flatMap((choice) => [
        answer(lab.match, { type: 'answer', player: 1, choice, value: 0 }),
        answer(lab.match, { type: 'cancel', player: 1, choice }),
      ]);
    const before = told();
    expect(before.map((r) => (r.ok ? 'ok' : r.code))).toEqual([
      ...['not-asked', 'not-asked'],
      ...['stale', 'stale', 'stale', 'stale'],
    ]);
    lab.act('play bolt');
    expect(told()).toEqual(before);
    lab.pick('a');
    expect(told()).toEqual(before);
    expect(shown(lab, bob)).toEqual([window]);
  });

  test('that an effect makes is one question to others from its first pick to its last', () => {
    const lab = new Lab({ cards, players: [{ hand: ['s', 'bolt'], board: ['a', 'b'] }, {}] });
    lab.act('play s');
    const first = shown(lab, bob);
    expect(first).toMatchObject([{ purpose: 'play', asks: [0], source: { card: 's' } }]);
    expect(shown(lab, playerId(0))).toMatchObject([{ purpose: 'target', request: { shape: 'select' } }]);
    lab.pick('a');
    expect(shown(lab, bob)).toEqual(first);
    expect(lab.refused({ type: 'answer', player: 1, choice: first[0]?.id ?? '', value: [0] })).toBe('not-asked');
    expect(lab.refused({ type: 'answer', player: 1, choice: lab.choice.id, value: [0] })).toBe('stale');
    lab.pick('b');
    expect(lab.told('damaged')).toEqual(['damaged a 2']);
  });

  test('is in a sample without its picks, and can be gone on with', () => {
    const more = [...cards, spell('jolt', bolt.play?.do ?? [], { targets: bolt.play?.targets ?? [] })];
    const lab = new Lab({ cards: more, players: [{ hand: ['s', 'bolt', 'jolt', 'a'], board: ['a', 'b'] }, {}] });
    lab.act('play s');
    const before = shown(lab, bob);
    lab.pick('b');
    const played = new Set<string>();
    for (let seed = 1; seed <= 20; seed++) {
      const state = sample(lab.match, bob, drawFrom(seed));
      const draft = state.frames.find((f) => f.status === 'draft');
      expect(draft?.draft?.picks).toEqual([]);
      expect(viewOf({ book: lab.match.book, state }, bob).choices).toEqual(before);
      const source = draft?.source;
      played.add(source?.kind === 'object' ? (state.objects[source.id]?.card ?? '') : '');
      const choice = state.choices[0]?.id ?? '';
      const taken = answer(matchOf(lab.match.book, state), { type: 'answer', player: 0, choice, value: [0] });
      expect(taken.ok).toBe(true);
    }
    expect(played).toEqual(new Set(['bolt', 'jolt']));
  });

  test('is known to whom it asks, also in a sample', () => {
    const asking = spell('asking', [], {
      targets: [
        { as: 'one', from: board },
        { as: 'two', from: board, by: 'opponents' },
      ],
    });
    const lab = new Lab({
      cards: [asking, unit('a'), unit('b')],
      players: [{ hand: ['asking'], board: ['a', 'b'] }, {}],
    });
    lab.act('play asking').pick('a');
    const view = shown(lab, bob);
    expect(view).toMatchObject([{ purpose: 'target', asks: [1], request: { shape: 'select' } }]);
    const state = sample(lab.match, bob, drawFrom(1));
    expect(viewOf({ book: lab.match.book, state }, bob).choices).toEqual(view);
    // Only whose play it is may take it back, whoever is asked.
    expect(view[0]).not.toHaveProperty('cancel');
    expect(shown(lab, playerId(0))[0]).toHaveProperty('cancel', true);
    const cancel = { type: 'cancel', choice: lab.choice.id } as const;
    expect(lab.refused({ ...cancel, player: 1 })).toBe('cannot-cancel');
    expect(lab.refused({ ...cancel, player: 0 })).toBeNull();
  });
});
