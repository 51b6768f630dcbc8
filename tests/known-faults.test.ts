/**
 * Faults that the engine still has, each as the smallest play that shows it. One that is mended goes red here and moves
 * to the faults that stay tested.
 */
import { describe, expect, test } from 'vitest';
import type { Cost, Effect, Selector } from '../effects/language.ts';
import { viewOf } from '../effects/rules/views.ts';
import { playerId } from '../effects/state/ids.ts';
import { relic, unit } from './support/lab.ts';
import { labOf, playScene, type Scene } from './support/scene.ts';

const P1_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents', where: { type: 'unit' } };
const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;

describe('ops', () => {
  test.fails('together: two nodes of one kind count their results once each', () => {
    const { it } = playScene({
      do: [
        {
          op: 'together',
          do: [
            { op: 'damage', to: 'opponents', amount: 2 },
            { op: 'damage', to: 'you', amount: 1 },
          ],
        },
      ],
    });
    expect(it).toEqual({ refs: ['p1', 'p0'], amount: 3, shares: [2, 1] });
  });

  test.fails.each<[string, Effect]>([
    ['choose', { op: 'choose', from: P1_UNITS }],
    ['search', { op: 'search', in: 'deck' }],
    ['divide', { op: 'divide', amount: 3, among: P1_UNITS }],
    ['assign', { op: 'assign', items: P1_UNITS, to: 'opponents' }],
  ])('%s: with nothing to choose from it says why nothing happens', (op, node) => {
    expect(playScene({ do: [node] }).notes).toEqual([`${op}: no-candidate`]);
  });

  test.fails('act: the result is the name of the action, also of one that is no pass', () => {
    const scene: Scene = {
      rules: {
        actions: {
          play: { kind: 'play', from: hand },
          pass: { kind: 'pass' },
          strike: { kind: 'rule', do: [{ op: 'damage', to: 'opponents', amount: 2 }] },
        },
      },
      do: [{ op: 'act', actions: ['strike', 'pass'] }],
      answers: ['strike'],
    };
    expect(playScene(scene).it).toEqual({ refs: ['strike'], amount: 1 });
  });
});

describe('costs', () => {
  const discard: Cost = { cost: 'move', from: hand, count: 1, to: 'discard', how: 'discard' };
  test.fails('pay: one card cannot pay two costs', () => {
    const lab = labOf({ do: [{ op: 'pay', costs: [discard, discard] }], mine: { hand: ['rat', 'ox'] } }).act(
      'play cast',
    );
    lab.pick('rat');
    expect(lab.tried([0])).not.toBeNull();
  });
});

describe('replacements', () => {
  test.fails('the beginning of a step can be replaced, as any event that a trigger hears', () => {
    const { lab } = playScene({
      cards: [
        relic('ward', {
          abilities: [
            {
              instead: {
                replace: 'also',
                of: { on: 'began', step: 'end', whose: 'all' },
                do: [{ op: 'signal', name: 'also' }],
              },
            },
          ],
        }),
      ],
      theirs: { board: ['ward'] },
      do: [],
    });
    lab.act('pass');
    expect(lab.told('signalled')).toContain('signal also');
  });
  test.fails('what is done "as" an event happens is not done when the event is prevented after all', () => {
    const { events } = playScene({
      cards: [
        relic('also', {
          abilities: [
            { instead: { replace: 'also', of: { on: 'damaged', subject: {} }, do: [{ op: 'signal', name: 'also' }] } },
          ],
        }),
        relic('stop', { abilities: [{ instead: { replace: 'prevent', of: { on: 'damaged', subject: {} } } }] }),
      ],
      theirs: { board: ['also', 'stop'] },
      do: [{ op: 'damage', to: 'opponents', amount: 1 }],
    });
    expect(events).toEqual([]);
  });

  test.fails('counters that come with an arrival add to what is kept from before', () => {
    const { lab } = playScene({
      cards: [
        unit('vow', 1, 4, {
          abilities: [{ instead: { replace: 'with', of: { on: 'entered' }, facts: { sworn: 1 } } }],
        }),
      ],
      mine: { hand: ['vow'] },
      do: [
        { op: 'add', to: { ...hand, where: { name: 'vow' } }, fact: 'sworn', by: 2 },
        { op: 'move', what: { ...hand, where: { name: 'vow' } }, to: 'board' },
      ],
    });
    expect(lab.objects(0, 'board')[0]?.facts).toEqual({ sworn: 3 });
  });
});

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
