import { setup } from 'xstate';
import { firstWay, takeFirstOpenWay, takeWay, type WayOut, wayOpen, waysOut } from '../effects/flow/turn.ts';
import type { Ruleset } from '../effects/ruleset.ts';
import type { Way } from './store.ts';

/** `SYNC`: stand where the state stands. `ADVANCE`: leave the step by the first way that is open. */
type TurnEvent = { readonly type: 'SYNC' } | { readonly type: 'ADVANCE' };

/** A step's name in a target: dots in it are no way into the states within. */
const target = (step: string): string => `#turn.steps.${step.replaceAll(/[\\.]/g, '\\$&')}`;

const transition = (way: WayOut) => ({
  guard: { type: 'open' as const, params: way },
  target: target(way.edge.to),
  actions: { type: 'take' as const, params: way },
});

/**
 * The turn as a chart: a state for each row of the phase table, a transition for each way out of it. Which step comes
 * next is decided here.
 */
export const turnMachine = (ruleset: Ruleset) =>
  setup({
    types: {} as { context: Way; input: Way; events: TurnEvent },
    actions: {
      /** With no open edge it is the rulebook that says what is wrong. */
      stuck: ({ context }) => context.store().step(takeFirstOpenWay),
      take: ({ context }, way: WayOut) => context.store().step((tx) => takeWay(tx, way)),
    },
    guards: {
      open: ({ context }, way: WayOut) => context.store().holds((at) => wayOpen(at, way)),
      at: ({ context }, step: string) => context.store().at.state.turn.step === step,
    },
  }).createMachine({
    id: 'turn',
    context: ({ input }) => input,
    initial: 'idle',
    on: { SYNC: '.syncing' },
    states: {
      idle: {},
      syncing: {
        always: [
          ...ruleset.phases.map(({ step }) => ({
            guard: { type: 'at' as const, params: step },
            target: target(step),
          })),
          { target: 'before' },
        ],
      },
      /** No turn has begun yet. */
      before: { on: { ADVANCE: transition(firstWay(ruleset)) } },
      steps: {
        ...(ruleset.phases[0] ? { initial: ruleset.phases[0].step } : {}),
        states: Object.fromEntries(
          ruleset.phases.map((row) => [
            row.step,
            { on: { ADVANCE: [...waysOut(ruleset, row).map(transition), { actions: 'stuck' as const }] } },
          ]),
        ),
      },
    },
  });
