import { describe, expect, test } from 'vitest';
import { Lab, spell, unit } from '../support/lab.ts';

const board = { select: 'objects', in: ['board'], where: { type: 'unit' } } as const;
const cards = [
  spell('mark', [
    {
      op: 'together',
      do: (['plus', 'marked', 'sworn'] as const).map((fact) => ({ op: 'add' as const, to: board, fact, by: 2 })),
    },
    { op: 'add', to: 'you', fact: 'noted', by: 1 },
    { op: 'add', to: 'you', fact: 'energy', by: 2 },
  ]),
  spell('hush', [{ op: 'modify', what: board, until: { until: 'match' }, patches: [{ patch: 'silence' }] }]),
  spell('return', [{ op: 'move', what: board, to: 'hand', how: 'return' }]),
  spell('twin', [{ op: 'create', like: board, to: 'board' }]),
  unit('a', 1, 5),
];

/** The facts of an object after `mark` and what else is played. */
function facts(...played: readonly string[]): Readonly<Record<string, number>> | undefined {
  const lab = new Lab({ cards, players: [{ hand: ['mark', ...played.filter((p) => p !== 'a')], board: ['a'] }, {}] });
  lab.act('play mark');
  for (const name of played) lab.act(name === 'pass' ? 'pass' : `play ${name}`);
  return lab.objects(0, 'board').at(-1)?.facts;
}

describe('declared facts', () => {
  test('as they are', () => expect(facts()).toEqual({ plus: 2, marked: 2, sworn: 2 }));
  test('a silence clears what says so', () => expect(facts('hush')).toEqual({ plus: 2, sworn: 2 }));
  test('leaving ends all but what lasts the match', () => expect(facts('return', 'a')).toEqual({ sworn: 2 }));
  test('copying carries what says so', () => expect(facts('twin')).toEqual({ plus: 2 }));
  test('the end of the turn resets what lasts a turn, for objects and players', () => {
    const lab = new Lab({ cards, players: [{ hand: ['mark'], board: ['a'] }, {}] });
    lab.act('play mark').act('pass');
    expect(lab.objects(0, 'board')[0]?.facts).toEqual({ plus: 2, sworn: 2 });
    expect([lab.fact(0, 'noted'), lab.fact(0, 'energy')]).toEqual([0, 2]);
  });
  test('bounds hold, and what is at its bound does not change', () => {
    const lab = new Lab({
      cards: [spell('gain', [{ op: 'add', to: 'you', fact: 'energy', by: 5 }])],
      players: [{ hand: ['gain', 'gain'] }, {}],
    });
    lab.act('play gain').act('play gain');
    expect(lab.told('counted')).toEqual(['energy of p0 +3']);
    expect(lab.notes.at(-1)).toMatchObject({ what: 'counted', reason: { code: 'already' } });
  });
});
