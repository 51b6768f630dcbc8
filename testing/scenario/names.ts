import { nearestWord } from '../../cards/tools/nearest.ts';
import type { Position } from '../../effects/env.ts';
import { pendingOf } from '../../effects/flow/scope.ts';
import { type ObjectId, type PlayerId, type ZoneKey, zoneName, zonePlayer } from '../../effects/state/ids.ts';
import { lastKnown } from '../../effects/state/objects.ts';
import { type Ref, refKey } from '../../effects/state/refs.ts';
import type { Message } from '../../effects/state/tx.ts';

/** The parts of a name: `owner/zone/leaf.n`. */
export interface Called {
  readonly key: string;
  readonly owner?: string;
  readonly zone?: string;
  readonly leaf: string;
  /** The first of its kind is 1, and needs no number. */
  readonly n: number;
}

/** A name that was looked up: its position in the list, or what is wrong with it. */
export type Found = { readonly at: number } | { readonly problem: string; readonly missing?: true };

interface Known {
  readonly owner: PlayerId;
  readonly card: string;
  readonly n: number;
}

/**
 * What the objects of one match are called. An object is known by its owner and its card for the whole match,
 * wherever it goes: `ann/bear` is the first bear that ann has, as they were written down, `ann/bear.2` her second.
 */
export class Names {
  readonly players: readonly string[];
  private readonly objects = new Map<ObjectId, Known>();
  private readonly counts = new Map<string, number>();

  constructor(at: Position) {
    this.players = at.state.players.map((p) => p.name);
    this.learn(at, []);
  }

  /** Gives names to what came to be, also to what is gone already. */
  learn(at: Position, messages: readonly Message[]): void {
    for (const { events } of messages)
      for (const e of events)
        if (e.type === 'created' && e.id !== undefined) this.add(e.id as ObjectId, e.owner, e.card);
    for (const object of at.state.objects) if (object) this.add(object.id, object.owner, object.card);
  }

  private add(id: ObjectId, owner: PlayerId, card: string): void {
    if (this.objects.has(id)) return;
    const kind = `${owner}/${card}`;
    const n = (this.counts.get(kind) ?? 0) + 1;
    this.counts.set(kind, n);
    this.objects.set(id, { owner, card, n });
  }

  player(player: PlayerId): string {
    return this.players[player] ?? `player ${player}`;
  }

  zone(key: ZoneKey): string {
    const player = zonePlayer(key);
    return player === null ? zoneName(key) : `${this.player(player)}/${zoneName(key)}`;
  }

  called(at: Position, ref: Ref): Called {
    const key = refKey(ref);
    switch (ref.kind) {
      case 'object': {
        const known = this.objects.get(ref.id);
        const zone = lastKnown(at, ref)?.zone;
        return {
          key,
          leaf: known?.card ?? `object ${ref.id}`,
          n: known?.n ?? 1,
          ...(known ? { owner: this.player(known.owner) } : {}),
          ...(zone === undefined ? {} : { zone: zoneName(zone) }),
        };
      }
      case 'player':
        return { key, leaf: this.player(ref.player), n: 1 };
      case 'cell': {
        const player = zonePlayer(ref.zone);
        const owner = player === null ? {} : { owner: this.player(player) };
        return { key, ...owner, zone: zoneName(ref.zone), leaf: ref.cell, n: 1 };
      }
      case 'frame': {
        const frame = pendingOf(at, ref.frame);
        const source = frame?.source ? this.called(at, frame.source) : null;
        const owner = frame ? { owner: this.player(frame.controller) } : {};
        return { key, ...owner, zone: 'effect', leaf: source?.leaf ?? 'rules', n: source?.n ?? 1 };
      }
      case 'card':
        return { key, leaf: ref.card, n: 1 };
      case 'word':
        return { key, leaf: ref.word, n: 1 };
    }
  }

  /** The name that tells it from everything else in the match. */
  full(at: Position, ref: Ref): string {
    const called = this.called(at, ref);
    const zone = ref.kind === 'frame' || ref.kind === 'cell' ? called.zone : undefined;
    return written(called, called.owner, zone);
  }
}

const numbered = ({ leaf, n }: Called): string => (n === 1 ? leaf : `${leaf}.${n}`);

const written = (called: Called, owner?: string, zone?: string): string =>
  [owner, zone, numbered(called)].filter((part) => part !== undefined).join('/');

/** Whether the parts before the last of a name say where it is: the owner, the zone, or both in this order. */
function placed(called: Called, before: readonly string[]): boolean {
  const [first, second, ...more] = before;
  if (first === undefined) return true;
  if (second === undefined) return first === called.owner || first === called.zone;
  return more.length === 0 && first === called.owner && second === called.zone;
}

/** Looks a name up in a list. Without a number the first of its kind is meant, or the only one there. */
export function find(list: readonly Called[], name: string, used: ReadonlySet<number> = new Set()): Found {
  const [, text = '', occurrence] = /^(.*?)(?:#(\d+))?$/.exec(name) ?? [];
  const parts = text.split('/');
  const leaf = parts.pop() ?? '';
  const open = [...list.entries()];
  const here = open.filter(([, c]) => (c.leaf === leaf || numbered(c) === leaf) && placed(c, parts));
  const whole = open.filter(([, c]) => c.leaf === text);
  const matches = here.length > 0 ? here : whole;
  const exact = matches.filter(([, c]) => numbered(c) === leaf);
  const meant = exact.length > 0 ? exact : matches;
  const [first] = meant;
  if (!first) {
    const near = nearestWord(name, namesIn(list));
    const hint = near === undefined ? '' : `; did you mean "${near}"?`;
    return { problem: `"${name}" is not among ${listed(namesIn(list))}${hint}`, missing: true };
  }
  if (occurrence !== undefined) {
    const nth = meant[Number(occurrence) - 1];
    return nth ? { at: nth[0] } : { problem: `"${text}" is there only ${meant.length} times` };
  }
  if (meant.some(([, c]) => c.key !== first[1].key)) {
    const which = meant.map(([i]) => nameIn(list, i));
    return { problem: `"${name}" could be ${which.join(' or ')}` };
  }
  // The same thing may stand in a list twice, such as a source of two triggers.
  return { at: (meant.find(([i]) => !used.has(i)) ?? first)[0] };
}

/** The shortest name that `find` understands for one of a list. */
export function nameIn(list: readonly Called[], at: number): string {
  const called = list[at];
  if (!called) return `nothing at ${at}`;
  const whole = (c: Called): string => written(c, c.owner, c.zone);
  const alike = [...list.entries()].filter(([, c]) => whole(c) === whole(called));
  const place = alike.findIndex(([i]) => i === at) + 1;
  // Two things of one name are always counted; one thing that stands there twice only the second time.
  const counted = place > 1 || alike.some(([, c]) => c.key !== called.key);
  const again = counted ? `#${place}` : '';
  const rivals = list.filter((c) => numbered(c) === numbered(called) && whole(c) !== whole(called));
  if (rivals.length === 0) return written(called) + again;
  if (rivals.every((c) => c.owner !== called.owner)) return written(called, called.owner) + again;
  return whole(called) + again;
}

export const namesIn = (list: readonly Called[]): string[] => list.map((_, i) => nameIn(list, i));

/** A list for a sentence. */
export const listed = (words: readonly string[]): string =>
  words.length === 0 ? 'nothing' : words.length > 12 ? `${words.slice(0, 12).join(', ')}, …` : words.join(', ');
