import type { Fact } from './event.ts';
import { eventDef } from './registry.gen.ts';

/** How much a fact is: as its roles say, else it is one thing that happens once. */
export const amountOf = (fact: Fact): number => eventDef(fact).roles(fact).amount ?? 1;
