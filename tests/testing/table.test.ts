import { describe, expect, it } from 'vitest';
import { Mismatch, table } from '../../testing/index.ts';
import { arena } from '../rulesets/arena.ruleset.ts';
import { RULESETS } from '../rulesets/index.ts';

const start = () =>
  table(arena, {
    step: 'main',
    players: {
      ann: { hand: ['bolt', 'giant'], board: ['bear'], facts: { mana: 3, maxMana: 3 } },
      bob: { board: ['rat'] },
    },
  });

describe('a table', () => {
  it('plays a match by names', () => {
    const t = start();
    t.rejects('ann', 'play giant', 'unpayable');
    t.play('ann', 'play', 'bolt');
    expect(t.choice()).toEqual({
      choice: 'target',
      player: 'ann',
      candidates: ['bear', 'rat', 'ann', 'bob'],
      min: 1,
      max: 1,
    });
    t.expectChoice({ choice: 'target', player: 'ann', candidates: ['bear', 'rat', 'ann', 'bob'] });
    t.answer('ann', ['rat']);
    expect(t.events()).toContain('damaged bob/rat 2');
    expect(t.zone('bob', 'discard')).toEqual(['rat']);
    expect(t.zone('ann', 'hand')).toEqual(['giant']);
    expect(t.choice('bob')).toBeNull();
    t.expect({ ann: { facts: { mana: 1 } }, step: 'main' });
  });

  it('takes a play back, and lets a player leave', () => {
    const t = start();
    const before = t.hash;
    t.play('ann', 'play', 'bolt');
    t.cancel('ann');
    expect(t.hash).toBe(before);
    t.leave('bob');
    t.expect({ result: { winners: ['ann'], reason: 'left' } });
  });

  it('throws what is other than a test says', () => {
    const t = start();
    expect(() => t.expect({ bob: { board: ['wolf'] } })).toThrow(Mismatch);
    expect(() => t.answer('bob', 'end')).toThrow('bob is not asked anything');
    expect(() => t.play('ann', 'play', 'wolf')).toThrow('"play wolf" is not offered');
    expect(() => t.rejects('ann', 'end')).toThrow('it was taken');
    expect(() => t.zone('eve', 'hand')).toThrow('there is no player "eve"');
  });

  it('refuses a setup that cannot be', () => {
    expect(() => table(arena, { players: { ann: { hand: ['bera'] }, bob: {} } })).toThrow('did you mean "bear"');
    expect(() =>
      table(arena, { players: { ann: {}, bob: {} } }, { cards: [{ id: 'bear', name: 'Bear', types: ['unit'] }] }),
    ).toThrow('There is a card "bear" already');
  });

  it('begins at any step of any of the rulesets', () => {
    for (const entry of Object.values(RULESETS)) {
      const names = ['ann', 'bob'].slice(0, entry.ruleset.players.max);
      const players = Object.fromEntries(
        names.map((name) => [name, { deck: entry.cards.slice(0, 8).map((c) => c.id) }]),
      );
      for (const { step } of entry.ruleset.phases) {
        const t = table(entry, { step, players });
        expect(t.events()[0]).toBe(`began ann ${step} turn 1`);
        expect(t.open().length).toBe(1);
        expect(t.state.frames).toEqual([]);
      }
    }
  });
});
