import { enqueueActions, sendParent, setup } from 'xstate';
import type { ChoiceId } from '../effects/state/ids.ts';
import type { Answered, InputEvent } from './events.ts';
import type { Way } from './store.ts';

export interface OpenChoice extends Way {
  readonly id: ChoiceId;
}

export interface Clocked extends OpenChoice {
  /** Places of the requests whose clocks run. */
  readonly clocks: readonly number[];
}

type ChoiceEvent =
  | Extract<InputEvent, { type: 'ANSWER' }>
  /** The clock of one request has run out. */
  | { readonly type: 'EXPIRED'; readonly place: number }
  /** It is not asked any more. */
  | { readonly type: 'WITHDRAW' };

const clockId = (place: number): string => `clock.${place}`;

/**
 * An open choice. It waits for the answers of all whom it asks, and holds their clocks: for who does not answer in time
 * the least is done that may be done.
 */
export const choiceMachine = setup({
  types: {} as { context: Clocked; input: OpenChoice; events: ChoiceEvent },
  actions: {
    /** A clock for each request that may be answered now, to somebody who has one. */
    clock: enqueueActions(({ context: { store, id, clocks }, enqueue }) => {
      const { clocked, seats } = store();
      if (!clocked) return;
      const open = store().open(id);
      for (const place of clocks) if (!open.some((o) => o.place === place)) enqueue.cancel(clockId(place));
      const running = open.flatMap(({ place, request }) => {
        const delay = seats[request.player]?.clock;
        if (delay === undefined) return [];
        if (!clocks.includes(place)) enqueue.raise({ type: 'EXPIRED', place }, { id: clockId(place), delay });
        return [place];
      });
      enqueue.assign({ clocks: running });
    }),
    record: ({ context, event }) => {
      if (event.type === 'ANSWER') context.store().record(event.input);
    },
    expire: ({ context, event }) => {
      if (event.type === 'EXPIRED') context.store().expire(context.id, event.place);
    },
    tell: sendParent(({ context }): Answered => ({ type: 'ANSWERED', choice: context.id })),
  },
  guards: {
    last: ({ context }) => context.store().isLast(context.id),
  },
}).createMachine({
  id: 'choice',
  context: ({ input: { store, id } }) => ({ store, id, clocks: [] }),
  initial: 'open',
  states: {
    open: {
      entry: 'clock',
      on: {
        ANSWER: [
          { guard: 'last', target: 'answered', actions: ['record', 'tell'] },
          { actions: ['record', 'clock', 'tell'] },
        ],
        EXPIRED: [
          { guard: 'last', target: 'defaulted', actions: ['expire', 'tell'] },
          { actions: ['expire', 'clock', 'tell'] },
        ],
        WITHDRAW: 'withdrawn',
      },
    },
    answered: {},
    defaulted: {},
    withdrawn: {},
  },
});
