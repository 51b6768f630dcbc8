import { describe, expect, it } from 'vitest';
import { Arena } from './arena.ts';

const fresh = (): Arena => new Arena([{ stone: 15, wolf: 15 }, { ogre: 30 }], { mulligan: false });

describe('opening hands', () => {
  it('are four cards for the player who begins and five for the other', () => {
    const a = fresh();
    expect([a.zone('hand', 0).length, a.zone('hand', 1).length]).toEqual([4, 5]);
    expect([a.zone('deck', 0).length, a.zone('deck', 1).length]).toEqual([26, 25]);
  });

  it('come from shuffled decks', () => {
    const hands = [1, 2, 3, 4].map((seed) =>
      new Arena([{ stone: 15, wolf: 15 }, { ogre: 30 }], { seed }).zone('hand', 0),
    );
    expect(new Set(hands.map(String)).size).toBeGreaterThan(1);
  });
});

describe('the mulligan', () => {
  it('asks both players at the same time, in secret', () => {
    const { choice } = fresh();
    expect(choice.purpose).toBe('mulligan');
    expect(choice.order).toBe('secret');
    expect(choice.requests.map((r) => r.player)).toEqual([0, 1]);
  });

  it('takes the answers in any order and does nothing before both are in', () => {
    const a = fresh();
    const before = a.state.zones;
    a.answer([0, 1, 2], 1);
    expect(a.state.zones).toEqual(before);
    expect(a.events).toEqual([]);
    a.answer([], 0);
    expect(a.state.zones).not.toEqual(before);
    expect(a.choice.purpose).toBe('window');
  });

  it('does not let a player answer twice', () => {
    const a = fresh();
    a.answer([0], 1);
    expect(a.try([], 1)).toMatchObject({ ok: false, code: 'not-asked' });
  });

  it('puts any number of cards back, and draws as many after a shuffle', () => {
    const a = fresh();
    a.answer([0, 3], 0).answer([0, 1, 2, 3, 4], 1);
    const moves = a.events.flatMap((e) =>
      e.type === 'moved' ? [`${e.how} ${e.owner}`] : e.type === 'shuffled' ? [e.zone] : [],
    );
    expect(moves).toEqual([
      ...Array(2).fill('mulligan 0'),
      'deck.0',
      ...Array(2).fill('draw 0'),
      ...Array(5).fill('mulligan 1'),
      'deck.1',
      ...Array(5).fill('draw 1'),
    ]);
    expect([a.zone('hand', 0).length, a.zone('hand', 1).length]).toEqual([4, 5]);
  });

  it('leaves the hand and the deck of who keeps everything as they are', () => {
    const a = fresh();
    const [hand, deck] = [a.zone('hand', 0), a.zone('deck', 0)];
    a.answer([], 0).answer([1], 1);
    expect([a.zone('hand', 0), a.zone('deck', 0)]).toEqual([hand, deck]);
    expect(a.events.filter((e) => e.type === 'shuffled')).toHaveLength(1);
  });
});
