import { type Branch, placeOf, type Ways } from './branch.ts';

/** What an ability is for: that it is set off, used or changes something. */
export const abilities: Ways = (spot) => {
  const { is, value } = spot;
  // Of abilities that the card grants to others, or lays down for later, only what they ask and test is counted.
  if (!/^(keywords\.[^.]+\.)?abilities\.\d+$/.test(placeOf(spot))) return [];
  const happens = (words: string, saw: 'began' | 'applies'): Branch => ({
    kind: 'ability',
    words: `${placeOf(spot)}: ${words}`,
    of: value,
    when: (seen) => seen.saw === saw,
  });
  switch (is) {
    case 'triggeredAbility':
      return [happens('it is set off', 'began')];
    case 'activatedAbility':
      return [happens('it is used', 'began')];
    case 'staticAbility':
      return [happens('it changes something', 'applies')];
    default:
      return [];
  }
};
