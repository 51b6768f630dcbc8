import { describe, expect, it } from 'vitest';
import { placesNamed } from '../../effects/text/places-named.ts';

const named = (message: string): string => placesNamed(message, ['Wolf', 'Fog'], ['Ann', 'Bob']);

describe('a refusal in the words of who was asked', () => {
  it('names what stands at a position', () => {
    expect(named('position 1 is named more than once')).toBe('Fog is named more than once');
    expect(named('the item at 0 cannot go to the target at 1')).toBe('Wolf cannot go to Bob');
    expect(named('expected at most 1 item at target 0, got 2')).toBe('expected at most 1 item at Ann, got 2');
    expect(named('red: the source at 1 cannot pay for it')).toBe('red: Fog cannot pay for it');
  });

  it('counts from one where nothing stands there', () => {
    expect(named('the item at 7 may not lie there')).toBe('number 8 may not lie there');
  });
});
