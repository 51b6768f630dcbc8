import { describe, expect, it } from 'vitest';
import type { CardData } from '../../../effects/card-data.ts';
import { Arena } from './arena.ts';

const spell = (id: string, play: NonNullable<CardData['play']>): CardData => ({
  id,
  name: id,
  types: ['spell'],
  stats: { cost: 0 },
  play,
});
const doom = spell('doom', { do: [{ op: 'damage', to: 'everyone', amount: 20 }] });
const ruin = spell('ruin', { do: [{ op: 'damage', to: 'opponents', amount: 19 }] });
const flood = spell('flood', { do: [{ op: 'draw', who: 'opponents', count: 40 }] });

describe('the end', () => {
  it('comes for a player without health', () => {
    const a = new Arena([{ ruin: 15, 'kerb-pup': 15 }, { stone: 30 }], { cards: [ruin] });
    a.until(0, { hand: ['ruin', 'kerb-pup'] }).play('ruin');
    expect(a.state.result).toBeNull();
    a.play('kerb-pup').attack('kerb-pup', 'p1');
    expect(a.of(1, 'health')).toBe(-1);
    expect(a.state.result).toMatchObject({ winners: [0] });
    expect(a.state.players[1]?.out).toBe('health');
  });

  it('is a draw when both lose their last health together', () => {
    const a = new Arena([{ doom: 30 }, { stone: 30 }], { cards: [doom] }).play('doom');
    expect(a.state.result).toMatchObject({ winners: [] });
    expect(a.state.players.map((p) => p.out)).toEqual(['health', 'health']);
  });

  it('comes for who draws from an empty deck, and not before', () => {
    const a = new Arena([{ stone: 30 }, { stone: 6 }]);
    a.end();
    expect(a.zone('deck', 1)).toEqual([]);
    expect(a.state.result).toBeNull();
    a.end().end();
    expect(a.state.result).toMatchObject({ winners: [0] });
    expect(a.state.players[1]?.out).toBe('deck');
  });

  it('comes also in the middle of a large draw', () => {
    const a = new Arena([{ flood: 30 }, { stone: 30 }], { cards: [flood] }).play('flood');
    expect(a.state.result).toMatchObject({ winners: [0] });
    expect(a.zone('hand', 1)).toHaveLength(30);
  });
});

describe('an item', () => {
  it('falls off when its bearer dies', () => {
    const a = new Arena([{ wolf: 15, 'bone-knuckles': 15 }, { 'spark-volley': 30 }]);
    a.until(0, { hand: ['wolf', 'bone-knuckles'], mana: 1 })
      .play('wolf')
      .play('bone-knuckles', 'wolf');
    a.until(1, { mana: 2 }).play('spark-volley', 'wolf');
    expect(a.zone('gear', 0)).toEqual([]);
    expect(a.zone('discard', 0)).toEqual(['wolf', 'bone-knuckles']);
  });

  describe('that comes off its bearer', () => {
    const gear = { select: 'objects', in: ['gear'] } as const;
    const off = { op: 'detach', what: gear } as const;
    const wrench = spell('wrench', { do: [off, { op: 'draw' }] });
    const strap = spell('strap', {
      do: [off, { op: 'attach', what: gear, to: { select: 'objects', in: ['board'], where: { name: 'stone' } } }],
    });
    const armedAgainst = (card: CardData): Arena => {
      const a = new Arena([{ wolf: 10, stone: 10, 'bone-knuckles': 10 }, { [card.id]: 30 }], { cards: [card] });
      a.until(0, { hand: ['wolf', 'stone', 'bone-knuckles'], mana: 1 })
        .play('wolf')
        .play('stone');
      return a.play('bone-knuckles', 'wolf').until(1).play(card.id);
    };

    it('falls into the discard of its owner, whoever does it', () => {
      const a = armedAgainst(wrench);
      expect([a.zone('gear', 0), a.zone('discard', 0), a.zone('discard', 1)]).toEqual([
        [],
        ['bone-knuckles'],
        ['wrench'],
      ]);
      expect(a.unit('wolf', 0).stats).toMatchObject({ attack: 2 });
    });

    it('stays if it is attached to another before that', () => {
      const a = armedAgainst(strap);
      expect(a.zone('gear', 0)).toEqual(['bone-knuckles']);
      expect(a.unit('stone', 0).stats).toMatchObject({ attack: 2 });
    });
  });

  it('that is destroyed takes away what it gave, which may be the last health', () => {
    const a = new Arena([
      { wolf: 10, 'reed-mail': 10, stone: 10 },
      { ogre: 15, 'lamp-breaker': 15 },
    ]);
    a.until(1, { hand: ['ogre'] }).play('ogre');
    a.until(0, { hand: ['wolf', 'reed-mail'], mana: 2 })
      .play('wolf')
      .play('reed-mail', 'wolf');
    a.until(1, { hand: ['lamp-breaker'], mana: 3 }).attack('ogre', 'wolf');
    expect(a.zone('board', 0)).toEqual(['wolf']);
    a.play('lamp-breaker', 'reed-mail');
    expect(a.zone('board', 0)).toEqual([]);
  });

  it('whose bearer is gone before it gets there goes to the discard', () => {
    const relic: CardData = {
      id: 'relic',
      name: 'relic',
      types: ['item'],
      stats: { cost: 0 },
      play: {
        costs: [
          {
            cost: 'move',
            from: { select: 'objects', in: ['board'], of: 'you' },
            count: 1,
            to: 'discard',
            how: 'sacrifice',
          },
        ],
      },
    };
    const a = new Arena([{ relic: 15, stone: 15 }, { stone: 30 }], { cards: [relic] });
    a.until(0, { hand: ['relic', 'stone'] })
      .play('stone')
      .play('relic', 'stone', 'stone');
    expect(a.zone('gear', 0)).toEqual([]);
    expect(a.zone('discard', 0)).toEqual(['stone', 'relic']);
  });
});

describe('a unit that lies face down', () => {
  const turn = (id: string, faceDown: boolean): CardData =>
    spell(id, { do: [{ op: 'turnOver', what: { select: 'objects', in: ['board'], of: 'you' }, faceDown }] });

  it('neither strikes nor dies, and dies once it is face up again', () => {
    const hide = turn('hide', true);
    const show = turn('show', false);
    const a = new Arena([{ wolf: 14, hide: 8, show: 8 }, { ogre: 30 }], { cards: [hide, show] });
    a.until(1).play('ogre');
    a.until(0, { hand: ['wolf', 'hide', 'show'] })
      .play('wolf')
      .play('hide')
      .end();
    a.attack('ogre', 'wolf');
    expect(a.zone('board', 0)).toEqual(['wolf']);
    expect(a.on('ogre', 1, 'damage')).toBe(0);
    a.end();
    expect(a.offered()).not.toContain('attack wolf');
    a.until(0, { hand: ['show'] }).play('show');
    expect(a.zone('board', 0)).toEqual([]);
  });
});

describe('a unit that changes sides', () => {
  it('has to be there when a turn of its new controller begins before it attacks', () => {
    const woo = spell('woo', { do: [{ op: 'steal', what: { select: 'objects', in: ['board'], of: 'opponents' } }] });
    const a = new Arena([{ woo: 30 }, { wolf: 30 }], { cards: [woo] });
    a.until(1).play('wolf').round().end();
    expect(a.on('wolf', 1, 'ready')).toBe(1);
    expect(a.play('woo').offered()).not.toContain('attack wolf');
    expect(a.round().offered()).toContain('attack wolf');
  });
});
