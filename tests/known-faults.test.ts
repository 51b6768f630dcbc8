/**
 * Faults that the engine still has, each as the smallest play that shows it. One that is mended goes red here and moves
 * to the faults that stay tested.
 */
import { describe, expect, test } from 'vitest';
import type { Cost, Effect, Selector } from '../effects/language.ts';
import { preview } from '../search/index.ts';
import { labRules, unit } from './support/lab.ts';
import { drawFrom } from './support/random.ts';
import { labOf, playScene } from './support/scene.ts';

describe('batches', () => {
  test.fails('what stands first in a batch does not decide whether the rest happens', () => {
    const ox: Selector = { select: 'objects', in: ['board'], of: 'opponents' };
    const move: Effect = { op: 'move', what: ox, to: 'exile' };
    const add: Effect = { op: 'add', to: ox, fact: 'plus', by: 1 };
    const played = (...nodes: readonly Effect[]) =>
      playScene({ do: [{ op: 'together', do: nodes }], theirs: { board: ['ox'] } }).events.map((e) => e.type);
    expect(played(move, add).toSorted()).toEqual(played(add, move).toSorted());
  });
});

describe('plays', () => {
  test.fails('a cost that makes room is looked at together with the card that needs it', () => {
    const { zones } = labRules('queue');
    const board: Selector = { select: 'objects', in: ['board'], of: 'you' };
    const costs: Cost[] = [{ cost: 'move', from: board, count: 1, to: 'discard', how: 'sacrifice' }];
    const lab = labOf({
      rules: { zones: { ...zones, board: { of: 'player', faces: 'all', play: true, capacity: 1 } } },
      cards: [unit('heir', 1, 1, { play: { costs } })],
      do: [],
      mine: { board: ['ox'], hand: ['heir'] },
    });
    expect(lab.offered).toContain('play heir');
  });
});

describe('previews', () => {
  test.fails('a preview stops before a question that shows cards which the player does not know', () => {
    const lab = labOf({ do: [{ op: 'scry', count: 2 }], mine: { deck: ['rat', 'ox', 'elk', 'dud'] } });
    const input = {
      type: 'answer',
      player: 0,
      choice: lab.choice.id,
      value: lab.offered.indexOf('play cast'),
    } as const;
    // What it shows are cards of the deal, told from his own by nothing.
    expect(preview(lab.match, input, drawFrom(1))).toMatchObject({ ok: true, until: 'reveal' });
  });
});
