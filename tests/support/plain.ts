import type { Choice, Request } from '../../effects/choices/choice.ts';
import type { GameEvent, PublicEvent } from '../../effects/events/event.ts';
import type { Result } from '../../effects/flow/frame.ts';
import type { Ref } from '../../effects/state/refs.ts';
import type { Lab } from './lab.ts';

/** An event, result or request as a test writes it: references are words, and what only counts up is left out. */
export type Plain = Readonly<Record<string, unknown>>;

const META = new Set(['batch', 'n', 'frame', 'parent', 'source']);
/** Numbers that say nothing but when. */
const STAMPS = new Set(['since', 'inc']);

interface Known {
  readonly id: number;
  readonly inc: number;
}

/** All incarnations of objects that some data speaks of. */
function* incarnations(value: unknown): Iterable<Known> {
  if (typeof value !== 'object' || value === null) return;
  const { id, inc } = value as Partial<Known>;
  if (typeof id === 'number' && typeof inc === 'number') yield { id, inc };
  const moved = value as { readonly object?: Known; readonly inc?: number };
  if (moved.object && typeof moved.inc === 'number') yield { id: moved.object.id, inc: moved.inc };
  for (const part of Object.values(value)) yield* incarnations(part);
}

/**
 * How a test speaks of the objects of a match: `rat` is the one that was laid out or made, `rat.1` the same card in its
 * next stay; `rat:2` is the second object of that card.
 */
export class Words {
  private readonly lab: Lab;
  private readonly stays = new Map<number, number[]>();
  private readonly owners = new Map<number, number>();

  constructor(lab: Lab) {
    this.lab = lab;
    const seen = [lab.state.objects, lab.state.snapshots, lab.state.frames, lab.events];
    for (const { id, inc } of incarnations(seen)) {
      const list = this.stays.get(id) ?? (lab.begun[id] ? [id + 1] : []);
      if (!list.includes(inc)) list.push(inc);
      this.stays.set(id, list);
      this.owners.set(inc, id);
    }
    for (const list of this.stays.values()) list.sort((a, b) => a - b);
  }

  private card(id: number): string | undefined {
    const made = this.lab.events.find((e) => e.type === 'created' && e.id === id);
    return this.lab.begun[id]?.card ?? (made?.type === 'created' ? made.card : undefined);
  }

  object({ id, inc }: Known): string {
    const card = this.card(id) ?? `object ${id}`;
    const before = Array.from({ length: id }, (_, k) => this.card(k)).filter((c) => c === card).length;
    const stay = this.stays.get(id)?.indexOf(inc) ?? -1;
    return [card, before > 0 ? `:${before + 1}` : '', stay === 0 ? '' : `.${stay}`].join('');
  }

  ref(ref: Ref): string {
    switch (ref.kind) {
      case 'object':
        return this.object(ref);
      case 'player':
        return `p${ref.player}`;
      case 'cell':
        return `${ref.cell}@${ref.zone}`;
      case 'frame':
        return `effect ${ref.frame}`;
      case 'card':
        return `card ${ref.card}`;
      case 'word':
        return ref.word;
    }
  }

  any(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => this.any(part));
    if (typeof value !== 'object' || value === null) return value;
    if ('kind' in value && REFS.has(value.kind as string)) return this.ref(value as Ref);
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, part]) => (STAMPS.has(key) ? [] : [[key, this.any(part)]])),
    );
  }

  event(event: GameEvent): Plain {
    const own = Object.fromEntries(Object.entries(event).filter(([key]) => !META.has(key)));
    const plain = this.any(own) as Plain;
    if (event.type === 'moved' && event.inc !== undefined && !event.within)
      return { ...plain, now: this.object({ id: event.object.id, inc: event.inc }) };
    if (event.type === 'created') {
      const { id: _, ...rest } = plain;
      return { ...rest, now: this.object({ id: event.id ?? -1, inc: event.inc ?? -1 }) };
    }
    return plain;
  }

  /** A list of no shares says nothing; who can work it out is no part of what it came to. */
  result({ shares, hidden: _, ...result }: Result): Plain {
    return this.any(shares && shares.length > 0 ? { ...result, shares } : result) as Plain;
  }

  request({ player, ...request }: Request): Plain {
    return { by: `p${player}`, ...(this.any(request) as Plain) };
  }

  choice({ purpose, order, requests }: Choice): Plain {
    return {
      purpose,
      ...(order === 'secret' ? { secret: true } : {}),
      requests: requests.map((r) => this.request(r)),
    };
  }

  /** What a viewer was told: a hidden card is `?rat`, and one whose face he is shown `rat`. */
  shown(event: PublicEvent): Plain {
    return this.open(event) as Plain;
  }

  private open(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((part) => this.open(part));
    if (typeof value !== 'object' || value === null) return value;
    const keys = Object.keys(value).join();
    const { object, card, player, word, cell, zone, effect } = value as Readonly<Record<string, unknown>>;
    if (typeof object === 'string' && ['object', 'object,card,name'].includes(keys)) {
      const inc = Number(object.slice(1));
      const id = this.owners.get(inc) ?? -1;
      const name = this.object({ id, inc });
      if (card !== undefined && card !== this.card(id)) return `${name} shown as ${card}`;
      return card === undefined ? `?${name}` : name;
    }
    if (keys === 'player') return `p${player}`;
    if (keys === 'word') return word;
    if (keys === 'cell,zone') return `${cell}@${zone}`;
    if (keys === 'effect') return `effect ${effect}`;
    if (keys === 'card,name') return `card ${card}`;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.open(part)]));
  }
}

const REFS = new Set(['object', 'player', 'cell', 'frame', 'card', 'word']);

const playerOf = (zone: string): number => Number(zone.split('.')[1] ?? 0);

/** The name of an object in its next stay. */
function next(name: string): string {
  const [card = '', stay = '0'] = name.split('.');
  return `${card}.${Number(stay) + 1}`;
}

/** The event of a move between zones. */
export const went = (object: string, from: string, to: string, how: string, more: Plain = {}): Plain => ({
  type: 'moved',
  object,
  to,
  how,
  from,
  card: object.split(/[.:]/)[0],
  owner: playerOf(from),
  controller: playerOf(from),
  now: next(object),
  ...more,
});

/** The event of a move that leaves the object what it is. */
export function stepped(object: string, from: string, to: string, how: string, more: Plain = {}): Plain {
  const { now: _, ...event } = went(object, from, to, how, { within: true, ...more });
  return event;
}

/** What a viewer is told of a move whose card he sees. */
export const saw = (object: string, from: string, to: string, how: string, more: Plain = {}): Plain => ({
  type: 'moved',
  object,
  now: next(object),
  from,
  to,
  how,
  owner: playerOf(from),
  ...more,
});

/** What a viewer is told of a move whose card he does not see. */
export const sawBack = (object: string, from: string, to: string, how: string, more: Plain = {}): Plain =>
  saw(`?${object}`, from, to, how, { now: `?${next(object)}`, ...more });
