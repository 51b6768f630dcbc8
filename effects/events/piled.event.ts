import { player, refs } from '../save/check-refs.ts';
import type { PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent } from './event.ts';

/** A player divided things into two piles; everyone sees which lies where. */
export interface Payload {
  readonly player: PlayerId;
  readonly first: readonly Ref[];
  readonly second: readonly Ref[];
}

export const piledEvent = defineEvent<Payload>({
  name: 'piled',
  payload: { player, first: refs, second: refs },
  changes: () => true,
  roles: (p) => ({ player: p.player, amount: p.first.length + p.second.length }),
  publicForm: (p, sight) => ({
    player: p.player,
    first: p.first.map((ref) => sight.ref(ref)),
    second: p.second.map((ref) => sight.ref(ref)),
  }),
  words: '{player} makes two piles[: {first}][; and {second}]',
});
