import { selectObjects, selectPlayers } from '../evaluators.ts';
import { resultOf } from '../flow/results.ts';
import type { Selector } from '../language.ts';
import { reason } from '../reason.ts';
import { Optional, oneOf, paramsOf, selector } from '../schema.ts';
import { liveObject, seated } from '../state/objects.ts';
import { defineOp, noneLeft, type OpDescription, outcome } from './op.ts';

/** Shows the faces of objects to players, for as long as this effect takes when nothing else is said. */
export interface Params {
  /** What is shown. */
  readonly what: Selector;
  /** Everyone when left out; "look at" is a reveal to oneself. */
  readonly to?: Selector;
  /** When it ends: with this effect (`frame`) when left out, with the turn, or when the object moves. */
  readonly until?: 'frame' | 'turn' | 'stay';
}

export const revealOp = defineOp<Params>({
  propose: (env, p) => {
    const objects = selectObjects(env, p.what);
    const audience = p.to === undefined ? seated(env) : selectPlayers(env, p.to);
    const shown = {
      type: 'revealed' as const,
      objects,
      audience: [...audience].sort((a, b) => a - b),
      until: p.until ?? 'frame',
      ...(env.frame === undefined ? {} : { during: env.frame }),
    };
    const facts = objects.some((r) => liveObject(env, r)) ? [shown] : [];
    return outcome(facts, noneLeft(env, objects, reason('no-candidate', 'there is nothing to show')));
  },
  result: (_, __, { events }) => resultOf(events.flatMap((e) => (e.type === 'revealed' ? e.objects : []))),
});

export const describeRevealOp = (): OpDescription<Params> => ({
  params: paramsOf<Params>()({
    what: selector,
    to: Optional(selector),
    until: Optional(oneOf('frame', 'turn', 'stay')),
  }),
  words:
    'reveal {what:closed}[ to {to}][ for this effect|until=frame/ for this turn|until=turn/ while it stays|until=stay]',
  example: { what: { select: 'top', in: 'deck' } },
});
