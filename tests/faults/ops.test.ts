/** Faults that the engine once had with ops, each as the smallest play that showed it. */
import { describe, expect, test } from 'vitest';
import type { Effect, Selector } from '../../effects/language.ts';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { spell } from '../support/lab.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';

const P1_UNITS: Selector = { select: 'objects', in: ['board'], of: 'opponents', where: { type: 'unit' } };
const hand = { select: 'objects', in: ['hand'], of: 'you' } as const;

describe('ops', () => {
  test('pay: what could not be paid comes to nothing', () => {
    const { it } = playScene({ do: [{ op: 'pay', costs: [{ cost: 'resource', resource: 'mana', amount: 99 }] }] });
    expect(it).toEqual({ refs: [], amount: 0 });
  });

  test('modify: what is gone is not in its result', () => {
    const { it } = playScene({
      theirs: { board: ['rat', 'ox'] },
      do: [
        { op: 'remember', what: P1_UNITS, as: 'both' },
        { op: 'move', what: { select: 'among', of: 'both', where: { name: 'rat' } }, to: 'hand' },
        {
          op: 'modify',
          what: 'both',
          patches: [{ patch: 'addStat', stat: 'attack', by: 1 }],
          until: { until: 'match' },
        },
      ],
    });
    expect(it).toEqual({ refs: ['ox'], amount: 1 });
  });

  test('pickRandom: none is "zero"', () => {
    expect(playScene({ do: [{ op: 'pickRandom', from: 'everyone', count: 0 }] }).notes).toEqual(['pickRandom: zero']);
  });

  test('turnOver: the face of a hidden card is not told to who does not see it', () => {
    const { shown } = playScene({ do: [{ op: 'turnOver', what: hand, faceDown: true }], mine: { hand: ['rat'] } });
    expect(JSON.stringify(shown)).not.toContain('"card":"rat"');
  });

  test('move, create: facts a new stay begins with keep within their bounds', () => {
    const { lab } = playScene({ do: [{ op: 'create', card: 'rat', to: 'board', with: { ready: 5 } }] });
    expect(lab.objects(0, 'board')[0]?.facts).toEqual({});
  });

  test('create: a fact at its initial value is a missing key', () => {
    const { lab } = playScene({ do: [{ op: 'create', card: 'rat', to: 'board', with: { ready: 1 } }] });
    expect(lab.objects(0, 'board')[0]?.facts).toEqual({});
  });

  test('play: a play that was countered is not tried again', () => {
    const lab = labOf({
      policy: 'priority',
      cards: [
        spell('deny', [{ op: 'counter', what: 'at' }], {
          targets: [{ as: 'at', from: { select: 'frames', of: 'opponents' } }],
        }),
      ],
      rules: {
        phases: [
          { step: 'main', window: { who: 'active', actions: ['play', 'pass'] }, next: [{ to: 'main', turn: 'next' }] },
        ],
      },
      mine: { deck: ['dud', 'blank'] },
      theirs: { hand: ['deny'] },
      do: [{ op: 'play', what: { select: 'top', in: 'deck' } }],
    });
    lab.act('play cast').act('pass').act('pass');
    // The effect has played the blank; it waits on the stack.
    expect(lab.told('acted')).toEqual(['play cast', 'play blank']);
    lab.act('pass').act('play deny').act('pass').act('pass');
    expect(lab.told('acted')).toEqual(['play cast', 'play blank', 'play deny']);
  });

  test('seq, if, settle, forEach with an empty list come to nothing, not to what came before', () => {
    const before: Effect = { op: 'remember', what: 'you', amount: 7 };
    const results = [
      { op: 'seq', do: [] },
      { op: 'if', cond: { test: 'turn', whose: 'you' }, do: [] },
      { op: 'settle', do: [] },
      { op: 'forEach', of: 'everyone', do: [] },
    ].map((node) => playScene({ do: [before, node as Effect] }).it);
    expect(results).toEqual(results.map(() => ({ refs: [], amount: 0 })));
  });

  test('act: the result is the name of the action, also of one that is no pass', () => {
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

  test.each<[string, Effect]>([
    ['choose', { op: 'choose', from: P1_UNITS }],
    ['search', { op: 'search', in: 'deck' }],
    ['divide', { op: 'divide', amount: 3, among: P1_UNITS }],
    ['assign', { op: 'assign', items: P1_UNITS, to: 'opponents' }],
  ])('%s: with nothing to choose from it says why nothing happens', (op, node) => {
    expect(playScene({ do: [node] }).notes).toEqual([`${op}: no-candidate`]);
  });

  test('together: two nodes of one kind count their results once each', () => {
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
});

describe('assign and divide', () => {
  const units: Selector = { select: 'objects', in: ['hand'], of: 'opponents', where: { type: 'unit' } };
  const deck: Selector = { select: 'objects', in: ['deck'], of: 'you' };
  const asked = (node: Effect, scene: Partial<Scene>) =>
    viewOf(labOf({ do: [node], ...scene }).act('play cast').match, playerId(0)).choices;
  test.each<[string, Effect]>([
    ['assign', { op: 'assign', items: units, to: 'opponents' }],
    ['divide', { op: 'divide', amount: 2, among: units }],
  ])('%s: what hidden faces have sifted is shown by name', (_, node) => {
    const one = asked(node, { theirs: { hand: ['rat', 'dud', 'ox'] } });
    expect(asked(node, { theirs: { hand: ['dud', 'ox', 'rat'] } })).toEqual(one);
  });
  test('assign: the order of a deck is not told', () => {
    const node: Effect = { op: 'assign', items: deck, to: 'you' };
    const one = asked(node, { mine: { deck: ['rat', 'dud', 'ox'] } });
    expect(asked(node, { mine: { deck: ['ox', 'rat', 'dud'] } })).toEqual(one);
  });
});
