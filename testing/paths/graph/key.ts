import type { Book } from '../../../effects/book.ts';
import { hashOf } from '../../../effects/hash.ts';
import type { OpName } from '../../../effects/language.ts';
import { type ObjectId, type ZoneKey, zoneName } from '../../../effects/state/ids.ts';
import type { GameObject, MatchState } from '../../../effects/state/state.ts';
import type { Match } from '../../../search/match.ts';

/** What a game looks at of its zones: only then do two states differ by it. */
interface ZoneUse {
  /** Zones of which some card or rule looks at the order. */
  readonly ordered: ReadonlySet<string>;
  /** Zones in which abilities work, the older ones first. */
  readonly aged: ReadonlySet<string>;
}

const uses = new WeakMap<Book, ZoneUse>();

function useOf(book: Book): ZoneUse {
  let use = uses.get(book);
  if (!use) {
    use = { ordered: orderedZones(book), aged: agedZones(book) };
    uses.set(book, use);
  }
  return use;
}

/** Zones that nobody looks into are piles; of the others those are that something takes the top of. */
function orderedZones({ ruleset, cards }: Book): ReadonlySet<string> {
  const piles = Object.entries(ruleset.zones).flatMap(([name, { faces }]) => (faces === 'none' ? [name] : []));
  const named = new Set<string>();
  const look = (value: unknown, inPile: boolean): void => {
    if (typeof value === 'string' && inPile && Object.hasOwn(ruleset.zones, value)) named.add(value);
    if (typeof value !== 'object' || value === null) return;
    // What is put into a zone beside a shuffle is shuffled from where it lay.
    const shuffles = Array.isArray(value) && value.some((node) => isOp(node, 'shuffle'));
    const pile = inPile || isPile(value) || shuffles;
    for (const part of Object.values(value)) look(part, pile);
  };
  for (const data of [ruleset, ...[...cards.values()].map((card) => card.data)]) look(data, false);
  return new Set([...piles, ...named]);
}

/** Ops that take cards by their place in a zone, from its top or at random. */
const PILE_OPS: readonly OpName[] = ['draw', 'drawOne', 'mill', 'scry', 'surveil', 'dig', 'pickRandom', 'shuffle'];

const isOp = (value: unknown, op: OpName): boolean => (value as { readonly op?: unknown } | null)?.op === op;

const isPile = (value: object): boolean =>
  (value as { readonly select?: unknown }).select === 'top' || PILE_OPS.some((op) => isOp(value, op));

/** Where abilities of some card work: there the order in which cards came counts. */
function agedZones({ ruleset, cards }: Book): ReadonlySet<string> {
  const play = Object.entries(ruleset.zones).flatMap(([name, zone]) => (zone.play ? [name] : []));
  const heard = [...cards.values()].flatMap(({ printed }) => printed.abilities.flatMap((live) => live.zones));
  return new Set([...play, ...heard]);
}

/**
 * Equal for states that are the same but for numbering: ids are renamed, the cards of a zone whose order nothing looks at
 * are sorted, and of when cards came only the order is kept, where it counts.
 */
export function stateKey({ book, state }: Match): string {
  const zones = sortedZones(book, state);
  const rename = new Renaming(state, zones, useOf(book).aged);
  const { history, objects, counters: _, zones: __, ...rest } = state;
  const cards = Object.entries(zones).map(([zone, ids]) => [zone, ids.map((id) => rename.all(objects[id], 'object'))]);
  const past = book.readsHistory ? rename.all([history.turn, history.lastTurn], 'event') : null;
  return hashOf([cards, rename.all(rest, ''), past, rename.uses(history.uses)]);
}

type Zones = Readonly<Record<string, readonly ObjectId[]>>;

function sortedZones(book: Book, { zones, objects }: MatchState): Zones {
  const { ordered } = useOf(book);
  const looks = (id: ObjectId): string => {
    const { id: _, inc: __, ...rest } = objects[id] as GameObject;
    return JSON.stringify(rest);
  };
  return Object.fromEntries(
    Object.entries(zones).map(([zone, ids]) => {
      if (ordered.has(zoneName(zone as ZoneKey)) || ids.length < 2) return [zone, ids];
      const list = ids.map((id) => ({ id, look: looks(id) }));
      return [zone, list.sort((a, b) => (a.look < b.look ? -1 : a.look > b.look ? 1 : 0)).map(({ id }) => id)];
    }),
  );
}

/** Numbers that name something, by the key they stand under; `id` depends on what has it. */
const NAMES: Readonly<Record<string, string>> = {
  inc: 'age',
  frame: 'frame',
  during: 'frame',
  child: 'frame',
  batch: 'batch',
  scope: 'scope',
  since: 'age',
  modifier: 'modifier',
  trigger: 'trigger',
};

/** What the numbers of records under a key name. */
const RECORDS: Readonly<Record<string, string>> = {
  frames: 'frame',
  waiting: 'frame',
  choices: 'choice',
  modifiers: 'modifier',
  delayed: 'trigger',
  scopes: 'scope',
};

/** Keys under which a state holds pieces of what cards say. */
const SAID: ReadonlySet<string> = new Set(['patches', 'ability', 'nodes', 'on', 'while', 'if']);

/** What a number names, by its key and by what has it. */
function named(key: string, own: string): string | undefined {
  const inEvent = own === 'event';
  if (key === 'id') return inEvent ? 'object' : own || 'object';
  if (key === 'parent') return inEvent ? 'batch' : 'frame';
  return key === 'of' && inEvent ? 'frame' : NAMES[key];
}

/** Strings that begin with the numbers of an object. */
const BEARER = /^(\d+)\.(\d+)(?= |\.)/;

class Renaming {
  private readonly names = new Map<string, number>();

  constructor({ objects, modifiers, delayed }: MatchState, zones: Zones, aged: ReadonlySet<string>) {
    for (const id of Object.values(zones).flat()) this.name('object', id);
    // Stays, modifiers and delayed triggers have their age from one count.
    const old = objects.flatMap((o) => (o && aged.has(zoneName(o.zone)) ? [o.inc] : []));
    const ages = [...old, ...modifiers.map(({ since }) => since), ...delayed.map(({ since }) => since)];
    for (const age of ages.sort((a, b) => a - b)) this.name('age', age);
  }

  /** Data with all numbering renamed; `of` is what its own `id` names. */
  all(value: unknown, of: string): unknown {
    if (typeof value === 'string') return this.text(value);
    if (Array.isArray(value))
      return value.map((part) => (typeof part === 'number' && of ? this.name(of, part) : this.all(part, of)));
    if (typeof value !== 'object' || value === null) return value;
    const { kind } = value as { readonly kind?: unknown };
    const own = kind === 'object' || kind === 'frame' ? kind : of;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, this.part(key, part, own)]));
  }

  private part(key: string, part: unknown, own: string): unknown {
    // Facts have names of their own, which may look like numbering; the rest is plain numbers.
    if (key === 'facts' || key === 'answers' || key === 'random' || key === 'shares') return part;
    if (typeof part === 'number') {
      const kind = named(key, own);
      return kind ? this.name(kind, part) : part;
    }
    if (key === 'id' && typeof part === 'string') return this.choice(part);
    const records = RECORDS[key];
    if (records) return this.all(part, records);
    // What cards say is the same in every state.
    if (SAID.has(key)) return part;
    return this.all(part, key === 'event' ? 'event' : '');
  }

  /** A choice's number, with those of the picks of a play. */
  private choice(id: string): string {
    const [number = '', ...picks] = id.split('.');
    return [this.name('choice', Number(number)), ...picks].join('.');
  }

  uses(uses: Readonly<Record<string, number>>): unknown {
    return Object.entries(uses)
      .map(([key, n]) => [this.text(key), n])
      .sort();
  }

  private text(text: string): string {
    return text.replace(BEARER, (_, id, inc) => `${this.name('object', Number(id))}.${this.name('age', Number(inc))}`);
  }

  private name(kind: string, n: number): number {
    const key = `${kind} ${n}`;
    const known = this.names.get(key);
    if (known !== undefined) return known;
    const name = this.names.size;
    this.names.set(key, name);
    return name;
  }
}
