import { enqueueActions, sendTo, setup } from 'xstate';
import { ROWS } from '../effects/flow/rows.ts';
import type { Ruleset } from '../effects/ruleset.ts';
import { playerId } from '../effects/state/ids.ts';
import type { InputEvent, Rested, Sync } from './events.ts';
import { playerMachine } from './player.machine.ts';
import { resolutionMachine } from './resolution.machine.ts';
import type { Door } from './seat.ts';
import { openRequestOf, playerStatus } from './status.ts';
import type { Way } from './store.ts';
import { turnMachine } from './turn.machine.ts';

export interface MatchInput extends Way {
  readonly door: () => Door;
}

const rested = <S extends 'over' | 'playing'>(target: S) => ({
  ...(target === 'over' ? { guard: 'over' as const } : {}),
  target,
  actions: ['settle', 'call'] as const,
});

/** The root of a match: it has the turn, the resolution and the seats, and hands inputs to who takes them. */
const makeMatchMachine = (ruleset: Ruleset) =>
  setup({
    types: {} as { context: MatchInput; input: MatchInput; events: Sync | InputEvent | Rested },
    actors: { turn: turnMachine(ruleset), resolution: resolutionMachine(ruleset.policy), player: playerMachine },
    actions: {
      seat: enqueueActions(({ context, enqueue }) => {
        for (let i = 0; i < context.store().seats.count; i++)
          enqueue.spawnChild('player', { id: `player.${i}`, input: { ...context, player: playerId(i) } });
      }),
      syncTurn: sendTo('turn', { type: 'SYNC' } satisfies Sync),
      syncResolution: sendTo('resolution', { type: 'SYNC' } satisfies Sync),
      pass: sendTo('resolution', ({ event }) => event),
      settle: ({ context }) => context.store().settle(),
      /** Every seat stands where the state has it. */
      call: enqueueActions(({ context, enqueue, self }) => {
        const { at, seats, goesOn } = context.store();
        const { children } = self.getSnapshot();
        for (let i = 0; i < seats.count; i++) {
          const player = playerId(i);
          const id = `player.${i}` as const;
          const seat = children[id]?.getSnapshot();
          const status = playerStatus(at, player);
          const request = openRequestOf(at, player);
          const retry = goesOn && seats.mustRetry(player);
          const known = seat?.context.request === request || !seats.decideOf(player);
          if (seat?.value === status && known && !retry) continue;
          if (request) enqueue.sendTo(id, { type: 'ASK', request });
          else enqueue.sendTo(id, { type: status === 'answered' ? 'WAIT' : 'DISMISS' });
        }
      }),
    },
    guards: {
      over: ({ context }) => context.store().holds(ROWS.over.when),
      'let in': ({ context }) => context.store().isOpen,
      expected: ({ context, event }) => 'input' in event && context.store().expects(event.input),
    },
  }).createMachine({
    id: 'match',
    context: ({ input }) => input,
    initial: 'idle',
    entry: 'seat',
    invoke: [
      { src: 'turn', id: 'turn', systemId: 'turn', input: ({ context: { store } }) => ({ store }) },
      { src: 'resolution', id: 'resolution', input: ({ context: { store } }) => ({ store }) },
    ],
    on: { SYNC: { guard: 'let in', target: '.settling', actions: ['syncTurn', 'syncResolution'] } },
    states: {
      idle: {},
      /** Until the first choice, and after an undo or a fault. */
      settling: { on: { RESTED: [rested('over'), rested('playing')] } },
      playing: {
        on: {
          ANSWER: { guard: 'expected', actions: 'pass' },
          LEAVE: { guard: 'expected', actions: 'pass' },
          CANCEL: { guard: 'expected', actions: 'pass' },
          RESTED: [rested('over'), { actions: ['settle', 'call'] }],
        },
      },
      over: {},
    },
  });

export type MatchMachine = ReturnType<typeof makeMatchMachine>;

const made = new WeakMap<Ruleset, MatchMachine>();

/** The machine of all matches by a ruleset: made once. */
export function matchMachine(ruleset: Ruleset): MatchMachine {
  const machine = made.get(ruleset) ?? makeMatchMachine(ruleset);
  made.set(ruleset, machine);
  return machine;
}
