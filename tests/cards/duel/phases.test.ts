import { describe, expect, it } from 'vitest';
import { Arena } from './arena.ts';

const plain = (): Arena => new Arena([{ wolf: 30 }, { stone: 30 }]);

describe('a turn', () => {
  it('brings one more mana than the last, up to ten', () => {
    const a = plain();
    const mana = [a.of(0, 'mana')];
    for (let turn = 0; turn < 11; turn++) mana.push(a.round().of(0, 'mana'));
    expect(mana).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10]);
  });

  it('begins with a card, but for the first of the match', () => {
    const a = plain();
    expect(a.zone('hand', 0)).toHaveLength(4);
    expect(a.end().zone('hand', 1)).toHaveLength(6);
    expect(a.end().zone('hand', 0)).toHaveLength(5);
  });

  it('does not carry mana over', () => {
    const a = new Arena([{ 'spark-volley': 30 }, { stone: 30 }]);
    a.until(0, { mana: 3 }).play('spark-volley', 'p1');
    expect(a.of(0, 'mana')).toBe(1);
    expect(a.round().of(0, 'mana')).toBe(4);
  });
});

describe('the hand limit', () => {
  it('makes a player discard down to eight at the end of his own turn, as he chooses', () => {
    const a = new Arena([{ wolf: 15, 'empty-pockets': 15 }, { stone: 30 }]);
    while (a.zone('hand', 0).length < 9) a.round();
    const hand = a.zone('hand', 0);
    a.end();
    expect(a.choice.purpose).toBe('discard');
    expect(a.request).toMatchObject({ player: 0, min: 1, max: 1 });
    expect(a.offered()).toEqual(hand);
    a.pick('wolf');
    expect(a.zone('hand', 0)).toHaveLength(8);
    expect(a.zone('discard', 0)).toEqual(['wolf']);
    expect(a.state.turn.active).toBe(1);
  });

  it('is no concern in the opponent’s turn', () => {
    const a = plain();
    while (a.zone('hand', 1).length < 8) a.round();
    a.end();
    expect(a.state.turn.active).toBe(1);
    expect(a.zone('hand', 1)).toHaveLength(9);
    expect(a.choice.purpose).toBe('window');
  });

  it('counts several cards too many', () => {
    const a = new Arena([{ 'sack-the-cart': 15, wolf: 15 }, { stone: 30 }]);
    while (a.zone('hand', 0).length < 8) a.round();
    for (let i = 0; i < 2; i++) a.play('wolf').play('sack-the-cart', 'wolf');
    expect(a.zone('hand', 0)).toHaveLength(10);
    expect(a.end().request).toMatchObject({ min: 2, max: 2 });
  });
});

describe('an attack', () => {
  it('is not offered to a unit without attack', () => {
    const a = new Arena([{ stone: 30 }, { stone: 30 }]);
    expect(a.play('stone').round().offered()).not.toContain('attack stone');
  });

  it('lets both deal damage at once', () => {
    const a = new Arena([{ wolf: 30 }, { ogre: 30 }]);
    a.until(1).play('ogre').until(0).play('wolf').round().attack('wolf', 'ogre');
    expect(a.on('ogre', 1, 'damage')).toBe(2);
    expect(a.zone('discard', 0)).toEqual(['wolf']);
    const damage = a.events.filter((e) => e.type === 'damaged');
    expect(new Set(damage.map((e) => e.batch)).size).toBe(1);
  });

  it('uses the unit up, as an exhausting ability does', () => {
    const a = new Arena([{ 'keg-hauler': 30 }, { stone: 30 }]);
    a.until(1).play('stone').until(0, { mana: 3 }).play('keg-hauler');
    expect(a.offered()).not.toContain('exhaust keg-hauler');
    a.round().act('exhaust keg-hauler', 'stone');
    expect(a.on('stone', 1, 'damage')).toBe(2);
    expect(a.offered()).not.toContain('attack keg-hauler');
    expect(a.round().offered()).toEqual(expect.arrayContaining(['attack keg-hauler', 'exhaust keg-hauler']));
  });
});

describe('the board', () => {
  it('holds six units', () => {
    const a = plain();
    while (a.zone('hand', 0).length < 7) a.round();
    for (let i = 0; i < 6; i++) a.play('wolf');
    expect(a.zone('board', 0)).toHaveLength(6);
    expect(a.offered()).not.toContain('play wolf');
  });
});

describe('a play', () => {
  it('can be taken back while something is still to be chosen', () => {
    const a = new Arena([{ 'spark-volley': 30 }, { stone: 30 }]);
    a.until(1).play('stone').until(0, { mana: 2 });
    const before = a.state;
    a.act('play spark-volley');
    expect(a.choice.purpose).toBe('target');
    a.cancel();
    expect(a.state).toEqual(before);
    a.play('spark-volley', 'stone');
    expect(a.on('stone', 1, 'damage')).toBe(3);
  });
});
