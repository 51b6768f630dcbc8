import type { ReplacingAbility } from '../../../effects/language.ts';
import { type Branch, placeOf, type Ways } from './branch.ts';

/** Each replacement, applied and not; and where its controller may decline, both. */
export const replacements: Ways = (spot) => {
  if (spot.is !== 'replacingAbility' || Array.isArray(spot.value)) return [];
  const ability = spot.value as unknown as ReplacingAbility;
  const place = placeOf(spot);
  const not: Branch = {
    kind: 'replacement',
    words: `${place}: an event is not replaced`,
    of: ability.instead.of,
    when: (seen) => seen.saw === 'verdict' && !seen.holds,
  };
  const applied: Branch = {
    kind: 'replacement',
    words: `${place}: an event is replaced`,
    of: ability.instead,
    when: (seen) => seen.saw === 'replaced',
  };
  if (!ability.optional) return [applied, not];
  const declined: Branch = {
    kind: 'optional',
    words: `${place}: it is declined`,
    of: ability,
    when: (seen) => seen.saw === 'answered' && Array.isArray(seen.answer) && seen.answer.length === 0,
  };
  return [applied, not, declined];
};
