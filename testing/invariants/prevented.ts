import type { Fact } from '../../effects/events/event.ts';
import { eventDef } from '../../effects/events/registry.gen.ts';
import { type Candidate, candidates } from '../../effects/flow/replacement-candidates.ts';
import type { Invariant } from './invariant.ts';
import { replayed } from './replayed.ts';

/** More than any shield takes. */
const MUCH = 1_000_000;

/**
 * Whether a replacement leaves nothing of an event, however much of it there is. Where something is done in place of it, that
 * may be the same once more.
 */
function prevents({ env, ability, left }: Candidate, fact: Fact): boolean {
  if (ability.optional) return false;
  const much = eventDef(fact).withAmount?.(fact, MUCH) ?? fact;
  return [fact, much].every((f) => {
    const { facts, also } = env.book.lang.replace(env, f, ability.instead, left);
    return facts.length === 0 && !also;
  });
}

/** No way leads past what prevents an event. */
export const prevented: Invariant = {
  name: 'what is prevented does not happen',
  broken: ({ before, messages }) => {
    if (!before) return null;
    const how = replayed(before, messages, {
      batch: (tx, events) => {
        // Those who are out go with all they have, whatever anyone says.
        if (events.some(({ type }) => type === 'departed' || type === 'lost')) return null;
        const facts = events.map((fact) => ({ fact }));
        const past = events.find(
          (event) => !eventDef(event).fixed && candidates(tx, { fact: event }, facts).some((c) => prevents(c, event)),
        );
        return past ? `"${past.type}" has happened all the same` : null;
      },
    });
    return typeof how === 'string' ? how : null;
  },
};
