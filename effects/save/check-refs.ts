/** Checks of ids, references and results. */
import type { Result } from '../flow/frame.ts';
import { cardId, type ZoneKey, zoneName } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import {
  type Expect,
  type Fields,
  integer,
  list,
  maybe,
  nullable,
  record,
  table,
  text,
  union,
  whole,
  yes,
} from './plain-checks.ts';

export const player: Expect = (v, known) => whole(0, known.players - 1)(v, known) && 'expected a seat';
export const players = list(player);
export const object: Expect = (v, known) => whole(0, known.objects - 1)(v, known) && 'expected the id of an object';
/** A number that was given by a counter. */
export const numbered =
  (counter: string, spare = 0): Expect =>
  (v, known) =>
    whole(0, (known.counters[counter] ?? 0) + spare)(v, known) &&
    `expected a number that the counter "${counter}" gave`;
/** A draft in a window has the number that it is given once it is complete. */
export const frame = numbered('frame', 1);
export const card: Expect = (v, { book }) =>
  typeof v === 'string' && book.cards.has(cardId(v)) ? null : 'the book has no such card';
export const zone: Expect = (v, { zones }) =>
  typeof v === 'string' && zones.has(v) ? null : 'the ruleset has no such zone';
export const action: Expect = (v, { book }) =>
  typeof v === 'string' && Object.hasOwn(book.ruleset.actions, v) ? null : 'the ruleset has no such action';
export const step: Expect = (v, { book }) =>
  book.ruleset.phases.some((row) => row.step === v) ? null : 'the ruleset has no such step';

/** Facts that are declared for players or objects, as whole numbers. */
export const facts = (of: 'player' | 'object'): Expect =>
  table(integer, (name, { book }) =>
    Object.hasOwn(book.ruleset.facts[of], name as string) ? null : `no ${of} fact of this name is declared`,
  );

/** Whether a zone has a cell. */
export const cellProblem = (key: ZoneKey, cell: string, { book }: Parameters<Expect>[1]): string | null =>
  book.ruleset.zones[zoneName(key)]?.cells?.some((c) => c.name === cell) ? null : 'the zone has no such cell';

type RefOf<K extends Ref['kind']> = Fields<Extract<Ref, { kind: K }>>;

const kind = text;
const REFS = {
  object: { kind, id: object, inc: numbered('incarnation') } satisfies RefOf<'object'>,
  player: { kind, player } satisfies RefOf<'player'>,
};

export const objectRef = union('kind', { object: record<Extract<Ref, { kind: 'object' }>>(REFS.object) });
export const bearer = union('kind', {
  object: record<Extract<Ref, { kind: 'object' }>>(REFS.object),
  player: record<Extract<Ref, { kind: 'player' }>>(REFS.player),
});
export const ref = union('kind', {
  object: record<Extract<Ref, { kind: 'object' }>>(REFS.object),
  player: record<Extract<Ref, { kind: 'player' }>>(REFS.player),
  cell: record<Extract<Ref, { kind: 'cell' }>>({ kind, zone, cell: text }, (r, known) =>
    cellProblem(r.zone, r.cell, known),
  ),
  frame: record<Extract<Ref, { kind: 'frame' }>>({ kind, frame }),
  card: record<Extract<Ref, { kind: 'card' }>>({ kind, card }),
  word: record<Extract<Ref, { kind: 'word' }>>({ kind, word: text }),
});
export const refs = list(ref);
/** What something comes from. */
export const source = nullable(ref);

export const result = record<Result>(
  {
    refs,
    amount: integer,
    shares: maybe(list(integer)),
    assigned: maybe(list(nullable(ref))),
    piles: maybe(list(refs)),
    hidden: maybe(yes),
  },
  (r) =>
    [r.shares, r.assigned].every((beside) => beside === undefined || beside.length === r.refs.length)
      ? null
      : 'the lists beside "refs" have other lengths',
);
export const results = table(result);
