import { describe, expect, it } from 'vitest';
import { addressOf, readAddress, usualPlan } from '../../../inspector/page/local/address.ts';

describe('the address of the page', () => {
  it('asks for nothing', () => {
    expect(readAddress('')).toEqual({ plan: null, step: null, odd: [] });
    expect(readAddress('#attach=127.0.0.1:1&token=x&step=4')).toEqual({ plan: null, step: 4, odd: [] });
  });

  it('asks for a match', () => {
    const { plan, step, odd } = readAddress('#ruleset=duel&seed=12&decks=keepers,drifters&bots=-,random&step=30');
    expect(odd).toEqual([]);
    expect(step).toBe(30);
    expect(plan).toEqual({
      game: 'duel',
      seed: 12,
      seats: [
        { name: 'Ann', deck: 'keepers', bot: null },
        { name: 'Bob', deck: 'drifters', bot: 'random' },
      ],
    });
  });

  it('begins the same match when it is loaded again', () => {
    const plan = usualPlan('duel', 99);
    const named = plan && { ...plan, seats: plan.seats.map((seat, at) => ({ ...seat, name: `Игрок & ${at}` })) };
    for (const one of [plan, named]) expect(readAddress(addressOf(one)).plan).toEqual(one);
  });

  it.each([
    ['ruleset=chess', 'ruleset'],
    ['ruleset=__proto__', 'ruleset'],
    ['seed=-1', 'seed'],
    ['seed=1e9', 'seed'],
    ['seed=99999999999999999999', 'seed'],
    ['seed=4&decks=constructor', 'decks'],
    ['seed=4&decks=raiders,raiders,raiders', 'decks'],
    ['seed=4&bots=toString', 'bots'],
    ['seed=4&names=everything,Bob', 'names'],
    ['seed=4&names=Bob,Bob', 'names'],
    ['step=1.5', 'step'],
    ['seed=%00%FF&decks=%', 'seed'],
  ])('says what is odd about %s, and asks for a match that there is', (hash, key) => {
    const { plan, odd } = readAddress(`#${hash}`);
    expect(odd.map((one) => one.key)).toContain(key);
    if (hash.startsWith('step')) return;
    expect(plan?.game).toBe('duel');
    expect(plan?.seats).toHaveLength(2);
    expect(readAddress(addressOf(plan)).odd).toEqual([]);
  });

  it('holds nothing of more than a few letters to the page', () => {
    const { plan, odd } = readAddress(`#decks=${'x,'.repeat(5000)}&names=${'y'.repeat(100_000)}`);
    expect(plan?.seats).toHaveLength(2);
    expect(odd.length).toBeLessThan(10);
  });
});
