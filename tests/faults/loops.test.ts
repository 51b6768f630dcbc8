/** Faults that the engine once had with loops, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import type { Selector } from '../../effects/language.ts';
import { playScene } from '../support/scene.ts';

const P1_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents', where: { type: 'unit' } };

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
