import { describe, expect, it } from 'vitest';
import { Arena } from './arena.ts';

describe('Hush of the Mire', () => {
  it('takes printed and granted abilities for the rest of the stay', () => {
    const a = new Arena([{ 'kerb-pup': 15, 'mudrunner-boots': 15 }, { 'hush-of-the-mire': 30 }]);
    a.until(0, { hand: ['kerb-pup', 'mudrunner-boots'], mana: 3 })
      .play('kerb-pup')
      .play('mudrunner-boots', 'kerb-pup');
    a.until(1, { mana: 2 }).play('hush-of-the-mire', 'kerb-pup');
    expect(a.unit('kerb-pup', 0)).toMatchObject({ keywords: {}, stats: { attack: 2, health: 3 } });
    a.until(0).until(1);
    expect(a.unit('kerb-pup', 0).keywords).toEqual({});
  });

  it('leaves what is given later', () => {
    const a = new Arena([{ wolf: 15, 'mudrunner-boots': 15 }, { 'hush-of-the-mire': 30 }]);
    a.until(0, { hand: ['wolf'] })
      .play('wolf')
      .until(1, { mana: 2 })
      .play('hush-of-the-mire', 'wolf');
    a.until(0, { hand: ['mudrunner-boots'], mana: 2 }).play('mudrunner-boots', 'wolf');
    expect(a.unit('wolf', 0).keywords).toEqual({ swift: 1 });
  });
});

describe('Barkskin', () => {
  it('prevents four damage in all, until its player’s next turn', () => {
    const a = new Arena([{ stone: 15, barkskin: 15 }, { wolf: 30 }]);
    a.until(1);
    for (let i = 0; i < 3; i++) a.play('wolf');
    a.until(0, { hand: ['stone', 'barkskin'], mana: 1 })
      .play('stone')
      .play('barkskin', 'stone')
      .until(1);
    const damage = [1, 2, 3].map(() => a.attack('wolf', 'stone').on('stone', 0, 'damage'));
    expect(damage).toEqual([0, 0, 2]);
    expect(a.until(0).state.modifiers).toEqual([]);
  });

  it('that was not used up is gone when the turn comes', () => {
    const a = new Arena([{ stone: 15, barkskin: 15 }, { wolf: 30 }]);
    a.until(0, { hand: ['stone', 'barkskin'], mana: 1 })
      .play('stone')
      .play('barkskin', 'stone');
    expect(a.state.modifiers).toHaveLength(1);
    expect(a.round().state.modifiers).toEqual([]);
  });
});

describe('Keeper’s Choice', () => {
  it('offers two of its modes, without those that have no target', () => {
    const a = new Arena([{ 'keepers-choice': 30 }, { stone: 30 }]).until(0, { mana: 3 }).act('play keepers-choice');
    expect(a.offered()).toEqual(['read', 'mend', 'cleanse']);
    expect(a.try([0])).toMatchObject({ ok: false });
  });

  it('does both, in their order', () => {
    const a = new Arena([{ 'keepers-choice': 30 }, { wolf: 15, stone: 15 }]);
    a.until(1, { hand: ['wolf', 'stone'] })
      .play('wolf')
      .play('stone')
      .round()
      .attack('wolf', 'p0');
    a.until(0, { mana: 3 });
    const hand = a.zone('hand', 0).length;
    a.act('play keepers-choice').pick('strike', 'mend').pick('wolf');
    expect(a.of(0, 'health')).toBe(20);
    expect(a.on('wolf', 1, 'damage')).toBe(2);
    expect(a.zone('hand', 0)).toHaveLength(hand - 1);
  });

  it('cleanses poison', () => {
    const a = new Arena([{ 'keepers-choice': 15, stone: 15 }, { 'fen-viper': 30 }]);
    a.until(0, { hand: ['stone'] })
      .play('stone')
      .until(1)
      .play('fen-viper')
      .round()
      .attack('fen-viper', 'stone');
    a.until(0, { hand: ['keepers-choice'], mana: 3 });
    expect(a.on('stone', 0, 'poison')).toBe(1);
    a.act('play keepers-choice').pick('read', 'cleanse');
    expect(a.on('stone', 0, 'poison')).toBe(0);
  });
});

describe('Twice-Hatched Heron', () => {
  it('goes under the deck instead of dying, and heals as it leaves', () => {
    const a = new Arena([{ 'twice-hatched-heron': 30 }, { ogre: 30 }]);
    a.until(1).play('ogre').until(0, { mana: 3 }).play('twice-hatched-heron').until(1).attack('ogre', 'p0');
    const deck = a.until(0).zone('deck', 0).length;
    a.attack('twice-hatched-heron', 'ogre');
    expect(a.zone('discard', 0)).toEqual([]);
    expect(a.zone('deck', 0)).toHaveLength(deck + 1);
    expect(a.of(0, 'health')).toBe(17);
    expect(a.events.some((e) => e.type === 'moved' && e.how === 'destroy')).toBe(false);
  });
});

describe('Hex Toad', () => {
  it('weakens its victim as long as it stays', () => {
    const a = new Arena([{ 'hex-toad': 30 }, { ogre: 15, 'spark-volley': 15 }]);
    a.until(1, { hand: ['ogre'] })
      .play('ogre')
      .until(0, { mana: 3 })
      .play('hex-toad', 'ogre');
    expect(a.unit('ogre', 1).stats.attack).toBe(3);
    a.until(1, { hand: ['spark-volley'], mana: 2 }).play('spark-volley', 'hex-toad');
    expect(a.unit('ogre', 1).stats.attack).toBe(5);
  });
});

describe('Mossback Elder', () => {
  it('enters grown by as many as are there', () => {
    const a = new Arena([{ 'mossback-elder': 15, stone: 15 }, { stone: 30 }]);
    a.until(0, { hand: ['mossback-elder', 'stone', 'stone'], mana: 6 });
    while (a.zone('board', 0).length < 2) {
      if (a.zone('hand', 0).includes('stone')) a.play('stone');
      else a.round();
    }
    a.until(0, { hand: ['mossback-elder'], mana: 6 }).play('mossback-elder');
    expect(a.unit('mossback-elder', 0).stats).toMatchObject({ attack: 6, health: 6 });
  });
});

describe('Hall Librarian', () => {
  const library = (player: 0 | 1): Arena => {
    const deck = { 'hall-librarian': 10, undertow: 10, 'bone-knuckles': 10 };
    const a = new Arena([deck, deck]);
    a.until(1, { hand: ['hall-librarian'], mana: 3 }).play('hall-librarian');
    a.until(0, { hand: ['hall-librarian'], mana: 3 }).play('hall-librarian');
    return a.until(player, { hand: ['undertow', 'bone-knuckles'], mana: 3 });
  };

  it('makes the spells of her player cheaper, and no other cards', () => {
    const a = library(0);
    const mana = a.of(0, 'mana');
    a.play('undertow', 'hall-librarian').play('bone-knuckles', 'hall-librarian');
    expect(a.of(0, 'mana')).toBe(mana - 1 - 1);
  });

  it('does nothing from the hand', () => {
    const a = library(0)
      .play('undertow', 'hall-librarian')
      .until(1, { hand: ['undertow'] });
    const mana = a.of(1, 'mana');
    a.play('undertow', 'hall-librarian');
    expect(a.of(1, 'mana')).toBe(mana - 2);
  });
});

describe('Peat Alchemist', () => {
  it('may be used once a turn, for one mana', () => {
    const a = new Arena([{ 'peat-alchemist': 30 }, { stone: 30 }]);
    a.until(1)
      .play('stone')
      .until(0, { mana: 5 })
      .play('peat-alchemist')
      .act('activate peat-alchemist', 'venom', 'stone');
    expect(a.on('stone', 1, 'poison')).toBe(1);
    expect(a.of(0, 'mana')).toBe(1);
    expect(a.offered()).not.toContain('activate peat-alchemist');
    expect(a.round().offered()).toContain('activate peat-alchemist');
  });
});

describe('Fog Bank', () => {
  it('keeps enemies from attacking for a turn', () => {
    const a = new Arena([{ 'fog-bank': 30 }, { wolf: 30 }]);
    a.until(1).play('wolf').until(0, { mana: 2 }).play('fog-bank').until(1);
    expect(a.offered()).not.toContain('attack wolf');
    expect(a.round().offered()).toContain('attack wolf');
  });
});

describe('Drowned Archivist', () => {
  it('finds a spell, or nothing', () => {
    const a = new Arena([{ 'drowned-archivist': 25, undertow: 5 }, { stone: 30 }]);
    a.until(0, { hand: ['drowned-archivist'], mana: 4 }).play('drowned-archivist');
    expect(a.choice.purpose).toBe('search');
    expect(new Set(a.offered())).toEqual(new Set(['undertow']));
    expect(a.request).toMatchObject({ min: 0, max: 1 });
    const hand = a.zone('hand', 0).filter((card) => card === 'undertow').length;
    a.pick('undertow');
    expect(a.zone('hand', 0).filter((card) => card === 'undertow')).toHaveLength(hand + 1);
    expect(a.events.some((e) => e.type === 'shuffled')).toBe(true);
  });
});

describe('Mire Seer', () => {
  it.each([
    ['unit', 1],
    ['spell', 0],
  ])('guesses %s: draws %i', (guess, drawn) => {
    const a = new Arena([{ 'mire-seer': 30 }, { stone: 30 }]).until(0, { mana: 3 });
    const hand = a.zone('hand', 0).length;
    a.play('mire-seer').pick(guess);
    expect(a.zone('hand', 0)).toHaveLength(hand - 1 + drawn);
  });
});

describe('Question the Guest', () => {
  it('shows the hand and takes a card that is no unit', () => {
    const a = new Arena([{ 'question-the-guest': 30 }, { stone: 15, undertow: 15 }]);
    a.until(0, { mana: 2 }).play('question-the-guest');
    expect(new Set(a.offered())).toEqual(new Set(['undertow']));
    a.pick('undertow');
    expect(a.zone('discard', 1)).toEqual(['undertow']);
    expect(a.state.reveals).toEqual([]);
  });
});

describe('Shared Burden', () => {
  it('makes each player who can sacrifice a unit, then draws', () => {
    const a = new Arena([
      { 'shared-burden': 15, stone: 15 },
      { wolf: 15, stone: 15 },
    ]);
    a.until(1, { hand: ['wolf', 'stone'] })
      .play('wolf')
      .play('stone');
    a.until(0, { hand: ['stone', 'shared-burden'], mana: 3 }).play('stone');
    const hand = a.zone('hand', 0).length;
    a.play('shared-burden');
    expect(a.request.player).toBe(1);
    a.pick('wolf');
    expect([a.zone('board', 0), a.zone('board', 1)]).toEqual([[], ['stone']]);
    expect(a.zone('hand', 0)).toHaveLength(hand - 1 + 2);
  });

  it('draws nothing where nobody had one', () => {
    const a = new Arena([{ 'shared-burden': 30 }, { stone: 30 }]).until(0, { mana: 3 });
    const hand = a.zone('hand', 0).length;
    a.play('shared-burden');
    expect(a.zone('hand', 0)).toHaveLength(hand - 1);
  });
});

describe('Harvest the Spores', () => {
  it('poisons all enemies and damages each by its poison', () => {
    const a = new Arena([{ 'harvest-the-spores': 30 }, { stone: 15, 'kerb-pup': 15 }]);
    a.until(1, { hand: ['stone', 'kerb-pup'], mana: 1 })
      .play('stone')
      .play('kerb-pup')
      .attack('kerb-pup', 'p0');
    a.until(0, { mana: 4 }).play('harvest-the-spores');
    expect(a.zone('board', 1)).toEqual(['stone']);
    expect(a.on('stone', 1, 'damage')).toBe(1);
    expect(a.of(0, 'health')).toBe(20);
  });
});

describe('Gentle Surgeon', () => {
  it('hurts the opponent when something of hers is healed, and only then', () => {
    const a = new Arena([{ 'gentle-surgeon': 30 }, { 'kerb-pup': 30 }]);
    a.until(1, { mana: 1 })
      .play('kerb-pup')
      .attack('kerb-pup', 'p0')
      .until(0, { mana: 4 })
      .play('gentle-surgeon')
      .round();
    a.act('exhaust gentle-surgeon', 'gentle-surgeon');
    expect(a.of(1, 'health')).toBe(20);
    a.round().act('exhaust gentle-surgeon', 'p0');
    expect(a.of(1, 'health')).toBe(19);
  });
});

describe('Ink Familiar', () => {
  it('grows with each spell of its player that resolves', () => {
    const a = new Arena([
      { 'ink-familiar': 15, barkskin: 15 },
      { barkskin: 15, stone: 15 },
    ]);
    a.until(0, { hand: ['ink-familiar', 'barkskin'], mana: 3 })
      .play('ink-familiar')
      .play('barkskin', 'ink-familiar');
    expect(a.on('ink-familiar', 0, 'growth')).toBe(1);
    a.until(1, { hand: ['stone', 'barkskin'] })
      .play('stone')
      .play('barkskin', 'stone');
    expect(a.on('ink-familiar', 0, 'growth')).toBe(1);
  });
});

describe('Hollow Idol', () => {
  it('works at the start of its bearer’s turn, and no longer when that is gone', () => {
    const a = new Arena([{ stone: 15, 'hollow-idol': 15 }, { 'kerb-pup': 30 }]);
    a.until(1, { mana: 1 }).play('kerb-pup').attack('kerb-pup', 'p0');
    a.until(0, { hand: ['stone', 'hollow-idol'], mana: 3 })
      .play('stone')
      .play('hollow-idol', 'stone')
      .end();
    a.until(1).end();
    expect(a.choice.purpose).toBe('scry');
    expect(a.of(0, 'health')).toBe(19);
    a.answer([[], [0]]);
    expect(a.choice.purpose).toBe('window');
  });
});

describe('Leech Bath', () => {
  it('heals by what it dealt', () => {
    const a = new Arena([{ 'leech-bath': 30 }, { 'kerb-pup': 15, 'glass-heron': 15 }]);
    a.until(1, { hand: ['kerb-pup', 'glass-heron'], mana: 4 })
      .play('kerb-pup')
      .attack('kerb-pup', 'p0')
      .play('glass-heron');
    a.until(0).play('leech-bath', 'glass-heron');
    expect(a.of(0, 'health')).toBe(18);
    a.round();
    a.play('leech-bath', 'glass-heron');
    expect(a.of(0, 'health')).toBe(20);
  });
});
