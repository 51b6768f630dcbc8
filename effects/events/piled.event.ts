import { player, refs } from '../save/check-refs.ts';
import type { PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** A player divided things into two piles. Of cards that a viewer does not see he is told how many lie where. */
export interface Payload {
  readonly player: PlayerId;
  readonly first: readonly Ref[];
  readonly second: readonly Ref[];
}

export const piledEvent = defineEvent<Payload>({
  changes: () => true,
  roles: (p) => ({ player: p.player, amount: p.first.length + p.second.length }),
});

/** What a viewer is told of it. */
export const piledEventShown: EventShown<Payload> = (p, sight) => ({
  player: p.player,
  first: p.first.map((ref) => sight.chosen(ref)),
  second: p.second.map((ref) => sight.chosen(ref)),
});

/** English, with `{slots}` named after the public form. */
export const piledEventWords = '{player} makes two piles[: {first}][; and {second}]';

export const describePiledEvent = (): EventDescription<Payload> => ({
  payload: { player, first: refs, second: refs },
});
