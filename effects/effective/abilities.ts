import type { Origin } from '../flow/frame.ts';
import type { Ability } from '../language.ts';
import type { Ruleset } from '../ruleset.ts';
import type { LiveAbility } from './card.ts';

/** Where an ability works: the zones it states, which replace those of its bearer's types. */
function zonesOf(ruleset: Ruleset, types: readonly string[], ability: Ability): readonly string[] {
  if (ability.zones) return ability.zones;
  return [...new Set(types.flatMap((type) => ruleset.types[type]?.listens ?? []))];
}

export const liveAbility = (
  ruleset: Ruleset,
  types: readonly string[],
  ability: Ability,
  key: string,
  origin: Origin,
): LiveAbility => ({ key, ability, origin, zones: zonesOf(ruleset, types, ability) });

/** The abilities of the rules themselves: in no zone, and there from the beginning in the order they are written in. */
export const rulesAbilities = (ruleset: Ruleset): readonly LiveAbility[] =>
  (ruleset.abilities ?? []).map((ability, k) => ({
    ...liveAbility(ruleset, [], ability, `rules.${k}`, { in: 'rules', name: '', path: `abilities.${k}` }),
    since: k,
  }));

/** The abilities that a bearer's keywords bring; a keyword's patches are a static ability about its bearer. */
export function keywordAbilities(
  ruleset: Ruleset,
  types: readonly string[],
  keywords: Readonly<Record<string, number>>,
): LiveAbility[] {
  return Object.keys(keywords).flatMap((name) => {
    const keyword = ruleset.keywords[name];
    const live = (keyword?.abilities ?? []).map((ability, i) =>
      liveAbility(ruleset, types, ability, `keyword:${name}.${i}`, { in: 'keyword', name, path: `abilities.${i}` }),
    );
    if (!keyword?.patches) return live;
    const ability: Ability = { affects: 'self', patches: keyword.patches };
    return [...live, liveAbility(ruleset, types, ability, `keyword:${name}.patches`, { in: 'play', ability })];
  });
}
