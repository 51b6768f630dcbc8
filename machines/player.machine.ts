import { assign, enqueueActions, fromPromise, setup, stopChild } from 'xstate';
import type { Request } from '../effects/choices/choice.ts';
import { type Asked, askedOf } from '../effects/rules/asked.ts';
import { choiceId, type PlayerId } from '../effects/state/ids.ts';
import { hostClock } from './clock.ts';
import type { Decide, Decision, Door, StopSignal } from './seat.ts';
import type { Store, Way } from './store.ts';

export interface SeatAt extends Way {
  readonly player: PlayerId;
  readonly door: () => Door;
}

export interface Player extends SeatAt {
  /** What he is asked, to know it from what he is asked next. */
  readonly request: Request | null;
}

type PlayerEvent =
  | { readonly type: 'ASK'; readonly request: Request }
  /** He has answered, and others are still asked with him. */
  | { readonly type: 'WAIT' }
  | { readonly type: 'DISMISS' };

/** A turn of the host's own: what led to the question is committed by then, and others have had their time. */
const hostTurn = (): Promise<unknown> => new Promise((resolve) => hostClock.setTimeout(resolve, 0));

/** Asks a seat's `decide`, outside of all machines, and gives what it has decided. */
const decide = fromPromise<void, SeatAt>(async ({ input: { store, player, door }, signal }) => {
  await hostTurn();
  const question = questionOf(store(), player);
  if (signal.aborted || !question) return;
  if ('error' in question) return door().failed(player, question.error);
  const { asked, by } = question;
  const decision = await decisionOf(by, asked, signal);
  // Nobody is asked any more by whom he was.
  if (!signal.aborted) door().decided(player, choiceId(asked.choice.id), decision);
});

function questionOf(store: Store, player: PlayerId) {
  const by = store.seats.decideOf(player);
  if (!by) return null;
  try {
    const [asked] = askedOf(store.at, player);
    return asked ? { asked, by } : null;
  } catch (error) {
    return { error };
  }
}

async function decisionOf(by: Decide, asked: Asked, signal: StopSignal): Promise<Decision> {
  try {
    return { value: await by(asked, signal) };
  } catch (error) {
    return { error };
  }
}

/** A seat at the table, of a person or a bot. */
export const playerMachine = setup({
  types: {} as { context: Player; input: SeatAt; events: PlayerEvent },
  actors: { decide },
  actions: {
    hear: assign({ request: ({ event }) => (event.type === 'ASK' ? event.request : null) }),
    /** A person has nobody to ask: he answers through the handle. */
    consult: enqueueActions(({ context: { store, player, door }, enqueue }) => {
      if (!store().seats.decideOf(player)) return;
      enqueue.spawnChild('decide', { id: 'decide', input: { store, player, door } });
    }),
    dismiss: stopChild('decide'),
  },
  guards: {
    'let in': ({ context }) => context.store().isOpen,
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({ ...input, request: null }),
  initial: 'idle',
  on: {
    ASK: { guard: 'let in', target: '.asked', actions: 'hear' },
    WAIT: { guard: 'let in', target: '.answered', actions: 'hear' },
    DISMISS: { guard: 'let in', target: '.idle', actions: 'hear' },
  },
  states: {
    idle: {},
    asked: {
      entry: 'consult',
      exit: 'dismiss',
    },
    answered: {},
  },
});
