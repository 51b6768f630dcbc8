import { setup } from 'xstate';
import { ROWS } from '../effects/flow/rows.ts';
import type { FrameId } from '../effects/state/ids.ts';
import { type EffectStatus, effectStatus } from './status.ts';
import type { Way } from './store.ts';

export interface Pending extends Way {
  readonly id: FrameId;
}

/** `RUN`: it takes its next step. `LOOK`: others have changed it. */
type EffectEvent = { readonly type: 'RUN' } | { readonly type: 'LOOK' };

const { run: resolve = () => {} } = ROWS.resolve;

const STATUSES = ['fizzled', 'done', 'asking', 'resolving', 'queued'] as const satisfies readonly EffectStatus[];

/** The ways out of a state: to where the frame stands now. */
const elsewhere = (here: EffectStatus) =>
  STATUSES.filter((status) => status !== here).map((status) => ({
    guard: { type: 'is' as const, params: status },
    target: status,
  }));

/**
 * A pending effect. It takes each of its steps when it is told to, and stands where its frame stands: it waits for its
 * turn (`queued`), has begun (`resolving`), has asked somebody (`asking`), is over (`done`), or came to nothing
 * (`fizzled`).
 */
export const effectMachine = setup({
  types: {} as { context: Pending; input: Pending; events: EffectEvent },
  actions: {
    step: ({ context }) => context.store().step(resolve, context.id),
  },
  guards: {
    is: ({ context }, status: EffectStatus) => effectStatus(context.store(), context.id) === status,
  },
}).createMachine({
  id: 'effect',
  context: ({ input }) => input,
  initial: 'queued',
  on: { RUN: { actions: 'step' }, LOOK: {} },
  states: {
    queued: { always: elsewhere('queued') },
    resolving: { always: elsewhere('resolving') },
    asking: { always: elsewhere('asking') },
    done: {},
    fizzled: {},
  },
});
