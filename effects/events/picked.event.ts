import { player, refs } from '../save/check-refs.ts';
import { count, maybe } from '../save/plain-checks.ts';
import type { PlayerId } from '../state/ids.ts';
import type { Ref } from '../state/refs.ts';
import { defineEvent, type EventDescription, type EventShown } from './event.ts';

/** The generator picked some of several, none twice. */
export interface Payload {
  readonly from: readonly Ref[];
  readonly count: number;
  readonly player: PlayerId;
  /** Filled in when it happens. */
  readonly refs?: readonly Ref[];
}

export const pickedEvent = defineEvent<Payload>({
  changes: () => true,
  complete: (tx, p) => {
    const left = [...p.from];
    const draws = tx.draw(
      'picks',
      'pick',
      Array.from({ length: p.count }, (_, k) => p.from.length - k),
    );
    p.refs = draws.flatMap((i) => left.splice(i, 1));
  },
  roles: (p) => ({ player: p.player, ...(p.refs?.[0] ? { subject: p.refs[0] } : {}), amount: p.count }),
});

/** What a viewer is told of it. */
export const pickedEventShown: EventShown<Payload> = (p, sight) => ({
  count: p.count,
  player: p.player,
  refs: (p.refs ?? []).map((r) => sight.ref(r)),
});

/** English, with `{slots}` named after the public form. */
export const pickedEventWords = '{refs} picked at random';

export const describePickedEvent = (): EventDescription<Payload> => ({
  payload: { from: refs, count, player, refs: maybe(refs) },
});
