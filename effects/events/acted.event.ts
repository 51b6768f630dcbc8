import { player, ref, refs } from '../save/check-refs.ts';
import { maybe, text } from '../save/plain-checks.ts';
import type { PlayerId } from '../state/ids.ts';
import { refOf } from '../state/objects.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A player took an action: played a card, used an ability, attacked, … Counted in the history. */
export interface Payload {
  readonly player: PlayerId;
  readonly action: string;
  readonly object?: Ref;
  readonly targets?: readonly Ref[];
}

export const actedEvent = defineEvent<Payload>({
  changes: () => true,
  // Played cards move in the same batch: the event is about what they are now.
  fill: (at, p) => {
    const now = p.object?.kind === 'object' ? at.state.objects[p.object.id] : null;
    if (now) p.object = refOf(now);
  },
  roles: (p) => ({
    player: p.player,
    ...(p.object ? { subject: p.object } : {}),
    ...(p.targets?.[0] ? { other: p.targets[0] } : {}),
  }),
});

/** What a viewer is told of it. */
export const actedEventShown: EventShown<Payload> = (p, sight) => ({
  player: p.player,
  action: p.action,
  ...(p.object ? { object: sight.ref(p.object) } : {}),
  ...(p.targets ? { targets: p.targets.map((t) => sight.chosen(t)) } : {}),
});

/** English, with `{slots}` named after the public form. */
export const actedEventWords = '{player}: {action}[ {object}][ → {targets}]';

export const describeActedEvent = (): EventDescription<Payload> => ({
  payload: { player, action: text, object: maybe(ref), targets: maybe(refs) },
});
