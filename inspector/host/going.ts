import type { Input, LiveMatch } from '../../index.ts';
import type { Chronicle, Step } from './chronicle.ts';

/** Why the match could not be brought to a step. */
export interface NotThere {
  readonly ok: false;
  readonly message: string;
}

const wayTo = (step: Step): Step[] => (step.parent ? [...wayTo(step.parent), step] : [step]);

/** The latest step that lies on both ways. */
function forkOf(a: Step, b: Step): Step | null {
  const ids = new Set(wayTo(a).map(({ id }) => id));
  return wayTo(b).findLast(({ id }) => ids.has(id)) ?? null;
}

/**
 * Brings the match itself to a step: back to where both ways part, and from there along the answers that were given. All of
 * it is done at once, so that no bot and no clock comes in between.
 */
export function goTo(chronicle: Chronicle, to: Step): { readonly ok: true } | NotThere {
  const { match } = chronicle;
  const fork = forkOf(chronicle.current, to);
  if (!fork) return { ok: false, message: 'No way leads from where the match stands to that step.' };
  while (chronicle.current.id !== fork.id) {
    const from = chronicle.current.id;
    const undone = match.undo();
    if (!undone.ok) return { ok: false, message: undone.message };
    if (chronicle.current.id === from) return BUSY;
  }
  const way = wayTo(to);
  for (const { inputs, id } of way.slice(way.findIndex((step) => step.id === fork.id) + 1)) {
    for (const input of inputs) {
      const given = give(match, input);
      if (!given.ok) return { ok: false, message: given.message };
    }
    if (chronicle.current.id !== id) return BUSY;
  }
  return { ok: true };
}

const BUSY: NotThere = { ok: false, message: 'The match goes another way, or is busy telling what has happened.' };

/** Gives an input through the handle, as the player whose it is. */
export function give(match: LiveMatch, input: Input) {
  const player = match.players[input.player] ?? '';
  if (input.type === 'leave') return match.leave(player);
  if (input.type === 'cancel') return match.cancel(player, input.choice);
  const by = input.by === undefined || input.by === 'clock' ? 'player' : input.by;
  return match.answer(player, input.choice, input.value, { by });
}
