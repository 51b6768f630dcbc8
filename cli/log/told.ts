import type { PublicEvent } from '../../effects/events/event.ts';
import { eventWords } from '../../effects/text/render.ts';
import type { Rewound } from '../../machines/match.ts';

/** What a viewer is told, as lines; a new turn gets a heading. */
export function toldLines(event: PublicEvent | Rewound, names: readonly string[]): readonly string[] {
  if (event.type === 'rewound') return ['   (an answer was taken back)'];
  // A rewound match is told apart by its type, and no event of a match has that.
  const words = eventWords(event as PublicEvent, names);
  return event.type === 'began' && 'newTurn' in event ? ['', `== ${words}`] : [`   ${words}`];
}
