import type { Ability, AmountSpec, Cost, Effect, Mode, TargetSpec } from './language.ts';

/** A card as it is written. All numbers it shows are `stats`; `cost` is one of them. */
export interface CardData {
  readonly id: string;
  readonly name: string;
  readonly types: readonly string[];
  readonly tags?: readonly string[];
  readonly stats?: Readonly<Record<string, number>>;
  readonly keywords?: Readonly<Record<string, number>>;
  readonly abilities?: readonly Ability[];
  /** What playing it asks for and does, besides what its type says. */
  readonly play?: PlayData;
  /** A card that only effects make. */
  readonly token?: boolean;
}

export interface PlayData {
  readonly amounts?: readonly AmountSpec[];
  readonly targets?: readonly TargetSpec[];
  readonly modes?: readonly Mode[];
  /** How many modes are chosen; 1 when left out. */
  readonly pick?: { readonly min: number; readonly max: number };
  readonly costs?: readonly Cost[];
  readonly do?: readonly Effect[];
}
