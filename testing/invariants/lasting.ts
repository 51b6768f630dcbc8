import { isOver } from '../../effects/effective/durations.ts';
import type { Modifier } from '../../effects/effective/stored-modifier.ts';
import type { Invariant } from './invariant.ts';

/** All of a modifier but how much of it is left. */
const said = ({ left: _, ...modifier }: Modifier): string => JSON.stringify(modifier);

/** A modifier says and binds what it did when it was made, and is gone when its time is over. */
export const lasting: Invariant = {
  name: 'modifiers stay as they were made, and no longer than they last',
  broken: ({ match, before, messages }) => {
    const { modifiers } = match.state;
    const over = modifiers.find((m) => isOver(match, m));
    if (over) return `the modifier ${over.id} is over (${over.duration.until}) and still there`;
    const events = messages.flatMap((message) => message.events);
    const made = events.flatMap((e) => (e.type === 'modified' ? [e.modifier] : []));
    for (const was of [...(before?.state.modifiers ?? []), ...made]) {
      const is = modifiers.find(({ id }) => id === was.id);
      if (is && said(is) !== said(was)) return `the modifier ${is.id} has become another one`;
    }
    const turned = events.some((e) => e.type === 'began' && e.newTurn);
    const old = turned && before?.state.modifiers.find(({ duration }) => duration.until === 'turn-end');
    return old && modifiers.some(({ id }) => id === old.id) ? `the modifier ${old.id} has outlasted its turn` : null;
  },
};
