import { withEvent } from '../env.ts';
import type { Trigger } from '../language.ts';
import { Optional, oneOf, paramsOf, trigger } from '../schema.ts';
import { type AmountDescription, defineAmount } from './amount.ts';

/**
 * How many events this turn (or last) would have set off such a trigger: "units that died this turn". In the `while` of
 * a trigger, and when a replacement applies, these are the events before: "the first time" is when there was none.
 */
export interface Params {
  /** What is counted. */
  readonly event: Trigger;
  /** In this turn when left out, or in the one before it. */
  readonly in?: 'turn' | 'last-turn';
}

export const happenedAmount = defineAmount<Params>({
  count: (p, lang) => {
    const types = lang.heardTypes(p.event);
    return (env) => {
      const events = p.in === 'last-turn' ? env.state.history.lastTurn : env.state.history.turn;
      let times = 0;
      for (const event of events)
        if (types.includes(event.type) && lang.matches(withEvent(env, event), p.event) === true) times += 1;
      return times;
    };
  },
  open: (env, p) => {
    const events = p.in === 'last-turn' ? env.state.history.lastTurn : env.state.history.turn;
    const types = env.book.lang.heardTypes(p.event);
    const unseen = events.some((e) => 'audience' in e && e.audience && types.includes(e.type));
    return !unseen && env.book.lang.dataOpen(env, Object.values(p.event));
  },
  looksBack: true,
});

export const describeHappenedAmount = (): AmountDescription<Params> => ({
  params: paramsOf<Params>()({ event: trigger, in: Optional(oneOf('turn', 'last-turn')) }),
  words: 'how often {event}[ in this turn|in=turn/ in the last turn|in=last-turn]',
  example: { event: { on: 'died' } },
});
