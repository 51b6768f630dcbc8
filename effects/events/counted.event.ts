import type { Position } from '../env.ts';
import { reason } from '../reason.ts';
import { bearer, players } from '../save/check-refs.ts';
import { integer, maybe, text } from '../save/plain-checks.ts';
import { type Bearer, factDecl } from '../state/facts.ts';
import type { PlayerId } from '../state/ids.ts';
import { audience, controllerOf, liveObject } from '../state/objects.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A declared fact of a player or an object went up or down: a resource, a counter, a flag, a tally. */
export interface Payload {
  readonly bearer: Bearer;
  readonly fact: string;
  /** How much is added; what really was added once it has happened. */
  readonly by: number;
  /** Filled in when it happens. */
  readonly to?: number;
  readonly audience?: readonly PlayerId[];
}

export const countedEvent = defineEvent<Payload>({
  changes: (at, p) => {
    if (p.by === 0) return reason('zero', `no change of ${p.fact}`);
    return p.bearer.kind === 'player' || liveObject(at, p.bearer)
      ? true
      : reason('gone', 'it is no longer where it was');
  },
  adds: (_, { bearer, fact, by }) => ({ bearer, fact, by }),
  added: (event, { by, to }) => {
    event.by = by;
    event.to = to;
  },
  fill: (at, p) => {
    const seen = seenBy(at, p);
    if (seen !== null) p.audience = seen;
  },
  roles: (p) => ({
    subject: p.bearer,
    ...(p.bearer.kind === 'player' ? { player: p.bearer.player } : {}),
    amount: p.by,
  }),
  withAmount: (p, by) => ({ ...p, by }),
});

/** What a viewer is told of it. */
export const countedEventShown: EventShown<Payload> = (p, sight) =>
  sight.sees(p.audience) ? { bearer: sight.ref(p.bearer), fact: p.fact, by: p.by, to: p.to } : null;

/** English, with `{slots}` named after the public form. */
export const countedEventWords = '{fact} of {bearer}: {to} ({by})';

export const describeCountedEvent = (): EventDescription<Payload> => ({
  payload: { bearer, fact: text, by: integer, to: maybe(integer), audience: maybe(players) },
  agrees: ({ bearer: { kind }, fact: name }, { book }) => Object.hasOwn(book.ruleset.facts[kind], name),
});

/** Who may know of it: of a hidden fact its bearer's player, of a hidden card who sees its face. */
function seenBy(at: Position, p: Payload): readonly PlayerId[] | null {
  const hidden = factDecl(at.book.ruleset, p.bearer, p.fact).hidden;
  if (p.bearer.kind === 'player') return hidden ? [p.bearer.player] : null;
  const object = liveObject(at, p.bearer);
  if (!object) return null;
  return hidden ? [controllerOf(object)] : audience(at, object);
}
