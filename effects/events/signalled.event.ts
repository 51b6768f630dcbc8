import type { Results } from '../flow/frame.ts';
import type { Effect } from '../language.ts';
import { player, ref, results, source } from '../save/check-refs.ts';
import { integer, language, maybe, record, text } from '../save/plain-checks.ts';
import type { PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A fact that a ruleset names itself: a rune broke, a battle began. Counted in the history. */
export interface Payload {
  readonly name: string;
  readonly subject?: Ref;
  readonly player?: PlayerId;
  readonly amount?: number;
  /** A reflexive trigger that this is the event of. */
  readonly reflex?: Reflex;
}

/** "When you do": what is to happen, with all that was named so far. */
export interface Reflex {
  readonly nodes: readonly Effect[];
  readonly source: Ref | null;
  readonly controller: PlayerId;
  readonly results: Results;
}

const reflex = () => record<Reflex>({ nodes: language('effects'), source, controller: player, results });

export const signalledEvent = defineEvent<Payload>({
  changes: () => true,
  roles: (p) => ({
    ...(p.subject ? { subject: p.subject } : {}),
    ...(p.player === undefined ? {} : { player: p.player }),
    ...(p.amount === undefined ? {} : { amount: p.amount }),
  }),
});

/** What a viewer is told of it. */
export const signalledEventShown: EventShown<Payload> = (p, sight) => ({
  name: p.name,
  ...(p.subject ? { subject: sight.ref(p.subject) } : {}),
  ...(p.player === undefined ? {} : { player: p.player }),
  ...(p.amount === undefined ? {} : { amount: p.amount }),
});

/** English, with `{slots}` named after the public form. */
export const signalledEventWords = '({name}[ of {player}][: {subject}])';

export const describeSignalledEvent = (): EventDescription<Payload> => ({
  payload: { name: text, subject: maybe(ref), player: maybe(player), amount: maybe(integer), reflex: maybe(reflex()) },
});
