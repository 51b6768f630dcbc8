import { enqueueActions, fromEventObservable, sendParent, sendTo, setup } from 'xstate';
import { POLICIES } from '../effects/flow/policies/policies.ts';
import { ROWS, type RowName } from '../effects/flow/rows.ts';
import { frameOf, runnable } from '../effects/flow/scope.ts';
import type { PolicyName } from '../effects/ruleset.ts';
import { choiceMachine } from './choice.machine.ts';
import { effectMachine } from './effect.machine.ts';
import type { Expired, InputEvent, Rested, Stepped, Sync } from './events.ts';
import { frameStatus } from './status.ts';
import type { Way } from './store.ts';

type ResolutionEvent =
  | Sync
  | InputEvent
  | Stepped
  | Expired
  /** All children are stopped: go on from the state. */
  | { readonly type: 'DECIDE' };

/** Hears the steps of the match on the inner side of the bus. */
const bus = fromEventObservable<Stepped, Way>(({ input }) => input.store().bus.steps$);

const PENDING = /^(effect|choice)\./;

const parts = setup({
  types: {} as { context: Way; input: Way; events: ResolutionEvent },
  actors: { effect: effectMachine, choice: choiceMachine, bus },
  actions: {
    step: ({ context }, row: RowName) => {
      const { run } = ROWS[row];
      if (run) context.store().step(run);
    },
    advance: sendTo(({ system }) => system.get('turn'), { type: 'ADVANCE' }),
    record: ({ context, event }) => {
      if ('input' in event) context.store().record(event.input);
    },
    expire: ({ context, event }) => {
      if (event.type === 'EXPIRED') context.store().expire(event.choice, event.place);
    },
    /** The choice hears that it was answered; its actor may go where that was the last answer. */
    close: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'ANSWER' && event.type !== 'EXPIRED') return;
      const choice = event.type === 'ANSWER' ? event.input.choice.id : event.choice;
      enqueue.sendTo(`choice.${choice}`, { type: 'ANSWERED' });
      if (!context.store().choice(choice)) enqueue.stopChild(`choice.${choice}`);
    }),
    rested: sendParent({ type: 'RESTED' } satisfies Rested),
    /** The actor of what is over may go. */
    clear: enqueueActions(({ context, event, enqueue }) => {
      if (event.type === 'STEPPED' && event.by !== null && !frameOf(context.store().at, event.by))
        enqueue.stopChild(`effect.${event.by}`);
    }),
    decide: sendTo(({ self }) => self, { type: 'DECIDE' }),
    stopAll: enqueueActions(({ enqueue, self }) => {
      for (const id in self.getSnapshot().children) if (PENDING.test(id)) enqueue.stopChild(id);
    }),
    /** The frame's actor takes the next step; it is spawned where there is none yet. */
    wake: enqueueActions(({ context: { store }, enqueue, self }) => {
      const frame = runnable(store().at);
      if (!frame) return;
      const id = `effect.${frame.id}` as const;
      if (!(id in self.getSnapshot().children)) enqueue.spawnChild('effect', { id, input: { store, id: frame.id } });
      enqueue.sendTo(id, { type: 'RUN' });
    }),
    /** One actor for each frame and each open choice, each where the state has it. */
    reconcile: enqueueActions(({ context: { store }, enqueue, self }) => {
      const { at } = store();
      const { children } = self.getSnapshot();
      const wanted = new Set<string>();
      for (const frame of at.state.frames) {
        const id = `effect.${frame.id}`;
        wanted.add(id);
        const child = children[id];
        if (!child) enqueue.spawnChild('effect', { id, input: { store, id: frame.id } });
        else if (child.getSnapshot().value !== frameStatus(at, frame)) enqueue.sendTo(id, { type: 'LOOK' });
      }
      for (const choice of at.state.choices) {
        const id = `choice.${choice.id}`;
        wanted.add(id);
        if (!children[id]) enqueue.spawnChild('choice', { id, input: { store, id: choice.id } });
      }
      for (const id in children) {
        if (!PENDING.test(id) || wanted.has(id)) continue;
        enqueue.sendTo(id, { type: id.startsWith('effect.') ? 'LOOK' : 'WITHDRAW' });
        enqueue.stopChild(id);
      }
    }),
  },
  guards: {
    'let in': ({ context }) => context.store().isOpen,
    next: ({ context }, row: RowName) => context.store().holds(ROWS[row].when),
  },
});

/** What is done in the state of a row: nearly always its step. */
function actionsOf(row: RowName) {
  switch (row) {
    // What is still pending when a match ends never comes to anything.
    case 'over':
      return ['stopAll', 'rested'] as const;
    case 'ask':
      return ['reconcile', 'rested'] as const;
    case 'resolve':
      return ['wake'] as const;
    case 'advance':
      return ['advance'] as const;
    default:
      return [{ type: 'step', params: row }] as const;
  }
}

/**
 * A transition for each row of a policy, in its order: the first whose time it is. From a row to itself no state is left
 * and entered, which costs half as much. Only an effect's step can end an effect.
 */
function decision(rows: readonly RowName[], from: RowName | null) {
  const clear = from === 'resolve' ? (['clear'] as const) : [];
  return rows.map((row) => ({
    guard: { type: 'next' as const, params: row },
    ...(row === from
      ? { actions: [...clear, ...actionsOf(row)] }
      : { actions: [...clear], target: `#resolution.${row}` }),
  }));
}

/** The state of a row: in it the step is taken, the bus tells that it was taken, and the next is decided. */
const rowState = (rows: readonly RowName[], row: RowName) =>
  parts.createStateConfig({
    entry: actionsOf(row),
    on:
      row === 'over'
        ? {}
        : row === 'ask'
          ? {
              ANSWER: { guard: 'let in', target: 'deciding', actions: ['record', 'close'] },
              EXPIRED: { guard: 'let in', target: 'deciding', actions: ['expire', 'close'] },
              LEAVE: { guard: 'let in', target: 'deciding', actions: 'record' },
              CANCEL: { guard: 'let in', target: 'deciding', actions: 'record' },
            }
          : { STEPPED: decision(rows, row) },
  });

/**
 * What comes next, as a chart: a state for each row of the policy, entered when the row is the first whose time it is. It
 * has the actors of all pending effects and open choices.
 */
export function resolutionMachine(policy: PolicyName) {
  const { rows } = POLICIES[policy];
  return parts.createMachine({
    id: 'resolution',
    context: ({ input }) => input,
    initial: 'idle',
    invoke: { src: 'bus', id: 'bus', input: ({ context }) => context },
    on: { SYNC: { guard: 'let in', target: '.idle', actions: ['stopAll', 'decide'] } },
    states: {
      idle: { on: { DECIDE: decision(rows, null) } },
      deciding: { always: decision(rows, null) },
      ...Object.fromEntries(rows.map((row) => [row, rowState(rows, row)])),
    },
  });
}
