/**
 * Faults that the engine still has, each as the smallest play that shows it. One that is mended goes red here and moves
 * to the faults that stay tested.
 */
import { describe, expect, test } from 'vitest';
import { viewOf } from '../effects/rules/views.ts';
import { playerId } from '../effects/state/ids.ts';
import { labOf } from './support/scene.ts';

describe('hidden', () => {
  test.fails('choose: who may not look does not learn which hidden cards fit', () => {
    const request = (cards: readonly string[]) => {
      const lab = labOf({
        do: [{ op: 'choose', from: { select: 'objects', in: ['hand'], of: 'opponents', where: { type: 'unit' } } }],
        theirs: { hand: cards },
      }).act('play cast');
      return JSON.stringify(viewOf(lab.match, playerId(0)).choices);
    };
    expect(request(['rat', 'dud', 'ox'])).toBe(request(['dud', 'rat', 'ox']));
  });
});
