import type { Described } from '../described.ts';
import type { Env } from '../env.ts';
import { fits } from '../evaluators.ts';
import type { EventType, GameEvent } from '../events/event.ts';
import type { Filter } from '../language.ts';
import { reason, type Verdict } from '../reason.ts';
import { filter, flag, Optional } from '../schema.ts';
import { type Ref, sameRef } from '../state/refs.ts';

/** A window: which events an ability hears, and which of them are meant. */
export interface TriggerDef<P> {
  /** The types of events it can hear; the index of live abilities is made from these. */
  readonly events: readonly EventType[];
  /** Whether the event is meant; `env.self` is the bearer of the ability. */
  readonly test: (env: Env, event: GameEvent, params: P) => Verdict;
  /**
   * Whether it can differ between two sources of one player: it looks at the source itself, besides what
   * is written in it. Left out: it does not.
   */
  readonly personal?: (params: P) => boolean;
  /** Whether it can only be about the bearer itself: where there is none, as for the rules, it never hears anything. */
  readonly ownOnly?: (params: P) => boolean;
  /** What the event is about: bound as `it` in the effect. */
  readonly subject: (event: GameEvent) => Ref | undefined;
}

export type TriggerDescription<P> = Described<P>;

export const defineTrigger = <P>(def: TriggerDef<P>): TriggerDef<P> => def;

/** What most triggers ask of their subject. */
export interface AboutParams {
  /** What the event must be about: the bearer itself when left out. */
  readonly subject?: Filter;
  /** It must be about another than the bearer. */
  readonly other?: boolean;
}

export const aboutParams = () => ({ subject: Optional(filter), other: Optional(flag) });

/** Whether it matters who the bearer is, besides what the subject must be like. */
export const aboutBearer = (p: AboutParams): boolean => p.subject === undefined || p.other === true;

/** Whether no other than the bearer can be meant. */
export const aboutBearerOnly = (p: AboutParams): boolean => p.subject === undefined;

/** Whether a trigger's subject is the one that is meant: the bearer itself unless the data says otherwise. */
export function about(env: Env, ref: Ref | undefined, p: AboutParams): Verdict {
  if (!ref) return reason('no-candidate', 'the event is about nothing');
  const isSelf = env.self !== null && (sameRef(ref, env.self) || isMoverItself(env));
  if (p.subject === undefined) return isSelf || reason('condition-false', 'it is about another');
  if (p.other && isSelf) return reason('condition-false', 'it is about itself');
  return fits(env, ref, p.subject);
}

/** What moves is the bearer, by its old incarnation or by its new one. */
function isMoverItself({ self, event }: Env): boolean {
  if (self?.kind !== 'object' || event?.type !== 'moved' || event.object.id !== self.id) return false;
  return self.inc === event.object.inc || self.inc === event.inc;
}
