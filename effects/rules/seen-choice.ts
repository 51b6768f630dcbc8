import { type Choice, openPlaces } from '../choices/choice.ts';
import type { Writable } from '../copy.ts';
import type { Position } from '../env.ts';
import type { Viewer } from '../events/event.ts';
import type { Frame } from '../flow/frame.ts';
import { frameOf } from '../flow/scope.ts';

/** The play in progress that a choice asks something for. */
export const playAsking = (at: Position, { asker }: Choice): Frame | undefined =>
  asker.kind === 'draft' ? frameOf(at, asker.frame) : undefined;

/** Whether a viewer is asked one of a choice's requests now, or has been: then he knows all that it shows. */
export const isShownIn = (choice: Choice, place: number, viewer: Viewer): boolean =>
  choice.requests[place]?.player === viewer && (choice.answers[place] !== null || openPlaces(choice).includes(place));

/**
 * A choice as a player is shown it. A play that another one puts together shows nobody what it asks: they see the window
 * that it began in, or, where an effect makes the play, one and the same question from its first pick to its last.
 */
export function choiceAsSeen(at: Position, choice: Choice, viewer: Viewer): Choice {
  const frame = playAsking(at, choice);
  if (!frame?.draft || viewer === 'everything' || frame.controller === viewer) return choice;
  if (choice.requests.some((r) => r.player === viewer)) return choice;
  if (frame.draft.window) return frame.draft.window;
  const parent = frameOf(at, frame.parent);
  const playing: Writable<Choice> = {
    id: frame.draft.asked ?? choice.id,
    asker: choice.asker,
    purpose: 'play',
    order: 'in-turn',
    requests: [{ shape: 'act', player: frame.controller, actions: [] }],
    answers: [null],
  };
  if (parent?.source) playing.source = parent.source;
  return playing;
}
