import type { Choice } from '../choices/choice.ts';
import type { Writable } from '../copy.ts';
import type { Position } from '../env.ts';
import type { Viewer } from '../events/event.ts';

/**
 * A choice as a player is shown it. A play that another one puts together shows nobody what it asks: they see the window
 * that it began in, or, where an effect makes the play, one and the same question from its first pick to its last.
 */
export function choiceAsSeen(at: Position, choice: Choice, viewer: Viewer): Choice {
  const { asker } = choice;
  if (asker.kind !== 'draft' || viewer === 'everything') return choice;
  if (choice.requests.some((r) => r.player === viewer)) return choice;
  const frame = at.state.frames.find((f) => f.id === asker.frame);
  if (!frame?.draft || frame.controller === viewer) return choice;
  if (frame.draft.window) return frame.draft.window;
  const parent = at.state.frames.find((f) => f.id === frame.parent);
  const playing: Writable<Choice> = {
    id: frame.draft.asked ?? choice.id,
    asker,
    purpose: 'play',
    order: 'in-turn',
    requests: [{ shape: 'act', player: frame.controller, actions: [] }],
    answers: [null],
  };
  if (parent?.source) playing.source = parent.source;
  return playing;
}
