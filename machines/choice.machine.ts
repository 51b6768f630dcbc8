import { enqueueActions, sendParent, setup } from 'xstate';
import type { ChoiceId } from '../effects/state/ids.ts';
import type { Expired } from './events.ts';
import { openQuestions } from './seats.ts';
import type { Way } from './store.ts';

export interface OpenChoice extends Way {
  readonly id: ChoiceId;
}

export interface Clocked extends OpenChoice {
  /** Places of the requests whose clocks run. */
  readonly clocks: readonly number[];
}

type ChoiceEvent =
  /** Somebody has answered, or his clock has in his place. */
  | { readonly type: 'ANSWERED' }
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
      const { at, seats } = store();
      if (!seats.clocked) return;
      const open = openQuestions(at).filter(({ choice }) => choice.id === id);
      for (const place of clocks) if (!open.some((o) => o.place === place)) enqueue.cancel(clockId(place));
      const running = open.flatMap(({ place, question }) => {
        const delay = seats.time.left(question);
        if (delay === undefined) return [];
        if (!clocks.includes(place)) enqueue.raise({ type: 'EXPIRED', place }, { id: clockId(place), delay });
        return [place];
      });
      enqueue.assign({ clocks: running });
    }),
    expire: sendParent(({ context, event }): Expired => {
      const { place } = event as Extract<ChoiceEvent, { type: 'EXPIRED' }>;
      return { type: 'EXPIRED', choice: context.id, place };
    }),
  },
  guards: {
    whole: ({ context }) => context.store().choice(context.id) === undefined,
    last: ({ context }) => context.store().isOpen && context.store().lacksOne(context.id),
    'let in': ({ context }) => context.store().isOpen,
  },
}).createMachine({
  id: 'choice',
  context: ({ input: { store, id } }) => ({ store, id, clocks: [] }),
  initial: 'open',
  states: {
    open: {
      entry: 'clock',
      on: {
        ANSWERED: [{ guard: 'whole', target: 'answered' }, { actions: 'clock' }],
        EXPIRED: [{ guard: 'last', target: 'defaulted', actions: 'expire' }, { actions: 'expire' }],
        WITHDRAW: { guard: 'let in', target: 'withdrawn' },
      },
    },
    answered: {},
    defaulted: {},
    withdrawn: {},
  },
});
