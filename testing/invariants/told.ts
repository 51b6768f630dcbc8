import type { GameEvent } from '../../effects/events/event.ts';
import { EVENTS } from '../../effects/events/registry.gen.ts';
import type { MatchState } from '../../effects/state/state.ts';
import type { Invariant } from './invariant.ts';
import { replayed } from './replayed.ts';

/** What a match is about: all but how the flow goes on, its numbering, and what is kept of the events themselves. */
const table = ({ players, objects, zones, turn, delayed, modifiers, result, history }: MatchState) => ({
  players,
  objects,
  zones,
  turn: [turn.number, turn.active],
  delayed,
  modifiers,
  result,
  uses: history.uses,
});

/** With what a single event may change besides. */
const whole = (state: MatchState): string => JSON.stringify([table(state), state.turn, state.reveals]);

/** What is about pending effects, which are the flow's; and a step may come after itself. */
const OF_FLOW: readonly GameEvent['type'][] = ['began', 'finished', 'copied'];

/** An event that only tells of something has nothing to write down. */
const tells = ({ type }: GameEvent): boolean =>
  OF_FLOW.includes(type) || !('apply' in EVENTS[type] || 'adds' in EVENTS[type]);

/** What has happened is told, and what is told has happened. */
export const told: Invariant = {
  name: 'each change is an event, and each event a change',
  broken: ({ match, before, messages }) => {
    if (!before) return null;
    let was = whole(before.state);
    const tx = replayed(before, messages, {
      event: ({ state }, event) => {
        const is = whole(state);
        if (is === was && !tells(event)) return `"${event.type}" is told, and nothing has changed`;
        was = is;
        return null;
      },
    });
    if (typeof tx === 'string') return tx;
    const [said, is] = [table(tx.state), table(match.state)];
    const part = (Object.keys(is) as (keyof typeof is)[]).find(
      (key) => JSON.stringify(said[key]) !== JSON.stringify(is[key]),
    );
    return part === undefined ? null : `${part} are other than the events say`;
  },
};
