import type { WaitingTrigger } from '../../effects/flow/frame.ts';
import type { PlayerId } from '../../effects/state/ids.ts';
import { isIn, turnOrder } from '../../effects/state/objects.ts';
import type { Message } from '../../effects/state/tx.ts';
import type { Match } from '../../search/match.ts';
import type { Invariant } from './invariant.ts';

/** Simultaneous triggers, and in whose turn they were set off. */
interface SetOff {
  readonly triggers: readonly WaitingTrigger[];
  readonly active: PlayerId;
}

function setOff(before: Match, messages: readonly Message[]): readonly SetOff[] {
  let { active } = before.state.turn;
  return messages.flatMap(({ events, triggers }) => {
    for (const event of events) if (event.type === 'began') active = event.player;
    return triggers.length > 1 ? [{ triggers, active }] : [];
  });
}

/** Of abilities that are set off together those of the player whose turn it is come first, then those of the next one. */
export const inOrder: Invariant = {
  name: 'simultaneous triggers come in turn order',
  broken: ({ match, before, messages }) => {
    // Where one player orders them all, they come as he likes.
    if (!before || match.book.ruleset.questions?.triggerOrder === 'active') return null;
    const begun = messages.flatMap((message) => message.begun).map(({ id }) => id);
    for (const { triggers, active } of setOff(before, messages)) {
      const order = turnOrder(match, active);
      const came = triggers
        .filter(({ id, controller }) => begun.includes(id) && isIn(match, controller))
        .sort((a, b) => begun.indexOf(a.id) - begun.indexOf(b.id));
      const waits = match.state.waiting.filter((w) => triggers.some(({ id }) => id === w.id));
      const places = [...came, ...waits].map(({ controller }) => order.indexOf(controller));
      // Among those that still wait, the order is not yet settled.
      const late = places.findIndex(
        (place, i) => i > 0 && i <= came.length && place < Math.max(...places.slice(0, Math.min(i, came.length))),
      );
      if (late >= 0) return `a trigger of player ${[...came, ...waits][late]?.controller} came too late`;
    }
    return null;
  },
};
