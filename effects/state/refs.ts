import { type CardId, type FrameId, type ObjectId, type PlayerId, playerId, type ZoneKey } from './ids.ts';

/**
 * Whatever an effect can speak of. Selectors, targets, results and candidates are lists of these.
 * An object reference names one incarnation: after the object changes zone it only reads the snapshot.
 */
export type Ref =
  | { readonly kind: 'object'; readonly id: ObjectId; readonly inc: number }
  | { readonly kind: 'player'; readonly player: PlayerId }
  | { readonly kind: 'cell'; readonly zone: ZoneKey; readonly cell: string }
  | { readonly kind: 'frame'; readonly frame: FrameId }
  | { readonly kind: 'card'; readonly card: CardId }
  | { readonly kind: 'word'; readonly word: string };

/** A reference to an object, in one stay of it in a zone. */
export type ObjectRef = Extract<Ref, { kind: 'object' }>;
export type PlayerRef = Extract<Ref, { kind: 'player' }>;
export type CellRef = Extract<Ref, { kind: 'cell' }>;

/** References to the first seats: they are asked for all the time. */
const PLAYER_REFS: readonly PlayerRef[] = Array.from({ length: 8 }, (_, i) => ({
  kind: 'player',
  player: playerId(i),
}));

export const playerRef = (player: PlayerId): PlayerRef => PLAYER_REFS[player] ?? { kind: 'player', player };
export const wordRef = (word: string): Ref => ({ kind: 'word', word });

export function sameRef(a: Ref, b: Ref): boolean {
  switch (a.kind) {
    case 'object':
      return b.kind === 'object' && a.id === b.id && a.inc === b.inc;
    case 'player':
      return b.kind === 'player' && a.player === b.player;
    case 'cell':
      return b.kind === 'cell' && a.zone === b.zone && a.cell === b.cell;
    case 'frame':
      return b.kind === 'frame' && a.frame === b.frame;
    case 'card':
      return b.kind === 'card' && a.card === b.card;
    case 'word':
      return b.kind === 'word' && a.word === b.word;
  }
}

/** A string that is equal exactly for equal references. */
export function refKey(ref: Ref): string {
  switch (ref.kind) {
    case 'object':
      return `o${ref.id}#${ref.inc}`;
    case 'player':
      return `p${ref.player}`;
    case 'cell':
      return `c${ref.zone}/${ref.cell}`;
    case 'frame':
      return `f${ref.frame}`;
    case 'card':
      return `d${ref.card}`;
    case 'word':
      return `w${ref.word}`;
  }
}

export function hasRef(list: readonly Ref[], ref: Ref): boolean {
  for (const r of list) if (sameRef(r, ref)) return true;
  return false;
}

/** So few that comparing each with each is quicker than a table. */
const FEW = 20;

/** The list without later duplicates, in order. */
export function distinctRefs(list: readonly Ref[]): Ref[] {
  if (list.length <= FEW) {
    const found: Ref[] = [];
    for (const ref of list) if (!hasRef(found, ref)) found.push(ref);
    return found;
  }
  const seen = new Set<string>();
  return list.filter((ref) => {
    const key = refKey(ref);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
