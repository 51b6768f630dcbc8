import type { Position } from '../env.ts';
import { card, cellProblem, facts, numbered, player, players, zone } from '../save/check-refs.ts';
import { count, flag, maybe, text } from '../save/plain-checks.ts';
import { startingFacts } from '../state/facts.ts';
import { type CardId, objectId, type PlayerId, type ZoneKey } from '../state/ids.ts';
import { zoneAudience } from '../state/objects.ts';
import type { GameObject } from '../state/state.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A new object came to be: a token, or a card that an effect made. */
export interface Payload {
  readonly card: CardId;
  readonly owner: PlayerId;
  readonly to: ZoneKey;
  readonly cell?: string;
  readonly token?: boolean;
  readonly with?: Readonly<Record<string, number>>;
  /** Filled in when it happens. */
  readonly id?: number;
  readonly inc?: number;
  readonly audience?: readonly PlayerId[];
}

export const createdEvent = defineEvent<Payload>({
  changes: () => true,
  arrives: (_, p) => ({ zone: p.to, cell: p.cell }),
  complete: (tx, p) => {
    const seen = zoneAudience(tx, p.to);
    p.id = tx.state.objects.length;
    p.inc = tx.number('incarnation');
    if (seen !== null) p.audience = seen;
  },
  apply: (tx, p) => {
    if (p.id === undefined || p.inc === undefined) return;
    const object = made(tx, p);
    tx.setObject(object.id, object);
    tx.setZone(p.to, [...(tx.state.zones[p.to] ?? []), object.id]);
  },
  roles: (p) => ({
    ...(p.id === undefined || p.inc === undefined
      ? {}
      : { subject: { kind: 'object', id: objectId(p.id), inc: p.inc } as const }),
    player: p.owner,
  }),
});

/** The new object; of one that is only about to be made also what it would be like. */
export const made = ({ book, state }: Position, p: Payload): GameObject => ({
  id: objectId(p.id ?? state.objects.length),
  inc: p.inc ?? 0,
  card: p.card,
  owner: p.owner,
  zone: p.to,
  ...(p.cell === undefined ? {} : { cell: p.cell }),
  ...(p.token ? { token: true } : {}),
  facts: startingFacts(book.ruleset, p.with ?? {}),
});

/** What a viewer is told of it. */
export const createdEventShown: EventShown<Payload> = (p, sight) => ({
  object: sight.shown({ kind: 'object', id: objectId(p.id ?? 0), inc: p.inc ?? 0 }, p.card, p.audience ?? null),
  ...(sight.sees(p.audience) ? { card: p.card } : {}),
  to: p.to,
  ...(p.cell === undefined ? {} : { cell: p.cell }),
  owner: p.owner,
});

/** English, with `{slots}` named after the public form. */
export const createdEventWords = '{object} comes into being in {to}';

export const describeCreatedEvent = (): EventDescription<Payload> => ({
  payload: {
    card,
    owner: player,
    to: zone,
    cell: maybe(text),
    token: maybe(flag),
    with: maybe(facts('object')),
    id: maybe(count),
    inc: maybe(numbered('incarnation')),
    audience: maybe(players),
  },
  agrees: ({ to, cell }, known) => cell === undefined || cellProblem(to, cell, known) === null,
});
