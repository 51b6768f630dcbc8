import { assign, cancel, enqueueActions, fromPromise, setup, spawnChild, stopChild } from 'xstate';
import type { Request } from '../effects/choices/choice.ts';
import { type Asked, askedOf } from '../effects/rules/asked.ts';
import { choiceId, type PlayerId } from '../effects/state/ids.ts';
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
  | { readonly type: 'DISMISS' }
  /** All that led to the question is committed, and the host has had time for others. */
  | { readonly type: 'THINK' };

/** Asks a seat's `decide`, outside of all machines, and gives what it has decided. */
const decide = fromPromise<void, SeatAt>(async ({ input: { store, player, door }, signal }) => {
  await null;
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
    think: enqueueActions(({ context: { store, player }, enqueue }) => {
      if (store().seats.decideOf(player)) enqueue.raise({ type: 'THINK' }, { id: 'think', delay: 0 });
    }),
    consult: spawnChild('decide', {
      id: 'decide',
      input: ({ context: { store, player, door } }) => ({ store, player, door }),
    }),
    calm: cancel('think'),
    dismiss: stopChild('decide'),
  },
}).createMachine({
  id: 'player',
  context: ({ input }) => ({ ...input, request: null }),
  initial: 'idle',
  on: {
    ASK: { target: '.asked', actions: 'hear' },
    WAIT: { target: '.answered', actions: 'hear' },
    DISMISS: { target: '.idle', actions: 'hear' },
  },
  states: {
    idle: {},
    asked: {
      entry: 'think',
      exit: ['calm', 'dismiss'],
      on: { THINK: { actions: 'consult' } },
    },
    answered: {},
  },
});
