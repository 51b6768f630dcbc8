import { describe, expect, it } from 'vitest';
import { Arena } from './arena.ts';

describe('what lasts until the turn ends', () => {
  it('is over when the opponent’s turn begins', () => {
    const a = new Arena([{ wolf: 15, 'war-drum': 15 }, { stone: 30 }]);
    a.until(0, { hand: ['wolf', 'war-drum'] })
      .play('wolf')
      .play('war-drum');
    expect(a.unit('wolf', 0).stats.attack).toBe(3);
    a.end();
    expect(a.unit('wolf', 0).stats.attack).toBe(2);
    expect(a.state.modifiers).toEqual([]);
  });

  it('is for those who were there', () => {
    const a = new Arena([{ wolf: 15, 'war-drum': 15 }, { stone: 30 }]);
    a.until(0, { hand: ['wolf', 'war-drum'] })
      .play('war-drum')
      .play('wolf');
    expect(a.unit('wolf', 0).stats.attack).toBe(2);
  });
});

describe('Borrowed Fury', () => {
  it('sends a fresh unit into battle and destroys it at the end of the turn', () => {
    const a = new Arena([{ wolf: 15, 'borrowed-fury': 15 }, { stone: 30 }]);
    a.until(0, { hand: ['wolf', 'borrowed-fury'] })
      .play('wolf')
      .play('borrowed-fury', 'wolf')
      .attack('wolf', 'p1');
    expect(a.of(1, 'health')).toBe(15);
    expect(a.zone('board', 0)).toEqual(['wolf']);
    a.end();
    expect(a.zone('board', 0)).toEqual([]);
    expect(a.state.delayed).toEqual([]);
  });
});

describe('a rally', () => {
  it('is heard by one’s own drum bearers only', () => {
    const a = new Arena([{ 'drum-bearer': 15, 'war-drum': 15 }, { 'drum-bearer': 30 }]);
    a.until(1, { mana: 2 }).play('drum-bearer');
    a.until(0, { hand: ['drum-bearer', 'war-drum'], mana: 3 })
      .play('drum-bearer')
      .play('war-drum');
    expect(a.on('drum-bearer', 0, 'growth')).toBe(1);
    expect(a.on('drum-bearer', 1, 'growth')).toBe(0);
    // The drum's own bonus and the counter.
    expect(a.unit('drum-bearer', 0).stats).toMatchObject({ attack: 4, health: 4 });
  });
});

describe('Ossa the Ringleader', () => {
  it('strengthens raiders that enter after her, not herself and not hounds', () => {
    const a = new Arena([{ 'ringleader-ossa': 10, 'kerb-pup': 10, 'fuse-runner': 10 }, { stone: 30 }]);
    a.until(0, { hand: ['ringleader-ossa', 'kerb-pup', 'fuse-runner'], mana: 7 });
    a.play('ringleader-ossa').play('kerb-pup').play('fuse-runner');
    const growth = ['ringleader-ossa', 'kerb-pup', 'fuse-runner'].map((card) => a.on(card, 0, 'growth'));
    expect(growth).toEqual([0, 0, 1]);
  });
});

describe('Pack Caller', () => {
  it('leads other hounds while it is there, and mourns them', () => {
    const a = new Arena([
      { 'pack-caller': 15, 'kerb-pup': 15 },
      { 'rising-water': 15, undertow: 15 },
    ]);
    a.until(0, { hand: ['pack-caller', 'kerb-pup'], mana: 4 })
      .play('kerb-pup')
      .play('pack-caller');
    expect(a.unit('kerb-pup', 0).stats.attack).toBe(3);
    expect(a.unit('pack-caller', 0).stats.attack).toBe(3);
    a.until(1, { hand: ['rising-water'], mana: 5 }).play('rising-water');
    expect(a.zone('board', 0)).toEqual([]);
    expect(a.of(1, 'health')).toBe(19);
  });

  it('leads nobody once it is gone', () => {
    const a = new Arena([{ 'pack-caller': 15, 'kerb-pup': 15 }, { undertow: 30 }]);
    a.until(0, { hand: ['pack-caller', 'kerb-pup'], mana: 4 })
      .play('kerb-pup')
      .play('pack-caller');
    a.until(1, { mana: 2 }).play('undertow', 'pack-caller');
    expect(a.unit('kerb-pup', 0).stats.attack).toBe(2);
  });
});

describe('Pyre Chanter', () => {
  it('adds one to the damage of one’s own spells, not to that of units', () => {
    const a = new Arena([
      { 'pyre-chanter': 15, 'spark-volley': 15 },
      { 'spark-volley': 15, stone: 15 },
    ]);
    a.until(0, { hand: ['pyre-chanter', 'spark-volley'], mana: 5 })
      .play('pyre-chanter')
      .play('spark-volley', 'p1');
    expect(a.of(1, 'health')).toBe(16);
    a.until(1, { hand: ['spark-volley'], mana: 2 }).play('spark-volley', 'p0');
    expect(a.of(0, 'health')).toBe(17);
    a.until(0).attack('pyre-chanter', 'p1');
    expect(a.of(1, 'health')).toBe(13);
  });
});

describe('Scattered Coals', () => {
  it('divides four damage, at least one for each of its marks', () => {
    const a = new Arena([{ 'scattered-coals': 30 }, { stone: 15, ogre: 15 }]);
    a.until(1, { hand: ['stone', 'ogre'] })
      .play('stone')
      .play('ogre');
    a.until(0, { mana: 3 }).act('play scattered-coals').pick('stone', 'ogre');
    expect(a.request).toMatchObject({ shape: 'distribute', total: 4, each: { min: 1 } });
    expect(a.try([4, 0])).toMatchObject({ ok: false });
    a.answer([1, 3]);
    expect([a.on('stone', 1, 'damage'), a.on('ogre', 1, 'damage')]).toEqual([1, 3]);
  });
});

describe('Last Torch', () => {
  it('burns for one and all the mana that is put in', () => {
    const a = new Arena([{ 'last-torch': 30 }, { stone: 30 }]);
    a.until(0, { mana: 5 }).play('last-torch', 'p1');
    expect(a.request).toMatchObject({ shape: 'number', min: 0, max: 4 });
    a.answer(3);
    expect(a.of(1, 'health')).toBe(16);
    expect(a.of(0, 'mana')).toBe(1);
  });
});

describe('Sack the Cart', () => {
  it('needs a unit to sacrifice, as its cost', () => {
    const a = new Arena([{ 'sack-the-cart': 15, 'fuse-runner': 15 }, { stone: 30 }]);
    a.until(0, { hand: ['sack-the-cart', 'fuse-runner'], mana: 2 });
    expect(a.offered()).not.toContain('play sack-the-cart');
    const hand = a.zone('hand', 0).length;
    a.play('fuse-runner').play('sack-the-cart', 'fuse-runner');
    expect(a.zone('hand', 0)).toHaveLength(hand - 2 + 3);
    expect(a.of(1, 'health')).toBe(19);
  });
});

describe('Ash Courier', () => {
  const courier = (): Arena =>
    new Arena([{ 'ash-courier': 30 }, { stone: 30 }]).until(0, { mana: 2 }).play('ash-courier');

  it('may swap a card when it attacks', () => {
    const a = courier().attack('ash-courier', 'p1');
    expect(a.offered()).toEqual(['no', 'yes']);
    a.pick('yes');
    expect(a.choice.purpose).toBe('cost');
    a.pick('ash-courier');
    expect(a.zone('discard', 0)).toEqual(['ash-courier']);
  });

  it('need not', () => {
    const a = courier().attack('ash-courier', 'p1').pick('no');
    expect(a.zone('discard', 0)).toEqual([]);
    expect(a.choice.purpose).toBe('window');
  });
});

describe('Gamble on the Road', () => {
  it('plays a unit from the top of the deck for nothing', () => {
    const a = new Arena([{ 'gamble-on-the-road': 10, ogre: 20 }, { stone: 30 }]);
    a.until(0, { hand: ['gamble-on-the-road'], mana: 3 });
    while (a.zone('deck', 0).at(-1) !== 'ogre') a.round();
    a.play('gamble-on-the-road');
    expect(a.zone('board', 0)).toEqual(['ogre']);
  });

  it('takes anything else into the hand', () => {
    const a = new Arena([{ 'gamble-on-the-road': 30 }, { stone: 30 }]).until(0, { mana: 3 });
    const hand = a.zone('hand', 0).length;
    a.play('gamble-on-the-road');
    expect(a.zone('hand', 0)).toHaveLength(hand - 1 + 2);
  });
});

describe('Trial by Teeth', () => {
  const trial = (rival: string): Arena => {
    const a = new Arena([{ wolf: 15, 'trial-by-teeth': 15 }, { [rival]: 30 }]);
    a.until(1, { mana: 1 }).play(rival);
    return a.until(0, { hand: ['wolf', 'trial-by-teeth'], mana: 2 }).play('wolf');
  };

  it('brings a card when the rival is dead', () => {
    const a = trial('kerb-pup');
    const hand = a.zone('hand', 0).length;
    a.play('trial-by-teeth', 'wolf', 'kerb-pup');
    expect(a.zone('board', 1)).toEqual([]);
    expect(a.zone('hand', 0)).toHaveLength(hand);
    expect(a.on('wolf', 0, 'damage')).toBe(2);
  });

  it('brings nothing when it stands', () => {
    const a = trial('ogre');
    const hand = a.zone('hand', 0).length;
    a.play('trial-by-teeth', 'wolf', 'ogre');
    expect(a.on('ogre', 1, 'damage')).toBe(2);
    expect(a.zone('hand', 0)).toHaveLength(hand - 1);
  });
});

describe('Toll Demand', () => {
  it('lets the opponent choose', () => {
    const a = new Arena([{ 'toll-demand': 30 }, { stone: 30 }]).until(0, { mana: 4 }).play('toll-demand');
    expect(a.request.player).toBe(1);
    a.pick('bleed');
    expect(a.of(1, 'health')).toBe(16);
    const hand = a.zone('hand', 0).length;
    a.play('toll-demand').pick('yield');
    expect(a.zone('hand', 0)).toHaveLength(hand + 1);
  });
});

describe('Turncoat’s Purse', () => {
  it('takes a weak enemy over; it has to settle first and goes home when it dies', () => {
    const a = new Arena([{ 'turncoats-purse': 30 }, { wolf: 15, ogre: 15 }]);
    a.until(1, { hand: ['wolf', 'ogre'] })
      .play('ogre')
      .play('wolf')
      .round();
    a.until(0, { mana: 4 }).play('turncoats-purse', 'wolf');
    expect(a.zone('board', 0)).toEqual(['wolf']);
    expect(a.zone('board', 1)).toEqual(['ogre']);
    expect(a.offered()).not.toContain('attack wolf');
    a.until(1).attack('ogre', 'wolf');
    expect(a.zone('discard', 1)).toEqual(['wolf']);
  });
});

describe('Signal Horn', () => {
  it('gives its bearer an ability to use instead of attacking', () => {
    const a = new Arena([{ 'drum-bearer': 15, 'signal-horn': 15 }, { stone: 30 }]);
    a.until(0, { hand: ['drum-bearer', 'signal-horn'], mana: 4 })
      .play('drum-bearer')
      .play('signal-horn', 'drum-bearer');
    expect(a.offered()).not.toContain('exhaust drum-bearer');
    a.round().act('exhaust drum-bearer');
    expect(a.on('drum-bearer', 0, 'growth')).toBe(1);
    expect(a.offered()).not.toContain('attack drum-bearer');
  });

  it('strengthens the others for the turn', () => {
    const a = new Arena([{ wolf: 10, 'kerb-pup': 10, 'signal-horn': 10 }, { stone: 30 }]);
    a.until(0, { hand: ['wolf', 'kerb-pup', 'signal-horn'], mana: 3 })
      .play('kerb-pup')
      .play('wolf');
    a.play('signal-horn', 'kerb-pup').act('exhaust kerb-pup');
    expect([a.unit('wolf', 0).stats.attack, a.unit('kerb-pup', 0).stats.attack]).toEqual([4, 2]);
    expect(a.end().unit('wolf', 0).stats.attack).toBe(2);
  });
});

describe('Night Cutpurse', () => {
  it('makes the opponent discard a card of his choice when it gets through', () => {
    const a = new Arena([{ 'night-cutpurse': 30 }, { stone: 15, wolf: 15 }]);
    a.until(0, { mana: 3 }).play('night-cutpurse').round().attack('night-cutpurse', 'p1');
    expect(a.request.player).toBe(1);
    a.pick('stone');
    expect(a.zone('discard', 1)).toEqual(['stone']);
  });
});

describe('Match Thief', () => {
  it('takes a card at random, which a scrap dealer of the victim’s sees', () => {
    const a = new Arena([{ 'match-thief': 30 }, { 'scrap-dealer': 30 }]);
    a.until(1, { mana: 2 }).play('scrap-dealer').until(0, { mana: 2 }).play('match-thief');
    expect(a.zone('discard', 1)).toEqual(['scrap-dealer']);
    expect(a.on('scrap-dealer', 1, 'growth')).toBe(1);
  });
});

describe('Empty Pockets', () => {
  it('draws until there are three cards in hand', () => {
    const a = new Arena([{ stone: 20, 'empty-pockets': 10 }, { stone: 30 }]).until(0, {
      hand: ['empty-pockets'],
      mana: 3,
    });
    while (a.zone('hand', 0).includes('stone') && a.zone('board', 0).length < 6) a.play('stone');
    const held = a.zone('hand', 0).length;
    a.play('empty-pockets');
    expect(a.zone('hand', 0)).toHaveLength(Math.max(3, held - 1));
  });
});
