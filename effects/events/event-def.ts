import type { EventDef, Fact } from './event.ts';
import { EVENTS } from './registry.gen.ts';

/** The definition of a fact's event. The pair fits: the fact's own type names it. */
export const eventDef = (fact: Fact): EventDef<Fact> => EVENTS[fact.type] as unknown as EventDef<Fact>;

/** How much a fact is: as its roles say, else it is one thing that happens once. */
export const amountOf = (fact: Fact): number => eventDef(fact).roles(fact).amount ?? 1;
