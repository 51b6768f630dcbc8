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

const to = <S extends EffectStatus>(status: S) => ({ guard: { type: 'is' as const, params: status }, target: status });

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
  states: {
    queued: { on: { RUN: { target: 'resolving', actions: 'step' }, LOOK: 'resolving' } },
    resolving: {
      on: { RUN: { actions: 'step' }, LOOK: {} },
      always: [to('fizzled'), to('done'), to('asking'), to('queued')],
    },
    asking: { on: { RUN: { target: 'resolving', actions: 'step' }, LOOK: 'resolving' } },
    done: {},
    fizzled: {},
  },
});
