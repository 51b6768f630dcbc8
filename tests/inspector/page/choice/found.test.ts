import { describe, expect, it } from 'vitest';
import { found } from '../../../../inspector/page/choice/found.ts';

const CARDS = ['Ember Wolf', 'Wolf of the Road', 'Fog Bank', 'Grey Wolf'];

describe('what is searched for', () => {
  it('is everything while nothing is written', () => {
    expect(found(CARDS, ' ')).toEqual([0, 1, 2, 3]);
  });

  it('has all the words, in any order and whatever the case; names that begin so come first', () => {
    expect(found(CARDS, 'wolf')).toEqual([1, 0, 3]);
    expect(found(CARDS, 'ROAD wolf')).toEqual([1]);
    expect(found(CARDS, 'x')).toEqual([]);
  });
});
