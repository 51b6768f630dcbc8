import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { Lab, type LabSetup, spell } from '../support/lab.ts';
import type { Scene } from '../support/scene.ts';
import { ASKS_NOTHING, conformance, NO_PAUSE, NOBODY_HEARS } from './conformance.ts';

const extra = (who?: Selector): Effect => ({ op: 'extraTurn', ...(who === undefined ? {} : { who }) });
const more: Scene = { do: [extra()] };
const added = { type: 'turnAdded', player: 0 };

conformance({
  op: 'extraTurn',
  works: { ...more, events: [added], it: { refs: ['p0'], amount: 1 } },
  none: { do: [extra({ select: 'objects', in: ['board'] })], notes: ['extraTurn: no-candidate'] },
  gone: {
    do: [{ op: 'choose', from: 'opponents', as: 'chosen' }, { op: 'lose', who: 'chosen', why: 'hex' }, extra('chosen')],
    more: [{}],
    answers: [['p1']],
    events: [{ type: 'lost', player: 1, why: 'hex' }],
    notes: ['turnAdded: gone'],
  },
  zero: [null, 'there is no amount in it'],
  replaced: NOBODY_HEARS,
  prevented: NOBODY_HEARS,
  seen: { ...more, shown: [added] },
  saved: NO_PAUSE,
  declined: ASKS_NOTHING,
  them: {
    do: [...more.do, { op: 'add', to: 'them', fact: 'energy', by: 1 }],
    events: [added, { type: 'counted', bearer: 'p0', fact: 'energy', by: 1, to: 1 }],
    it: { refs: ['p0'], amount: 1, shares: [1] },
  },
  once: more,
  next: more,
  played: ASKS_NOTHING,
  forced: ASKS_NOTHING,
});

/** Everyone holds `tempo`, which gives a turn to whom it is aimed at, and `again`, which gives one to everyone. */
function begun(players: number, more: Partial<LabSetup> = {}): Lab {
  const cards = [
    spell('tempo', [extra('who')], { targets: [{ as: 'who', from: 'seats' }] }),
    spell('again', [extra('everyone')]),
  ];
  const hand = ['tempo', 'tempo', 'again'];
  return new Lab({ ...more, cards, players: Array.from({ length: players }, () => ({ hand })) });
}

/** Whose turns come next, each of which is ended at once. */
function turns(lab: Lab, n: number): readonly number[] {
  return Array.from({ length: n }, () => {
    while (lab.choice.purpose === 'priority' && lab.request.player !== lab.state.turn.active) lab.act('pass');
    const { number } = lab.state.turn;
    while (lab.state.turn.number === number) lab.act('pass');
    return lab.state.turn.active;
  });
}

const tempo = (lab: Lab, ...who: readonly string[]): Lab => {
  for (const name of who) lab.act('play tempo').pick(name);
  return lab;
};

describe('whose turns come', () => {
  test('of two: his own once more, then the other one', () => {
    expect(turns(tempo(begun(2), 'p0'), 4)).toEqual([0, 1, 0, 1]);
  });

  test("the other one's, and then his in turn order as well", () => {
    expect(turns(tempo(begun(2), 'p1'), 4)).toEqual([1, 1, 0, 1]);
  });

  test('of three: turn order goes on where it was', () => {
    expect(turns(tempo(begun(3), 'p2'), 5)).toEqual([2, 1, 2, 0, 1]);
    expect(turns(tempo(begun(3), 'p1'), 5)).toEqual([1, 1, 2, 0, 1]);
  });

  test('of one alone: his, as always', () => {
    const lab = begun(1).act('play tempo');
    expect(turns(lab, 3)).toEqual([0, 0, 0]);
    expect(lab.state.turn.number).toBe(4);
  });

  test('of several effects the last that was given comes first', () => {
    expect(turns(tempo(begun(3), 'p0', 'p2'), 5)).toEqual([2, 0, 1, 2, 0]);
  });

  test('of one effect for several, in turn order', () => {
    const lab = begun(3);
    lab.act('pass').act('play again');
    expect(turns(lab, 6)).toEqual([1, 2, 0, 2, 0, 1]);
  });

  test('one given in an extra turn comes right after it', () => {
    const lab = tempo(begun(3), 'p1', 'p2');
    expect(turns(lab, 1)).toEqual([2]);
    expect(turns(tempo(lab, 'p0'), 5)).toEqual([0, 1, 1, 2, 0]);
  });

  test('on a stack, too', () => {
    const lab = begun(3, { policy: 'priority' });
    lab.act('play tempo').pick('p2').act('pass').act('pass').act('pass');
    expect(turns(lab, 4)).toEqual([2, 1, 2, 0]);
  });

  test('what is given before the first turn comes after it', () => {
    const setup: readonly Effect[] = [extra('opponents')];
    expect(turns(begun(3, { rules: { setup } }), 5)).toEqual([1, 2, 1, 2, 0]);
  });
});

describe('an extra turn', () => {
  test('is a turn: it has a number, and what lasts a turn begins anew', () => {
    const lab = tempo(begun(2), 'p0');
    turns(lab, 1);
    expect(lab.state.turn).toMatchObject({ number: 2, active: 0, step: 'main', extraTurns: [] });
    expect(lab.events.filter((e) => e.type === 'began' && e.newTurn)).toMatchObject([
      { player: 0 },
      { player: 0, turn: 2 },
    ]);
  });

  test('is seen to come by everyone', () => {
    const lab = tempo(begun(3), 'p0', 'p2');
    const seen = () => [0, 1, 2, 'spectator' as const].map((viewer) => viewOf(lab.match, viewer).turn);
    for (const turn of seen()) expect(turn).toEqual({ number: 1, active: 0, step: 'main', extraTurns: [2, 0] });
    turns(lab, 2);
    for (const turn of seen()) expect(turn).toEqual({ number: 3, active: 0, step: 'main' });
  });

  test('of a player who has left is none', () => {
    expect(turns(tempo(begun(3), 'p1', 'p2').leave(2), 4)).toEqual([1, 1, 0, 1]);
  });

  test('of one who leaves in it goes on after the last turn in order', () => {
    const lab = tempo(begun(4), 'p2');
    turns(lab, 1);
    lab.leave(2);
    expect([lab.state.turn.active, ...turns(lab, 3)]).toEqual([1, 3, 0, 1]);
  });

  test('after which the one who had the last turn in order has left goes on after his seat', () => {
    const lab = tempo(begun(4), 'p3');
    turns(lab, 1);
    expect(turns(lab.leave(0), 4)).toEqual([1, 2, 3, 1]);
  });

  test('is still to come, and the order goes on the same, where the match is saved and read', () => {
    const lab = tempo(begun(3), 'p0', 'p2').reloaded();
    const order = [1, 2, 3, 4, 5].flatMap(() => {
      const next = turns(lab, 1);
      lab.reloaded();
      return next;
    });
    expect(order).toEqual([2, 0, 1, 2, 0]);
  });
});

test('turns that are given without end end the match, before they are too many to count', () => {
  const endless = spell('endless', [{ op: 'while', cond: { test: 'turn' }, do: [extra()] }]);
  const lab = new Lab({ cards: [endless], players: [{ hand: ['endless'] }, {}] });
  lab.act('play endless');
  expect(lab.state.result).toEqual({ winners: [], reason: 'endless: endless' });
  expect(lab.state.turn.extraTurns).toHaveLength(1_000);
});
