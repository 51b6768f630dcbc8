import type { Described } from '../described.ts';
import type { LiveAbility } from '../effective/card.ts';
import type { Env } from '../env.ts';
import type { CardId, ModifierId } from '../state/ids.ts';

/** An effective card while it is being derived. Numbers are not clamped yet. */
export interface CardDraft {
  readonly card: CardId;
  name: string;
  types: readonly string[];
  tags: readonly string[];
  stats: Record<string, number>;
  keywords: Record<string, number>;
  abilities: readonly LiveAbility[];
  forbidden: readonly string[];
}

export type LayerName = 'text' | 'type' | 'ability' | 'set' | 'add' | 'rule';

/** The engine's own order of layers; a ruleset may state another. */
export const LAYERS: readonly LayerName[] = ['text', 'type', 'ability', 'set', 'add', 'rule'];

/** One patch of one modifier. */
export interface PatchOrigin {
  readonly key: string;
  readonly since: number;
  /** Which modifier it is of; `undefined` for a static ability. */
  readonly modifier: ModifierId | undefined;
}

/** One kind of change of an effective card. */
export interface PatchDef<P> {
  readonly layer: LayerName;
  /** `from` says where it comes from: granted abilities are known by it and as old as it. */
  readonly patch: (env: Env, card: CardDraft, params: P, from: PatchOrigin) => void;
  /** The same with its amounts settled: those of a resolved effect are not worked out anew. Left out: it has none. */
  readonly fix?: <Q extends P>(env: Env, params: Q) => Q;
}

export type PatchDescription<P> = Described<P>;

export const definePatch = <P>(def: PatchDef<P>): PatchDef<P> => def;
