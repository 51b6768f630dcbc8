import { describe, expect, test } from 'vitest';
import { viewOf } from '../../effects/rules/views.ts';
import { playerId } from '../../effects/state/ids.ts';
import { labOf, playScene, type Scene } from '../support/scene.ts';

const units = { select: 'objects', in: ['board'], where: { type: 'unit' } } as const;
const attack = { amount: 'stat', of: 'candidate', stat: 'attack' } as const;
const table: Partial<Scene> = { mine: { board: ['rat', 'rat', 'ox'] }, theirs: { board: ['rat', 'elk'] } };
const choosing = (more: object, scene: Partial<Scene> = table) =>
  labOf({ ...scene, do: [{ op: 'choose', from: units, min: 0, max: 5, ...more }] }).act('play cast');

describe('choose', () => {
  test('of different names', () => {
    const lab = choosing({ different: 'name' });
    expect(lab.tried([0, 1])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 2, 4])).toBeNull();
  });

  test('one of each player', () => {
    const lab = choosing({ different: 'controller', min: 5 });
    expect(lab.request).toMatchObject({ min: 2, max: 2 });
    expect(lab.tried([0, 1])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 3])).toBeNull();
  });

  test('all of one owner', () => {
    const lab = choosing({ same: 'owner', max: 9 });
    expect(lab.request).toMatchObject({ max: 3 });
    expect(lab.tried([0, 3])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 1, 2])).toBeNull();
  });

  test('with a total within bounds', () => {
    const lab = choosing({ total: { of: attack, max: 3 } });
    expect(lab.tried([0, 2, 3])).toMatchObject({ code: 'illegal' });
    expect(lab.tried([0, 2])).toBeNull();
  });

  test('where the total cannot be met with as many as are wanted, fewer will do', () => {
    const lab = choosing({ min: 2, max: 2, total: { of: attack, max: 1 } }, { theirs: { board: ['ox', 'ox'] } });
    expect(lab.request).toMatchObject({ min: 0 });
    expect(lab.tried([])).toBeNull();
  });

  test('where nothing meets it, nothing is offered', () => {
    const { it, notes } = playScene({
      ...table,
      do: [{ op: 'choose', from: units, max: 2, total: { of: attack, min: 90 } }],
    });
    expect({ it, notes }).toEqual({ it: { refs: [], amount: 0 }, notes: ['choose: no-candidate'] });
  });

  test('what faces decide of hidden cards is asked by name', () => {
    const lab = labOf({
      do: [{ op: 'choose', from: { select: 'objects', in: ['hand'], of: 'opponents' }, max: 2, different: 'name' }],
      theirs: { hand: ['rat', 'ox', 'rat'] },
    }).act('play cast');
    expect(viewOf(lab.match, playerId(0)).choices[0]?.request).toHaveProperty('candidates', [
      { card: 'ox', name: 'ox' },
      { card: 'rat', name: 'rat' },
      { card: 'rat', name: 'rat' },
    ]);
  });
});
