import type { Viewer } from '../effects/events/event.ts';
import { eventFor } from '../effects/rules/sight.ts';
import { eventWords } from '../effects/text/render.ts';
import type { News } from '../index.ts';

/** Lines for what happened, as a viewer may know it; a new turn gets a heading. */
export function logLines(news: News, viewer: Viewer): string[] {
  const { position } = news;
  const names = position.state.players.map((p) => p.name);
  const events = news.type === 'settled' ? news.messages.flatMap((message) => message.events) : [];
  return events.flatMap((event) => {
    const form = eventFor(position, event, viewer);
    if (!form) return [];
    const words = eventWords(form, names);
    return event.type === 'began' && event.newTurn ? ['', `== ${words}`] : [`   ${words}`];
  });
}
