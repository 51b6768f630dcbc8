import type { CardData } from '../../effects/card-data.ts';
import type { Mode } from '../../effects/language.ts';
import { type Path, type Problem, twice } from './problem.ts';

/** What must hold in a card besides its names. */
export function cardProblems(card: CardData): readonly Problem[] {
  const abilities = card.abilities ?? [];
  const { play } = card;
  return [
    ...twice(abilities, (ability) => ability.id, 'id', ['abilities']),
    ...abilities.flatMap((ability, i) =>
      'action' in ability && ability.modes ? modeProblems(ability.modes, ['abilities', i, 'modes']) : [],
    ),
    ...(play?.modes ? modeProblems(play.modes, ['play', 'modes']) : []),
    ...(play?.pick ? pickProblems(play.modes ?? [], play.pick) : []),
  ];
}

const modeProblems = (modes: readonly Mode[], path: Path): Problem[] => twice(modes, (mode) => mode.name, 'name', path);

function pickProblems(modes: readonly Mode[], pick: { readonly min: number; readonly max: number }): Problem[] {
  if (pick.min > pick.max || pick.min <= modes.length) return [];
  return [
    { path: ['play', 'pick', 'min'], message: `${pick.min} modes must be chosen, and there are ${modes.length}.` },
  ];
}
