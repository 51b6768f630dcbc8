import { assign, enqueueActions, fromPromise, setup, stopChild } from 'xstate';
import type { Request } from '../effects/choices/choice.ts';
import { type Asked, askedOf } from '../effects/rules/asked.ts';
import { choiceId, type PlayerId } from '../effects/state/ids.ts';
import type { Decide, Decision, Door } from './seat.ts';
import type { Way } from './store.ts';

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

/** Asks a seat's `decide`, once all that led to the question is committed, and gives what it has decided. */
const decide = fromPromise<void, SeatAt>(async ({ input: { store, player, door }, signal }) => {
  await null;
  const [asked] = askedOf(store().at, player);
  const by = store().decideOf(player);
  if (signal.aborted || !asked || !by) return;
  const decision = await decisionOf(by, asked);
  // Nobody is asked any more by whom he was.
  if (!signal.aborted) door().decided(player, choiceId(asked.choice.id), decision);
});

async function decisionOf(by: Decide, asked: Asked): Promise<Decision> {
  try {
    return { value: await by(asked) };
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
      if (store().decideOf(player)) enqueue.spawnChild('decide', { id: 'decide', input: { store, player, door } });
    }),
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
      entry: 'consult',
      exit: 'dismiss',
    },
    answered: {},
  },
});
