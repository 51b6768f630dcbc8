import type { Viewer } from '../effects/events/event.ts';
import { eventFor } from '../effects/rules/sight.ts';
import type { Message } from '../effects/state/tx.ts';
import { eventWords } from '../effects/text/render.ts';
import type { Match } from '../search/index.ts';

/** Lines for what happened, as a viewer may know it; a new turn gets a heading. */
export function logLines(after: Match, messages: readonly Message[], viewer: Viewer): string[] {
  const names = after.state.players.map((p) => p.name);
  return messages.flatMap(({ events }) =>
    events.flatMap((event) => {
      const form = eventFor(after, event, viewer);
      if (!form) return [];
      const words = eventWords(form, names);
      return event.type === 'began' && event.newTurn ? ['', `== ${words}`] : [`   ${words}`];
    }),
  );
}
