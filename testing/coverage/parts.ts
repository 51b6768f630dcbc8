import { isTable } from '../../cards/tools/schema/branches.ts';
import { type Change, placeWords, without } from './changes.ts';
import { isListSpot, type Spot } from './spots.ts';

/** What lists of which a card is made up hold, and the key that says which one it is. */
const MADE_OF: Readonly<Record<string, string>> = {
  ability: '',
  effect: 'op',
  patch: 'patch',
  mode: 'name',
  cost: 'cost',
  targetSpec: 'as',
  amountSpec: 'as',
};

/** Where one of several is enough, each is a part of its own. */
const WAYS: readonly string[] = ['condition.any', 'selector.union', 'selector.first'];

/** Everything that a card would do, ask or cost less without. */
export function partsOff(spot: Spot): readonly Change[] {
  const { is, path, value } = spot;
  if (isListSpot(spot)) {
    const key = MADE_OF[is];
    if (key === undefined) return [];
    return spot.value.map((part, i) => without(nameOf([...path, i].join('.'), part, key), [...path, i]));
  }
  if (!isTable(value)) return [];
  const ways = WAYS.includes(is) ? value.of : is === 'filter' ? value.any : undefined;
  const key = is === 'filter' ? 'any' : 'of';
  if (Array.isArray(ways)) return ways.map((_, i) => without(placeWords([...path, key, i]), [...path, key, i]));
  if (is !== 'cost.either' || !isTable(value.of)) return [];
  return Object.keys(value.of).map((way) => without(placeWords([...path, 'of', way]), [...path, 'of', way]));
}

function nameOf(place: string, part: unknown, key: string): string {
  const name = isTable(part) ? part[key] : undefined;
  return name === undefined ? place : `${place} (${name})`;
}
