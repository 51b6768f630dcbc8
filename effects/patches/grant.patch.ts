import { liveAbility } from '../effective/abilities.ts';
import type { Ability } from '../language.ts';
import { ability, paramsOf } from '../schema.ts';
import { definePatch, type PatchDescription } from './patch.ts';

/** Gives it an ability. Granted twice it is there twice. */
export interface Params {
  /** The ability. */
  readonly ability: Ability;
}

export const grantPatch = definePatch<Params>({
  layer: 'ability',
  patch: (env, card, p, from) => {
    const live = liveAbility(env.book.ruleset, card.types, p.ability, `granted:${from.key}`, {
      in: 'play',
      ability: p.ability,
    });
    const { since, modifier } = from;
    card.abilities = [...card.abilities, { ...live, since, ...(modifier === undefined ? {} : { modifier }) }];
  },
});

export const describeGrantPatch = (): PatchDescription<Params> => ({
  params: paramsOf<Params>()({ ability }),
  words: 'the ability ({ability})',
  example: { ability: { on: { on: 'died' }, do: [{ op: 'draw' }] } },
});
