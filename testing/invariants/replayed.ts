import type { GameEvent } from '../../effects/events/event.ts';
import { eventDef } from '../../effects/events/registry.gen.ts';
import { orderOf } from '../../effects/flow/batch.ts';
import { fact, writeFact } from '../../effects/state/facts.ts';
import type { Message } from '../../effects/state/tx.ts';
import { Tx } from '../../effects/state/tx.ts';
import type { Match } from '../../search/match.ts';

/** What looks on while events happen once more, and may say what is wrong. */
export interface Onlooker {
  /** Before a batch happens. */
  readonly batch?: (tx: Tx, events: readonly GameEvent[]) => string | null;
  /** After a single event. */
  readonly event?: (tx: Tx, event: GameEvent) => string | null;
}

/** Events of one batch in the order in which they were written down. */
const written = (events: readonly GameEvent[]): readonly GameEvent[] => orderOf(events).flatMap((i) => events[i] ?? []);

function batchesOf(messages: readonly Message[]): readonly (readonly GameEvent[])[] {
  const batches = new Map<number, GameEvent[]>();
  for (const event of messages.flatMap((message) => message.events))
    batches.set(event.batch, [...(batches.get(event.batch) ?? []), event]);
  return [...batches.values()];
}

/**
 * Makes events happen once more, one after the other, by what they say alone. How the flow goes on is not part of that.
 * @returns what they come to, or what the onlooker has said
 */
export function replayed(before: Match, messages: readonly Message[], onlooker: Onlooker): Tx | string {
  const tx = new Tx(before);
  for (const events of batchesOf(messages)) {
    const wrong = onlooker.batch?.(tx, events);
    if (wrong) return wrong;
    for (const event of written(events)) {
      const def = eventDef(event);
      // It takes its numbers once more, so that what comes after it gets those that it had.
      def.complete?.(tx, { ...event });
      const added = def.adds?.(tx, event);
      if (added) writeFact(tx, added.bearer, added.fact, fact(tx, added.bearer, added.fact) + added.by);
      def.apply?.(tx, event);
      const how = onlooker.event?.(tx, event);
      if (how) return how;
    }
    tx.renew();
    tx.record(events);
  }
  return tx;
}
