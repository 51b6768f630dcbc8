import type { CardData } from '../../effects/card-data.ts';
import type { Effect, ReplacingAbility, Selector } from '../../effects/language.ts';
import { relic } from '../support/lab.ts';
import type { Plain } from '../support/plain.ts';
import { playScene, type Scene } from '../support/scene.ts';

export interface Case extends Scene {
  /** What the relic `ward` of player 1 does. */
  readonly instead: ReplacingAbility['instead'];
  readonly events: readonly Plain[];
  readonly notes?: readonly string[];
}

/** Cases of some replacements, each by what it is about. */
export type Cases<Names extends string> = Readonly<Record<Names, Readonly<Record<string, Case>>>>;

export const RAT: Selector = { select: 'objects', in: ['board'], where: { name: 'rat' } };
export const hurt = { on: 'damaged', subject: {} } as const;
export const gone = { on: 'died', subject: {} } as const;
export const burn = (amount: number, to: Selector = 'opponents'): Effect => ({ op: 'damage', to, amount });
export const damaged = (target: string, amount: number): Plain => ({ type: 'damaged', target, amount, by: 'cast.1' });
export const destroy: Effect = { op: 'destroy', what: RAT };
export const theirs = { board: ['rat'] };

export const ward = (id: string, ability: ReplacingAbility): CardData => relic(id, { abilities: [ability] });
export const double = ward('double', { instead: { replace: 'change', of: hurt, times: 2 } });
export const damages = (scene: Scene) => playScene(scene).lab.told('damaged');
export const AFFECTED = { questions: { replacementOrder: 'affected' } } as const;
/** A request to choose one of some replacements. */
export const select = (by: string, candidates: readonly string[], min: number): Plain => ({
  by,
  shape: 'select',
  candidates,
  min,
  max: 1,
});
